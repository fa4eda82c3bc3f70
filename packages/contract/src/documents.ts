import * as z from 'zod';
import { activeAccount, allOf, anyOf, holdsService, isInternal, mayUploadReleaseNote } from './access.ts';
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
    mediaType: z.string().describe('Detected from the content'),
    size: z.number().int().min(0).describe('Bytes'),
    creationDate: Moment,
    category: z.object({
      id: z.enum(DOCUMENT_CATEGORY_CODES),
      name: z.string(),
      documentService: z.enum(SERVICE_CODES).describe('Service through which the caller has access to it'),
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
      .describe(
        'Whether the caller has neither opened nor downloaded it; documents from before the caller joined count as read',
      ),
    isFavorite: z.boolean().describe('Whether it is a favourite of the caller'),
    isRequested: z.boolean(),
    state: z.enum(['pending', 'validated', 'refused']),
    ricosLinked: z.array(z.object({ ricosCode: z.string(), ricosName: z.string() })),
    rights: z.object({ canDelete: z.boolean(), canUpdate: z.boolean(), canManageTags: z.boolean() }),
  })
  .meta({ id: 'Document' });
export type Document = z.output<typeof Document>;

/** Users access documents through the documents page or through a request. */
const readsDocuments = anyOf(holdsService('DOCUMENTS'), holdsService('REQUESTS_BOARD'));

/** DOC-012: contracts signed on paper are uploaded by bank users, for the contracts they serve. */
export const mayUploadSignedContracts = allOf(holdsService('DOCUMENTS'), isInternal);

const some = <T extends z.ZodType>(item: T, maximum = 100) => z.array(item).max(maximum).default([]);

/** Filters of the documents page (DOC-001, DOC-008); an empty list filters nothing. */
const DocumentFilters = z.strictObject({
  query: z.string().trim().max(300).default('').describe('Words in the file name, ignoring case and accents'),
  categories: some(z.enum(DOCUMENT_CATEGORY_CODES)),
  services: some(z.enum(SERVICE_CODES)),
  contracts: some(Id),
  ricosCodes: some(z.string().max(20)),
  tags: some(Id),
  types: some(z.enum(MEDIA_CATEGORIES)),
  states: some(z.enum(DOCUMENT_STATES)),
  marks: some(z.enum(DOCUMENT_MARKS)).describe('Marks of the caller; matches documents with any of them'),
  ids: some(Id),
  dateFrom: Day.optional(),
  dateTo: Day.optional().describe('Inclusive'),
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
    summary: 'Search the documents visible to the caller (API-084)',
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
      'Get the filters for documents, with the number of documents per value under the other filters (DOC-001, DATA-033)',
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
    summary: 'List all document categories, in display order (API-086)',
    response: z.array(DocumentCategoryName),
    errorKey: 'get-document-categories',
    access: readsDocuments,
  },
  rights: {
    method: 'GET',
    path: '/documents/rights',
    tag: 'documents',
    summary: 'Get which documents the caller can upload (API-087, DOC-011, DOC-012)',
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
      'List the categories the caller can upload to, in a contract or for everyone; 404 for a contract of others (API-088)',
    query: contractOf.partial(),
    response: z.array(DocumentCategoryName),
    errorKey: 'get-document-categories',
    access: readsDocuments,
  },
  legalEntities: {
    method: 'GET',
    path: '/documents/legal-entities',
    tag: 'documents',
    summary: 'List the legal entities of a contract that its documents can name, ordered by name',
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
      'List the contract members who can receive documents; those of the legal entities are selected by default (API-089)',
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
    summary: 'Publish uploaded documents for everyone (API-093, DOC-027)',
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
    summary: 'Download the file of a document for everyone (API-096)',
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
      'Add uploaded signed contracts to a contract, for some of its members (API-094, DOC-023 to DOC-026)',
    body: z.strictObject({
      contractId: Id,
      ricosCodes: z.array(RicosCode).max(DOCUMENT_ENTITIES_MAX).default([]),
      userIds: z.array(Id).min(1).max(DOCUMENT_MEMBERS_MAX),
      documentIds: uploaded,
      tags: TagChanges.default([]).describe('Tags added to each of the documents'),
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
    summary: 'Mark a document as read by the caller; downloads do this automatically',
    params: idParams,
    response: 'empty',
    errorKey: null,
    access: readsDocuments,
  },
  addFavorite: {
    method: 'POST',
    path: '/documents/favorites/{id}',
    tag: 'documents',
    summary: 'Add a document to the caller’s favourites',
    params: idParams,
    response: 'empty',
    errorKey: 'update-document-favorite',
    access: readsDocuments,
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/documents/favorites/{id}',
    tag: 'documents',
    summary: 'Remove a document from the caller’s favourites',
    params: idParams,
    response: 'empty',
    errorKey: 'update-document-favorite',
    access: readsDocuments,
  },
  remove: {
    method: 'DELETE',
    path: '/documents/{id}',
    tag: 'documents',
    summary: 'Delete a document; 403 without rights.canDelete (API-091)',
    params: idParams,
    response: 'empty',
    errorKey: 'delete-document',
    access: readsDocuments,
  },
  download: {
    method: 'GET',
    path: '/documents/{category}/{id}',
    tag: 'documents',
    summary: 'Download the file of a document visible to the caller (API-085)',
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
    summary: 'Download several documents of one category as a zip file (API-095, DOC-018)',
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
