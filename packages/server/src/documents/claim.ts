import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { DocumentCategory, DocumentState } from '@atrium/contract/document-rules';
import type { User } from '@atrium/contract/users';
import type { Transaction } from '../database/index.ts';
import { blobs, documents, pendingDocuments, users } from '../database/schema/index.ts';
import { badRequest } from '../http/index.ts';

/** What uploaded documents are attached to. */
export interface DocumentTarget {
  readonly category: DocumentCategory;
  readonly contractId: string | null;
  readonly serviceCode: string | null;
  readonly requestId: string | null;
  /** When they are attached. This is their date: only now others can see them, maybe days after the upload. */
  readonly createdAt: Date;
  /** VALIDATED unless given. */
  readonly state?: DocumentState;
}

export interface ClaimedDocument {
  readonly id: string;
  readonly filename: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
}

const NOT_YOURS = {
  en: 'One of the files is no longer available or is already attached. Upload it again.',
  fr: 'L’un des fichiers n’est plus disponible ou est déjà joint. Envoyez-le de nouveau.',
};

const audienceOf = (person: typeof documents.authorId | string) =>
  sql`select ${users.isInternal} from ${users} where ${users.id} = ${person}`;

/**
 * Attaches documents that the user uploaded, as part of a write: all or none. Throws 400 for ids that are unknown,
 * somebody else's or already attached, without telling which. Returns the documents in the order of the ids.
 */
export async function claimDocuments(
  tx: Transaction,
  user: Pick<User, 'id'>,
  ids: readonly string[],
  target: DocumentTarget,
): Promise<ClaimedDocument[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  await claimPending(tx, user, wanted);
  const { state = 'VALIDATED', createdAt, ...rest } = target;
  // One millisecond apart, to be listed in the order of the ids.
  const place = sql`array_position(array[${sql.join(
    wanted.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[], ${documents.id}) - 1`;
  await tx
    .update(documents)
    .set({
      ...rest,
      state,
      createdAt: sql`${createdAt.toISOString()}::timestamptz + (${place}) * interval '1 millisecond'`,
    })
    .where(inArray(documents.id, wanted));
  // New documents of a side replace those of its documents that were refused.
  if (rest.requestId !== null)
    await tx
      .update(documents)
      .set({ replacementAskedAt: null })
      .where(
        and(
          eq(documents.requestId, rest.requestId),
          isNotNull(documents.replacementAskedAt),
          sql`(${audienceOf(documents.authorId)}) = (${audienceOf(user.id)})`,
        ),
      );
  const rows = await tx
    .select({ id: documents.id, filename: documents.filename, mime: blobs.mime, size: blobs.size })
    .from(documents)
    .innerJoin(blobs, eq(blobs.sha256, documents.sha256))
    .where(inArray(documents.id, wanted));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.map((id) => byId.get(id)!);
}

/** Deletes the pending rows of uploaded documents, all or none; 400 if the user may not attach one of them. */
async function claimPending(tx: Transaction, user: Pick<User, 'id'>, ids: readonly string[]): Promise<void> {
  const own = and(inArray(pendingDocuments.documentId, [...ids]), eq(pendingDocuments.userId, user.id));
  // Locked in id order to avoid deadlocks.
  const locked = await tx
    .select({ id: pendingDocuments.documentId })
    .from(pendingDocuments)
    .where(own)
    .orderBy(pendingDocuments.documentId)
    .for('update');
  if (locked.length !== ids.length) throw badRequest(NOT_YOURS, 'body.documentIds');
  await tx.delete(pendingDocuments).where(own);
}

/** An uploaded file, for records that store their file themselves. */
export interface TakenFile {
  readonly id: string;
  readonly filename: string;
  readonly sha256: string;
}

/**
 * Takes the files of documents that the user uploaded, as part of a write: all or none. The ids must be unique. The
 * documents are deleted; the caller stores the hash of the file, and may reuse the id.
 */
export async function takeFiles(
  tx: Transaction,
  user: Pick<User, 'id'>,
  ids: readonly string[],
): Promise<TakenFile[]> {
  await claimPending(tx, user, ids);
  const taken = await tx
    .delete(documents)
    .where(inArray(documents.id, [...ids]))
    .returning({ id: documents.id, filename: documents.filename, sha256: documents.sha256 });
  const byId = new Map(taken.map((file) => [file.id, file]));
  return ids.map((id) => byId.get(id)!);
}

/** Returns the state of a document added to a request: PENDING if the request requires validation (RDET-069). */
export const requestDocumentState = (request: { documentValidationEnabled: boolean }): DocumentState =>
  request.documentValidationEnabled ? 'PENDING' : 'VALIDATED';
