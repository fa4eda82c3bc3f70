import * as z from 'zod';
import { anyOf, holdsService } from './access.ts';
import { Day, Moment } from './dates.ts';
import {
  DOCUMENT_CATEGORY_CODES,
  DOCUMENT_PAGE_SIZE,
  DOCUMENT_SORTS,
  DOCUMENT_STATES,
  DOCUMENTS_TOGETHER,
  MEDIA_CATEGORIES,
} from './document-rules.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { page } from './paging.ts';
import { SERVICE_CODES } from './services.ts';
import { AttachedTag } from './tags.ts';

/** DATA-029. */
export const Document = z
  .object({
    id: Id,
    filename: z.string(),
    type: z.enum(MEDIA_CATEGORIES),
    mediaType: z.string().describe('Found by looking at the content'),
    size: z.number().int().min(0).describe('Bytes'),
    creationDate: Moment,
    category: z.object({
      id: z.enum(DOCUMENT_CATEGORY_CODES),
      name: z.string(),
      documentService: z.enum(SERVICE_CODES).describe('Service by which the caller reaches it'),
    }),
    contract: z.object({ id: Id, name: z.string() }).nullable(),
    service: z.object({ id: z.enum(SERVICE_CODES), label: z.string() }).nullable(),
    tags: z.array(AttachedTag),
    authorFirstName: z.string(),
    authorLastName: z.string(),
    authorIsDeleted: z.boolean(),
    isUploadedByMe: z.boolean(),
    isRequested: z.boolean(),
    state: z.enum(['pending', 'validated', 'refused']),
    ricosLinked: z.array(z.object({ ricosCode: z.string(), ricosName: z.string() })),
    rights: z.object({ canDelete: z.boolean(), canUpdate: z.boolean(), canManageTags: z.boolean() }),
  })
  .meta({ id: 'Document' });
export type Document = z.output<typeof Document>;

/** Documents reach a person through the documents page or through a request. */
const readsDocuments = anyOf(holdsService('DOCUMENTS'), holdsService('REQUESTS_BOARD'));

const some = <T extends z.ZodType>(item: T, maximum = 100) => z.array(item).max(maximum).default([]);

/** What the documents page filters by (DOC-001, DOC-008); an empty list filters nothing. */
const DocumentSearch = z.strictObject({
  query: z.string().trim().max(300).default('').describe('Words of the file name'),
  categories: some(z.enum(DOCUMENT_CATEGORY_CODES)),
  services: some(z.enum(SERVICE_CODES)),
  contracts: some(Id),
  ricosCodes: some(z.string().max(20)),
  tags: some(Id),
  types: some(z.enum(MEDIA_CATEGORIES)),
  states: some(z.enum(DOCUMENT_STATES)),
  ids: some(Id),
  dateFrom: Day.optional(),
  dateTo: Day.optional().describe('The day itself included'),
  sort: z.enum(DOCUMENT_SORTS).default('DateDescending'),
  page: z.number().int().min(1).max(1_000_000).default(1),
  limit: z.number().int().min(1).max(100).default(DOCUMENT_PAGE_SIZE),
});
export type DocumentSearch = z.output<typeof DocumentSearch>;

export const documents = endpoints({
  search: {
    method: 'POST',
    path: '/documents/search',
    tag: 'documents',
    summary: 'Documents the caller may see that match (API-084)',
    body: DocumentSearch,
    response: page(Document),
    cost: 'high',
    errorKey: 'search-documents',
    access: readsDocuments,
  },
  download: {
    method: 'GET',
    path: '/documents/{category}/{id}',
    tag: 'documents',
    summary: 'The file of a document the caller may see (API-085)',
    params: z.object({ category: z.enum(DOCUMENT_CATEGORY_CODES), id: Id }),
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: 'download-document',
    access: readsDocuments,
  },
  downloadTogether: {
    method: 'POST',
    path: '/documents/{type}',
    tag: 'documents',
    summary: 'Several documents of one category as a zip (API-095, DOC-018)',
    params: z.object({ type: z.enum(['zip']) }),
    body: z.strictObject({
      ids: z.array(Id).min(1).max(DOCUMENTS_TOGETHER),
      categoryId: z.enum(DOCUMENT_CATEGORY_CODES),
    }),
    answerHeaders: ['content-disposition'],
    response: 'binary',
    cost: 'high',
    errorKey: 'download-documents',
    access: readsDocuments,
  },
});
