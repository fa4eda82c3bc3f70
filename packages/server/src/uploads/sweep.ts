import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import {
  articleFiles,
  articles,
  articleVideos,
  blobs,
  contentDocuments,
  documents,
  pendingDocuments,
  uploads,
  kycDocuments,
  powersOfAttorney,
} from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';

/** A draft without an upload, left by a server that was killed, is not written to any more after this long. */
const STRAY_MS = 2 * 24 * 3_600_000;
/** Bytes stored within this time may still be waiting for their document. */
const GRACE_MS = 3_600_000;
/** Maximum number of files deleted by one sweep; the next one continues. */
const MOST_FORGOTTEN = 1000;
/** PostgreSQL error code foreign_key_violation: another row still refers to this one. */
const STILL_USED = '23503';

/** Deletes expired uploads, uploaded documents that were not attached in time, and files that nothing refers to. */
export async function sweepUploads({ blobs: store, clock, db, drafts }: Platform): Promise<void> {
  const now = clock();
  const givenUp = await db.delete(uploads).where(lt(uploads.expiresAt, now)).returning({ id: uploads.id });
  for (const { id } of givenUp) await drafts.discard(id);

  const stray = await drafts.untouchedSince(new Date(now.getTime() - STRAY_MS));
  if (stray.length > 0) {
    const open = await db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, stray));
    const known = new Set(open.map(({ id }) => id));
    for (const id of stray) if (!known.has(id)) await drafts.discard(id);
  }

  // The pending row is deleted first: a document that is being attached right now no longer has one, and stays.
  await db.transaction(async (tx) => {
    const expired = await tx
      .delete(pendingDocuments)
      .where(lt(pendingDocuments.expiresAt, now))
      .returning({ id: pendingDocuments.documentId });
    const ids = expired.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(documents).where(inArray(documents.id, ids));
  });

  // This includes the files of deleted requests.
  for (const sha256 of await unusedBytes(db)) {
    await forgetBytes({ db, blobs: store }, sha256, new Date(now.getTime() - GRACE_MS));
  }
}

/** Returns the hashes of files that no record refers to. */
async function unusedBytes(db: Platform['db']): Promise<string[]> {
  const unused = [
    documents.sha256,
    articles.imageSha256,
    articleFiles.sha256,
    articleVideos.sha256,
    contentDocuments.sha256,
    kycDocuments.sha256,
    powersOfAttorney.sha256,
  ];
  const rows = await db
    .select({ sha256: blobs.sha256 })
    .from(blobs)
    .where(
      and(
        ...unused.map((column) =>
          notExists(
            db
              .select({ one: sql`1` })
              .from(column.table)
              .where(eq(column, blobs.sha256)),
          ),
        ),
      ),
    )
    .limit(MOST_FORGOTTEN);
  return rows.map(({ sha256 }) => sha256);
}

/** Deletes a file, unless it was stored again after `since` or is still referenced. */
async function forgetBytes(
  { db, blobs: store }: Pick<Platform, 'db' | 'blobs'>,
  sha256: string,
  since: Date,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      // With the row locked, transactions that want to refer to this file wait until it is deleted or kept.
      const [locked] = await tx.select().from(blobs).where(eq(blobs.sha256, sha256)).for('update');
      if (!locked || (await store.keptSince(sha256, since))) return;
      await tx.delete(blobs).where(eq(blobs.sha256, sha256));
      await store.delete(sha256);
    });
  } catch (error) {
    if ((error as { cause?: { code?: unknown } }).cause?.code !== STILL_USED) throw error;
  }
}
