import type { Document } from '@atrium/contract/documents';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import type { ReachableUser } from '@atrium/contract/request-creation';
import { GERMANY, tagOf } from '../tags/tags.fixture.js';

const TYPES = { pdf: 'PDF', xlsx: 'EXCEL', docx: 'WORD', png: 'IMAGE' } as const;
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Returns a document of Halden; the fixed clock of the stories is at 20 November 2026. */
export function documentOf(filename: string, index: number, change: Partial<Document> = {}): Document {
  return {
    id: idOf(index),
    filename,
    type: TYPES[filename.split('.').at(-1) as keyof typeof TYPES] ?? 'OTHERS',
    mediaType: '',
    size: 412_000 + index * 9000,
    creationDate: new Date(Date.UTC(2026, 10, 20, 13, 20) - index * 4 * 86_400_000).toISOString(),
    category: { id: 'CONTRACTS', name: 'Contracts and amendments', documentService: 'DOCUMENTS' },
    contract: { id: idOf(90), name: 'Halden, cash management' },
    service: null,
    tags: [],
    authorFirstName: 'Marc',
    authorLastName: 'Delaunay',
    authorIsDeleted: false,
    isUploadedByMe: false,
    isUnread: false,
    isFavorite: false,
    isRequested: false,
    state: 'validated',
    ricosLinked: [{ ricosCode: 'HALDE001', ricosName: 'Halden Energy GmbH' }],
    rights: { canDelete: false, canUpdate: false, canManageTags: true },
    ...change,
  };
}

const ENTITIES = ['Halden Industries SA', 'Halden Energy GmbH', 'Halden Finance Ltd'].map(
  (ricosName, index) => ({ ricosCode: `HALDE00${index}`, ricosName }),
);
const TAX = { id: 'TAX', name: 'Tax and audit', documentService: 'DOCUMENTS' } as const;

export const DOCUMENTS: readonly Document[] = [
  documentOf('Account opening agreement, v3.pdf', 0, {
    state: 'pending',
    category: { id: 'REQUESTS', name: 'Request documents', documentService: 'REQUESTS_BOARD' },
    service: { id: 'CASH_MANAGEMENT', label: 'Cash management' },
    tags: [tagOf('Opening')],
    isUnread: true,
  }),
  documentOf('Statement of fees, October 2026.pdf', 1, {
    isUnread: true,
    isFavorite: true,
    tags: [tagOf('Fees'), GERMANY],
  }),
  documentOf('Intraday positions, week 46.xlsx', 2, {
    ricosLinked: ENTITIES,
    tags: ['Reporting', 'Daily', 'Cash', 'Intraday', 'Halden'].map((name) => tagOf(name)),
    rights: { canDelete: true, canUpdate: true, canManageTags: true },
    isUploadedByMe: true,
  }),
  documentOf('Audit confirmation, 30 September 2026.pdf', 6, {
    category: TAX,
    isRequested: true,
    authorFirstName: 'Claire',
    authorLastName: 'Vasseur',
    tags: [tagOf('Audit')],
  }),
  documentOf('Mandate of direct debit 4417.docx', 7, {
    state: 'refused',
    authorFirstName: 'Paola',
    authorLastName: 'Ricci',
    authorIsDeleted: true,
    rights: { canDelete: false, canUpdate: false, canManageTags: false },
  }),
  documentOf('Signature card.png', 9, { ricosLinked: [] }),
  documentOf('What is new in October 2026.pdf', 12, {
    category: { id: 'RELEASE_NOTES', name: 'What’s new', documentService: 'DOCUMENTS' },
    contract: null,
    ricosLinked: [],
    rights: { canDelete: false, canUpdate: false, canManageTags: false },
  }),
];

const item = (value: string, label: string, count: number): FilterItem => ({
  value,
  label,
  count,
  isSelected: false,
  children: [],
});
const block = (
  field: string,
  title: string,
  type: FilterBlock['type'],
  items: FilterItem[] = [],
  isHidden = false,
): FilterBlock => ({ field, title, type, placeholder: null, isHidden, isMultiLevel: false, items });

/** The filter blocks of the documents page, as the server sends them. */
export const DOCUMENT_BLOCKS: readonly FilterBlock[] = [
  block('query', 'Name', 'TEXT', [], true),
  block('marks', 'My marks', 'SELECT', [item('UNREAD', 'Unread', 2), item('FAVORITE', 'Starred', 1)]),
  block('categories', 'Category', 'SELECT', [
    item('CONTRACTS', 'Contracts and amendments', 24),
    item('STATEMENTS', 'Statements', 158),
    item('TAX', 'Tax and audit', 9),
  ]),
  block('date', 'Period', 'DATE', [
    item('2026-11', 'November 2026', 3),
    item('2026-10', 'October 2026', 5),
    item('2026-07', 'July 2026', 2),
    item('2026-02', 'February 2026', 4),
    item('2025-09', 'September 2025', 3),
  ]),
  block(
    'ricosCodes',
    'Legal entity',
    'SELECT',
    ENTITIES.map(({ ricosCode, ricosName }, index) => item(ricosCode, ricosName, 41 - index * 9)),
  ),
  block('states', 'Status', 'SELECT', [
    item('PENDING', 'To validate', 1),
    item('VALIDATED', 'Validated', 128),
    item('REFUSED', 'Refused', 3),
  ]),
  block('tags', 'Tags', 'TAG', [item(idOf(70), 'Fees', 17), item(idOf(71), 'Audit', 9)]),
];

export const MEMBERS: readonly ReachableUser[] = [
  ['Claire', 'Vasseur', 'Halden Industries SA'],
  ['Lena', 'Brandt', 'Halden Energy GmbH'],
].map(([firstName, lastName, business], index) => ({
  id: idOf(50 + index),
  firstName: firstName!,
  lastName: lastName!,
  business: business!,
  email: `${lastName!.toLowerCase()}@halden.example`,
  bookmark: false,
  role: { roleType: 'CLIENT_USER' },
  isSelectedByDefault: false,
}));
