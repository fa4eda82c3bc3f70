import type { RequestDocument } from '@atrium/contract/request-documents';

const base: RequestDocument = {
  id: '00000000-0000-4000-8000-0000000000d1',
  filename: 'Agreement v3, changes marked.pdf',
  type: 'PDF',
  mediaType: 'application/pdf',
  size: 421_888,
  creationDate: '2026-11-20T13:20:00.000Z',
  category: { id: 'REQUESTS', name: 'Request documents', documentService: 'REQUESTS_BOARD' },
  contract: null,
  service: null,
  tags: [],
  authorFirstName: 'Marc',
  authorLastName: 'Delaunay',
  authorIsDeleted: false,
  isUploadedByMe: false,
  isUnread: false,
  isFavorite: false,
  isRequested: false,
  state: 'pending',
  ricosLinked: [],
  messageId: '00000000-0000-4000-8000-0000000000e1',
  topicIds: [],
  rights: { canDelete: false, canUpdate: false, canManageTags: false, canValidate: true },
};
const variant = (number: number, change: Partial<RequestDocument>): RequestDocument => ({
  ...base,
  id: base.id.slice(0, -1) + String(number),
  ...change,
});

export const DOCUMENTS: readonly RequestDocument[] = [
  base,
  variant(2, {
    filename: 'Fees 2026 and 2027 compared.xlsx',
    mediaType: 'application/vnd.ms-excel',
    size: 38_912,
  }),
  variant(3, { filename: 'Specimen signature card.pdf', state: 'validated', messageId: null }),
  variant(4, {
    filename: 'Guarantee letter.pdf',
    state: 'refused',
    creationDate: '2026-11-18T08:02:00.000Z',
    messageId: '00000000-0000-4000-8000-0000000000e2',
  }),
  variant(5, {
    filename: 'Board minutes, 12 Nov.docx',
    authorFirstName: 'Claire',
    authorLastName: 'Vasseur',
    isUploadedByMe: true,
    creationDate: '2026-11-18T08:02:00.000Z',
    messageId: '00000000-0000-4000-8000-0000000000e2',
    rights: { ...base.rights, canValidate: false },
  }),
];

/** The topics and legal entities that the dialog offers. */
export const OFFERED = {
  topics: [
    { value: 'ACCOUNTS', label: 'Accounts' },
    { value: 'FEES', label: 'Fees' },
  ],
  mainTopic: 'ACCOUNTS',
  legalEntities: [{ value: 'HALDE001', label: 'Halden Energy GmbH' }],
};
