import { and, asc, count, desc, eq, exists, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import {
  DOCUMENT_CATEGORIES,
  MEDIA_CATEGORIES,
  MEDIA_PATTERNS,
  mediaCategory,
} from '@atrium/contract/document-rules';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import type { DocumentSort, MediaCategory } from '@atrium/contract/document-rules';
import type { Document, DocumentSearch } from '@atrium/contract/documents';
import type { Page } from '@atrium/contract/paging';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Database, Reads } from '../database/open.ts';
import {
  blobs,
  contracts,
  documentLegalEntities,
  documents,
  documentTags,
  legalEntities,
  tags,
  users,
} from '../database/schema/index.ts';
import type { Language } from '../http/language.ts';
import { accessTo } from '../requests/rights.ts';
import { tagsOfDocuments } from '../tags/rows.ts';

const DAY = 86_400_000;

/** Text as part of a pattern of `like`. */
export const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** That a document's media type is one of these kinds. */
function ofTypes(types: readonly MediaCategory[]): SQL | undefined {
  const matches = (kind: MediaCategory) =>
    kind === 'OTHERS'
      ? sql`not (${blobs.mime} ~ ${Object.values(MEDIA_PATTERNS).join('|')})`
      : sql`${blobs.mime} ~ ${MEDIA_PATTERNS[kind]}`;
  return types.length === MEDIA_CATEGORIES.length ? undefined : or(...types.map((type) => matches(type)));
}

function conditions(db: Database, filter: DocumentSearch): (SQL | undefined)[] {
  const linked = <T>(list: readonly T[], condition: (list: T[]) => SQL) =>
    list.length > 0 ? condition([...list]) : undefined;
  return [
    ...filter.query
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ilike(documents.filename, likeText(word))),
    linked(filter.categories, (list) => inArray(documents.category, list)),
    linked(filter.services, (list) => inArray(documents.serviceCode, list)),
    linked(filter.contracts, (list) => inArray(documents.contractId, list)),
    linked(filter.states, (list) => inArray(documents.state, list)),
    linked(filter.ids, (list) => inArray(documents.id, list)),
    linked(filter.ricosCodes, (list) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(documentLegalEntities)
          .where(
            and(
              eq(documentLegalEntities.documentId, documents.id),
              inArray(documentLegalEntities.ricosCode, list),
            ),
          ),
      ),
    ),
    linked(filter.tags, (list) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(documentTags)
          .where(and(eq(documentTags.documentId, documents.id), inArray(documentTags.tagId, list))),
      ),
    ),
    filter.types.length > 0 ? ofTypes(filter.types) : undefined,
    filter.dateFrom ? gte(documents.createdAt, new Date(filter.dateFrom)) : undefined,
    filter.dateTo ? lt(documents.createdAt, new Date(Date.parse(filter.dateTo) + DAY)) : undefined,
  ];
}

/** The first tag of a document by name: what the order by tags goes by. */
const firstTag = sql`(select min(${tags.name}) from ${documentTags} join ${tags} on ${tags.id} = ${documentTags.tagId} where ${documentTags.documentId} = ${documents.id})`;

/** The order, the newest first among equals; documents without the property come last. */
function orderOf(sort: DocumentSort): SQL[] {
  const newest = [desc(documents.createdAt), desc(documents.id)];
  if (sort === 'DateDescending') return newest;
  if (sort === 'DateAscending') return [asc(documents.createdAt), asc(documents.id)];
  const by = sort.startsWith('Services')
    ? sql`${documents.serviceCode}`
    : sort.startsWith('Tags')
      ? firstTag
      : sql`${contracts.name}`;
  const direction = sort.endsWith('Ascending') ? sql`asc` : sql`desc`;
  return [sql`${by} ${direction} nulls last`, ...newest];
}

/** Rows of documents with all that is shown of them. */
const selectDocuments = (db: Reads) =>
  db
    .select({
      id: documents.id,
      filename: documents.filename,
      mime: blobs.mime,
      size: blobs.size,
      createdAt: documents.createdAt,
      category: documents.category,
      contractId: documents.contractId,
      contractName: contracts.name,
      serviceCode: documents.serviceCode,
      requestId: documents.requestId,
      authorId: documents.authorId,
      authorFirstName: users.firstName,
      authorLastName: users.lastName,
      authorIsInternal: users.isInternal,
      authorDeletedAt: users.deletedAt,
      isRequested: documents.isRequested,
      state: documents.state,
    })
    .from(documents)
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .innerJoin(users, eq(users.id, documents.authorId))
    .leftJoin(contracts, eq(contracts.id, documents.contractId));
export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

/** Documents of a condition, the newest first. */
export const documentRows = (db: Reads, where: SQL): Promise<DocumentRow[]> =>
  selectDocuments(db)
    .where(where)
    .orderBy(...orderOf('DateDescending'));

/** Rows of documents as one reader is shown them (DATA-029). */
export async function shownDocuments(
  db: Reads,
  { user, language }: { user: User; language: Language },
  rows: readonly DocumentRow[],
): Promise<Document[]> {
  const ids = rows.map(({ id }) => id);
  const entitiesOf = await linkedEntities(db, ids);
  const taggable = await taggableDocuments(db, user, rows);
  const tagsOf = await tagsOfDocuments(db, { user, language }, ids, (id) => taggable.has(id));
  return rows.map((row) => {
    const code = row.serviceCode as ServiceCode | null;
    const isOwn = row.authorId === user.id && !row.isRequested;
    return {
      id: row.id,
      filename: row.filename,
      type: mediaCategory(row.mime),
      mediaType: row.mime,
      size: row.size,
      creationDate: row.createdAt.toISOString(),
      category: {
        id: row.category,
        name: DOCUMENT_CATEGORIES[row.category].label[language],
        documentService: row.requestId ? 'REQUESTS_BOARD' : 'DOCUMENTS',
      },
      contract: row.contractId ? { id: row.contractId, name: row.contractName ?? '' } : null,
      service: code ? { id: code, label: SERVICES[code].label[language] } : null,
      tags: tagsOf.get(row.id) ?? [],
      authorFirstName: row.authorFirstName,
      authorLastName: row.authorLastName,
      authorIsDeleted: row.authorDeletedAt !== null,
      isUploadedByMe: isOwn,
      isRequested: row.isRequested,
      state: row.state.toLowerCase() as Lowercase<typeof row.state>,
      ricosLinked: (entitiesOf.get(row.id) ?? []).map(({ ricosCode, ricosName }) => ({
        ricosCode,
        ricosName,
      })),
      rights: {
        canDelete: isOwn && !row.requestId,
        canUpdate: isOwn && !row.requestId,
        canManageTags: taggable.has(row.id),
      },
    };
  });
}

/** The page of documents that match, amongst those the condition lets the caller see. */
export async function searchDocuments(
  db: Database,
  reader: { user: User; language: Language },
  visible: SQL,
  filter: DocumentSearch,
): Promise<Page<Document>> {
  const where = and(visible, ...conditions(db, filter));
  const [counted] = await db
    .select({ total: count() })
    .from(documents)
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .where(where);
  const rows = await selectDocuments(db)
    .where(where)
    .orderBy(...orderOf(filter.sort))
    .limit(filter.limit)
    .offset(windowOf(filter.page, filter.limit).offset);
  const total = counted?.total ?? 0;
  return pageOf(await shownDocuments(db, reader, rows), total, filter.limit);
}

/** Legal entities of each document, by name. */
async function linkedEntities(db: Reads, ids: string[]) {
  const rows = await db
    .select({
      documentId: documentLegalEntities.documentId,
      ricosCode: legalEntities.ricosCode,
      ricosName: legalEntities.longName,
    })
    .from(documentLegalEntities)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, documentLegalEntities.ricosCode))
    .where(inArray(documentLegalEntities.documentId, ids))
    .orderBy(asc(legalEntities.longName));
  return Map.groupBy(rows, ({ documentId }) => documentId);
}

/**
 * Documents whose tags the person may change, of those they see: with the request for documents of a request, those of
 * their contracts, and what belongs to everyone for administrators of the bank alone.
 */
async function taggableDocuments(db: Reads, user: User, rows: readonly DocumentRow[]): Promise<Set<string>> {
  const requestIds = [...new Set(rows.flatMap(({ requestId }) => requestId ?? []))];
  const access = await accessTo(db, user, requestIds);
  const { isInternal, isAdmin } = user.contactInformation;
  const may = ({ requestId, contractId }: DocumentRow): boolean =>
    requestId !== null
      ? access.get(requestId)?.rights.canManageTags === true
      : contractId !== null || (isInternal && isAdmin);
  return new Set(rows.filter(may).map(({ id }) => id));
}
