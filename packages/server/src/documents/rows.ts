import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isAdmin } from '@atrium/contract/access';
import {
  canDeleteDocument,
  DOCUMENT_CATEGORIES,
  isPublicCategory,
  mediaCategory,
} from '@atrium/contract/document-rules';
import type { Document } from '@atrium/contract/documents';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import {
  blobs,
  contracts,
  documentLegalEntities,
  documents,
  legalEntities,
  users,
} from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import { taggableRequests } from '../requests/index.ts';
import { tagsOfDocuments } from '../tagging/index.ts';
import { marksOf } from './marks.ts';

/** Selects documents with everything that is shown of them. */
export const selectDocuments = (db: Reads) =>
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

/** Returns the documents that meet a condition, newest first. */
export const documentRows = (db: Reads, where: SQL): Promise<DocumentRow[]> =>
  selectDocuments(db).where(where).orderBy(desc(documents.createdAt), desc(documents.id));

/** Converts rows to documents as the reader sees them (DATA-029). */
export async function shownDocuments(
  db: Reads,
  { user, language }: { user: User; language: Language },
  rows: readonly DocumentRow[],
): Promise<Document[]> {
  const ids = rows.map(({ id }) => id);
  const entitiesOf = await linkedEntities(db, ids);
  const marks = await marksOf(db, user, ids);
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
      isUnread: marks.get(row.id)?.isUnread ?? false,
      isFavorite: marks.get(row.id)?.isFavorite ?? false,
      isRequested: row.isRequested,
      state: row.state.toLowerCase() as Lowercase<typeof row.state>,
      ricosLinked: (entitiesOf.get(row.id) ?? []).map(({ ricosCode, ricosName }) => ({
        ricosCode,
        ricosName,
      })),
      rights: {
        canDelete: canDeleteDocument({
          isUploadedByMe: isOwn,
          isOfRequest: row.requestId !== null,
          isPublic: isPublicCategory(row.category),
          isBankAdmin: isAdmin.allows(user),
        }),
        canUpdate: isOwn && !row.requestId,
        canManageTags: taggable.has(row.id),
      },
    };
  });
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
 * Returns the ids of those documents, all visible to the user, whose tags the user may change: documents of a request
 * according to their rights on it, documents of their contracts, and published ones for bank administrators only.
 */
async function taggableDocuments(db: Reads, user: User, rows: readonly DocumentRow[]): Promise<Set<string>> {
  const requestIds = [...new Set(rows.flatMap(({ requestId }) => requestId ?? []))];
  const taggable = await taggableRequests(db, user, requestIds);
  const { isInternal, isAdmin } = user.contactInformation;
  const may = ({ requestId, contractId }: DocumentRow): boolean =>
    requestId !== null ? taggable.has(requestId) : contractId !== null || (isInternal && isAdmin);
  return new Set(rows.filter(may).map(({ id }) => id));
}
