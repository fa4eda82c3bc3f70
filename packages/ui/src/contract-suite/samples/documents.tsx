import * as documents from '../../documents/index.js';
import { DOCUMENT_BLOCKS, DOCUMENTS, MEMBERS } from '../../documents/documents.fixture.js';
import { NO_TAG_EDITS } from '../../tags/tag-editor/index.js';
import { noop, sample, type Samples } from '../sample.tsx';
import { uploads } from './uploads.tsx';

const tagging = {
  onSearch: () => Promise.resolve([]),
  newTag: () => null,
  onSave: () => Promise.resolve(),
};
const [first] = DOCUMENTS;

export const documentParts: Samples = {
  DocumentCard: sample(documents.DocumentCard, 'element', {
    document: first!,
    onOpen: noop,
    onDownload: noop,
    onSelectedChange: noop,
  }),
  DocumentDetails: sample(documents.DocumentDetails, 'element', { document: first!, tagging }),
  DocumentsPage: sample(documents.DocumentsPage, 'element', {
    documents: DOCUMENTS,
    blocks: DOCUMENT_BLOCKS,
    filters: {},
    onFiltersChange: noop,
    sort: 'DateDescending',
    onSortChange: noop,
    layout: 'tiles',
    onLayoutChange: noop,
    isInternal: true,
    state: { status: 'ready', total: 20 },
    onOpen: noop,
    onDownload: noop,
    onFavoriteChange: noop,
    onTag: noop,
    onDelete: noop,
  }),
  ReleaseNoteUpload: sample(
    documents.ReleaseNoteUpload,
    'nothing',
    { open: true, onOpenChange: noop, uploads, onSubmit: noop },
    { layer: true },
  ),
  SignedContractUpload: sample(
    documents.SignedContractUpload,
    'nothing',
    {
      open: true,
      onOpenChange: noop,
      uploads,
      form: { contractId: 'a', ricosCodes: [], userIds: null, tags: NO_TAG_EDITS },
      onFormChange: noop,
      contracts: [{ value: 'a', label: 'Halden' }],
      legalEntities: [],
      members: MEMBERS,
      onSearch: tagging.onSearch,
      newTag: tagging.newTag,
      onSubmit: noop,
    },
    { layer: true },
  ),
};
