import { eq, inArray, lt } from 'drizzle-orm';
import { blobs, documents, pendingDocuments, uploads } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';

/** A draft of no upload, left by a server that was killed, is not written to any more after this long. */
const STRAY_MS = 2 * 24 * 3_600_000;
/** Bytes that were kept within this time may be on their way to a document. */
const GRACE_MS = 3_600_000;
/** PostgreSQL's code for a row that another still refers to. */
const STILL_USED = '23503';

/** Removes uploads that nobody went on with, and uploaded documents that nothing took in time. */
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
  const forgotten = await db.transaction(async (tx) => {
    const expired = await tx
      .delete(pendingDocuments)
      .where(lt(pendingDocuments.expiresAt, now))
      .returning({ id: pendingDocuments.documentId });
    if (expired.length === 0) return [];
    const ids = expired.map(({ id }) => id);
    return tx.delete(documents).where(inArray(documents.id, ids)).returning({ sha256: documents.sha256 });
  });
  for (const sha256 of new Set(forgotten.map((row) => row.sha256))) {
    if (await store.keptSince(sha256, new Date(now.getTime() - GRACE_MS))) continue;
    try {
      await db.delete(blobs).where(eq(blobs.sha256, sha256));
    } catch (error) {
      // Another document has the same content.
      if ((error as { cause?: { code?: unknown } }).cause?.code === STILL_USED) continue;
      throw error;
    }
    await store.delete(sha256);
  }
}
