import * as content from '../../content/index.js';
import { AuditReportsPage } from '../../audit-reports/index.js';
import { AUDIT_REPORTS } from '../../audit-reports/audit-reports.fixture.js';
import { CashManagementPage } from '../../cash-management/index.js';
import { CASH_DOCUMENTS, CASH_TEXTS } from '../../cash-management/cash-management.fixture.js';
import { TradeFinancePage } from '../../trade-finance/index.js';
import { TRADE_FINANCE_CONTENT } from '../../trade-finance/trade-finance.fixture.js';
import { PLAIN, PUBLISHED, TEXT } from '../../content/content.fixture.js';
import { HubPage, MarketMap } from '../../information-hub/index.js';
import { HUB_DOCUMENTS, HUB_TEXTS } from '../../information-hub/hub.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';
import { uploads } from './uploads.tsx';

const done = () => Promise.resolve();
const tagging = { onSearch: () => Promise.resolve([]), newTag: () => null };
const fields = [{ id: 'text', text: TEXT, rule: PLAIN }];
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
  EditableText: sample(content.EditableText, 'element', { name: 'Halden', texts: { fields } }),
  BilingualTextForm: sample(content.BilingualTextForm, 'element', {
    name: 'Halden',
    fields,
    drafts: { text: { en: TEXT.en, fr: TEXT.fr, read: TEXT } },
    onDraftsChange: noop,
    onSave: done,
    onCancel: noop,
  }),
  ContentFrame: sample(content.ContentFrame, 'element', {
    title: 'Halden',
    tab: 'one',
    tabs: [{ id: 'one', href: '#one', label: 'Halden' }],
    state: { status: 'ready' },
    failed: 'Halden',
  }),
  ProductCard: sample(content.ProductCard, 'element', {
    name: 'Halden',
    texts: { fields },
    descriptionId: 'text',
    documents: PUBLISHED,
    href: '#documents',
  }),
  DocumentSection: sample(content.DocumentSection, 'element', { name: 'Halden', ...list }),
  AuditReportsPage: sample(AuditReportsPage, 'element', {
    state: { status: 'ready', content: AUDIT_REPORTS },
    onOpen: noop,
    onDownload: noop,
  }),
  CashManagementPage: sample(CashManagementPage, 'element', {
    state: { status: 'ready', texts: CASH_TEXTS, documents: CASH_DOCUMENTS },
    tab: 'PRODUCT_OVERVIEW',
    hrefOf: (tab, product) => `#${tab}${product ?? ''}`,
    onCloseProduct: noop,
    onOpen: noop,
    onDownload: noop,
  }),
  TradeFinancePage: sample(TradeFinancePage, 'element', {
    state: { status: 'ready', content: TRADE_FINANCE_CONTENT },
    hrefOf: (block) => `#${block ?? ''}`,
    onCloseBlock: noop,
    onOpen: noop,
    onDownload: noop,
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
