import * as z from 'zod';
import { activeAccount, allOf, anyOf, holdsService, isAdmin, isInternal } from './access.ts';
import { Day, Moment } from './dates.ts';
import {
  DOCUMENT_CATEGORY_CODES,
  DOCUMENT_ENTITIES_MAX,
  DOCUMENT_MARKS,
  DOCUMENT_MEMBERS_MAX,
  DOCUMENT_PAGE_SIZE,
  DOCUMENT_SORTS,
  DOCUMENT_STATES,
  DOCUMENT_UPLOAD_MAX,
  DOCUMENTS_TOGETHER,
  MEDIA_CATEGORIES,
  PUBLIC_DOCUMENT_CATEGORIES,
} from './document-rules.ts';
import { endpoints } from './endpoint.ts';
import { FilterBlock } from './filters.ts';
import { Id, idParams } from './ids.ts';
import { page, queryList } from './paging.ts';
import { ReachableUser } from './request-creation.ts';
import { SERVICE_CODES } from './services.ts';
import { AttachedTag, TagChanges } from './tags.ts';

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
    isUnread: z
      .boolean()
      .describe('Neither opened nor downloaded by the caller; what came before the caller joined is read'),
    isFavorite: z.boolean().describe('Starred by the caller'),
    isRequested: z.boolean(),
    state: z.enum(['pending', 'validated', 'refused']),
    ricosLinked: z.array(z.object({ ricosCode: z.string(), ricosName: z.string() })),
    rights: z.object({ canDelete: z.boolean(), canUpdate: z.boolean(), canManageTags: z.boolean() }),
  })
  .meta({ id: 'Document' });
export type Document = z.output<typeof Document>;

/** Users access documents through the documents page or through a request. */
const readsDocuments = anyOf(holdsService('DOCUMENTS'), holdsService('REQUESTS_BOARD'));

/** DOC-011: documents for everyone are published by bank administrators. */
export const mayUploadReleaseNote = allOf(holdsService('DOCUMENTS'), isAdmin);

/** DOC-012: contracts signed on paper are uploaded by bank users, for the contracts they serve. */
export const mayUploadSignedContracts = allOf(holdsService('DOCUMENTS'), isInternal);

const some = <T extends z.ZodType>(item: T, maximum = 100) => z.array(item).max(maximum).default([]);

/** Filters of the documents page (DOC-001, DOC-008); an empty list filters nothing. */
const DocumentFilters = z.strictObject({
  query: z.string().trim().max(300).default('').describe('Words of the file name, whatever case and accents'),
  categories: some(z.enum(DOCUMENT_CATEGORY_CODES)),
  services: some(z.enum(SERVICE_CODES)),
  contracts: some(Id),
  ricosCodes: some(z.string().max(20)),
  tags: some(Id),
  types: some(z.enum(MEDIA_CATEGORIES)),
  states: some(z.enum(DOCUMENT_STATES)),
  marks: some(z.enum(DOCUMENT_MARKS)).describe('Of the caller: documents with any of them'),
  ids: some(Id),
  dateFrom: Day.optional(),
  dateTo: Day.optional().describe('The day itself included'),
});
export type DocumentFilters = z.output<typeof DocumentFilters>;
export type DocumentFiltersInput = z.input<typeof DocumentFilters>;

const DocumentSearch = DocumentFilters.extend({
  sort: z.enum(DOCUMENT_SORTS).default('DateDescending'),
  page: z.number().int().min(1).max(1_000_000).default(1),
  limit: z.number().int().min(1).max(100).default(DOCUMENT_PAGE_SIZE),
});
export type DocumentSearch = z.output<typeof DocumentSearch>;

/** A category of documents in the language of the call. */
const DocumentCategoryName = z
  .object({ id: z.enum(DOCUMENT_CATEGORY_CODES), name: z.string() })
  .meta({ id: 'DocumentCategory' });

const contractOf = z.object({ contractId: Id });
const uploaded = z.array(Id).min(1).max(DOCUMENT_UPLOAD_MAX);
const RicosCode = z.string().min(1).max(20);
const publicCategory = z.enum(PUBLIC_DOCUMENT_CATEGORIES);

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
  filters: {
    method: 'POST',
    path: '/documents/filters',
    tag: 'documents',
    summary:
      'The filters of the documents the caller may see, with the records of each value under the other filters (DOC-001, DATA-033)',
    body: DocumentFilters,
    response: z.array(FilterBlock),
    cost: 'high',
    // The list works without its filters; the page reports in place that they are missing.
    errorKey: null,
    access: readsDocuments,
  },
  categories: {
    method: 'GET',
    path: '/documents/categories',
    tag: 'documents',
    summary: 'All categories of documents, in the order of the page (API-086)',
    response: z.array(DocumentCategoryName),
    errorKey: 'get-document-categories',
    access: readsDocuments,
  },
  rights: {
    method: 'GET',
    path: '/documents/rights',
    tag: 'documents',
    summary: 'What the caller may upload to the documents (API-087, DOC-011, DOC-012)',
    response: z
      .object({ canUploadReleaseNote: z.boolean(), canUploadSignedContracts: z.boolean() })
      .meta({ id: 'DocumentRights' }),
    errorKey: null,
    access: readsDocuments,
  },
  availableCategories: {
    method: 'GET',
    path: '/documents/available-categories',
    tag: 'documents',
    summary:
      'Categories to which the caller may upload: of a contract, or of everyone without one (API-088); 404 for a contract of others',
    query: contractOf.partial(),
    response: z.array(DocumentCategoryName),
    errorKey: 'get-document-categories',
    access: readsDocuments,
  },
  legalEntities: {
    method: 'GET',
    path: '/documents/legal-entities',
    tag: 'documents',
    summary: 'Legal entities of a contract that its documents may name, by name',
    query: contractOf,
    response: z.array(z.object({ ricosCode: z.string(), ricosName: z.string() })),
    errorKey: 'get-legal-entities',
    access: mayUploadSignedContracts,
  },
  reachableUsers: {
    method: 'GET',
    path: '/documents/reachable-users',
    tag: 'documents',
    summary:
      'Members of a contract to whom its documents can be addressed, those of the legal entities chosen by default (API-089)',
    query: contractOf.extend({
      categoryId: z.enum(DOCUMENT_CATEGORY_CODES).optional(),
      ricosCodes: queryList(RicosCode, DOCUMENT_ENTITIES_MAX),
    }),
    response: z.array(ReachableUser),
    errorKey: 'get-reachable-users',
    access: mayUploadSignedContracts,
  },
  publish: {
    method: 'POST',
    path: '/public-documents',
    tag: 'documents',
    summary: 'Publishes documents that the caller uploaded for everyone (API-093, DOC-027)',
    body: z.strictObject({ documentIds: uploaded, categoryId: publicCategory }),
    response: z.array(Document),
    status: 201,
    errorKey: 'upload-release-note',
    access: mayUploadReleaseNote,
  },
  downloadPublic: {
    method: 'GET',
    path: '/public-documents/{category}/{id}',
    tag: 'documents',
    summary: 'The file of a document that is for everyone (API-096)',
    params: z.object({ category: publicCategory, id: Id }),
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: 'download-document',
    access: activeAccount,
  },
  addSignedContracts: {
    method: 'POST',
    path: '/contract-documents',
    tag: 'documents',
    summary:
      'Adds signed contracts that the caller uploaded to a contract, for some of its members (API-094, DOC-023 to DOC-026)',
    body: z.strictObject({
      contractId: Id,
      ricosCodes: z.array(RicosCode).max(DOCUMENT_ENTITIES_MAX).default([]),
      userIds: z.array(Id).min(1).max(DOCUMENT_MEMBERS_MAX),
      documentIds: uploaded,
      tags: TagChanges.default([]).describe('Put on each of the documents'),
    }),
    response: z.array(Document),
    status: 201,
    errorKey: 'upload-signed-contracts',
    access: mayUploadSignedContracts,
  },
  markSeen: {
    method: 'PUT',
    path: '/documents/seen/{id}',
    tag: 'documents',
    summary: 'Notes that the caller has opened a document; downloads note it by themselves',
    params: idParams,
    response: 'empty',
    errorKey: null,
    access: readsDocuments,
  },
  addFavorite: {
    method: 'POST',
    path: '/documents/favorites/{id}',
    tag: 'documents',
    summary: 'Adds a document to the caller’s favourites',
    params: idParams,
    response: 'empty',
    errorKey: 'update-document-favorite',
    access: readsDocuments,
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/documents/favorites/{id}',
    tag: 'documents',
    summary: 'Takes a document out of the caller’s favourites',
    params: idParams,
    response: 'empty',
    errorKey: 'update-document-favorite',
    access: readsDocuments,
  },
  remove: {
    method: 'DELETE',
    path: '/documents/{id}',
    tag: 'documents',
    summary: 'Deletes a document (API-091); 403 without rights.canDelete',
    params: idParams,
    response: 'empty',
    errorKey: 'delete-document',
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
