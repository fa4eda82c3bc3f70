import * as content from '../../content/index.js';
import { PLAIN, PUBLISHED, TEXT } from '../../content/content.fixture.js';
import { HubPage, MarketMap } from '../../information-hub/index.js';
import { HUB_DOCUMENTS, HUB_TEXTS } from '../../information-hub/hub.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';
import { uploads } from './uploads.tsx';

const done = () => Promise.resolve();
const tagging = { onSearch: () => Promise.resolve([]), newTag: () => null };
const list = { documents: PUBLISHED, onOpen: noop, onDownload: noop };

export const contentPages: Samples = {
  AddContentDocuments: sample(
    content.AddContentDocuments,
    'nothing',
    { open: true, onOpenChange: noop, target: 'Halden', uploads, needsDescriptions: false, onSubmit: noop },
    { layer: true },
  ),
  UpdateContentDocument: sample(
    content.UpdateContentDocument,
    'nothing',
    {
      open: true,
      onOpenChange: noop,
      document: PUBLISHED[0]!,
      current: { status: 'ready', description: { descriptionEn: 'Halden', descriptionFr: null, version: 1 } },
      uploads,
      needsDescriptions: false,
      tagging,
      onSubmit: noop,
    },
    { layer: true },
  ),
  DeleteContentDocument: sample(
    content.DeleteContentDocument,
    'nothing',
    { open: true, filename: 'Halden.pdf', onConfirm: done },
    { layer: true },
  ),
  ContentDocumentList: sample(content.ContentDocumentList, 'element', { 'aria-label': 'Halden', ...list }),
  DocumentPanel: sample(
    content.DocumentPanel,
    'nothing',
    { title: 'Halden', onClose: noop, ...list },
    { layer: true },
  ),
  EditableText: sample(content.EditableText, 'element', { name: 'Halden', text: TEXT, rule: PLAIN }),
  BilingualTextForm: sample(content.BilingualTextForm, 'element', {
    name: 'Halden',
    text: TEXT,
    rule: PLAIN,
    draft: TEXT,
    onDraftChange: noop,
    onSave: done,
    onCancel: noop,
  }),
  HubPage: sample(HubPage, 'element', {
    state: { status: 'ready', texts: HUB_TEXTS, documents: HUB_DOCUMENTS },
    tab: 'PRODUCTS_OVERVIEW',
    hrefOf: (tab, bloc) => `#${tab}${bloc ?? ''}`,
    onCloseBloc: noop,
    onOpen: noop,
    onDownload: noop,
  }),
  MarketMap: sample(MarketMap, 'element', {}),
};
