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

/** A draft of no upload, left by a server that was killed, is not written to any more after this long. */
const STRAY_MS = 2 * 24 * 3_600_000;
/** Bytes that were kept within this time may be on their way to a document. */
const GRACE_MS = 3_600_000;
/** Most files that one sweep forgets; the next one goes on. */
const MOST_FORGOTTEN = 1000;
/** PostgreSQL's code for a row that another still refers to. */
const STILL_USED = '23503';

/** Removes uploads that nobody went on with, uploaded documents that nothing took in time, and files that nothing uses. */
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

  // The mark goes first: a document that is being attached at this moment has lost it, and stays.
  await db.transaction(async (tx) => {
    const expired = await tx
      .delete(pendingDocuments)
      .where(lt(pendingDocuments.expiresAt, now))
      .returning({ id: pendingDocuments.documentId });
    const ids = expired.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(documents).where(inArray(documents.id, ids));
  });

  // Also what a deleted request has left behind.
  for (const sha256 of await unusedBytes(db)) {
    await forgetBytes({ db, blobs: store }, sha256, new Date(now.getTime() - GRACE_MS));
  }
}

/** Bytes that no record refers to. */
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

/** Forgets bytes, unless they were kept again a moment ago or something uses them after all. */
async function forgetBytes(
  { db, blobs: store }: Pick<Platform, 'db' | 'blobs'>,
  sha256: string,
  since: Date,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      // Once the row is locked, whoever wants to use these bytes waits for what becomes of them.
      const [locked] = await tx.select().from(blobs).where(eq(blobs.sha256, sha256)).for('update');
      if (!locked || (await store.keptSince(sha256, since))) return;
      await tx.delete(blobs).where(eq(blobs.sha256, sha256));
      await store.delete(sha256);
    });
  } catch (error) {
    if ((error as { cause?: { code?: unknown } }).cause?.code !== STILL_USED) throw error;
  }
}
