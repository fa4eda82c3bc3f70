import { and, eq, exists, inArray, isNull } from 'drizzle-orm';
import { blobs, blobTexts, documents } from '../database/schema/index.ts';
import { NotStarted } from '../file-process/index.ts';
import { MOST_READ, READABLE_TYPES, textOfFile } from '../files/index.ts';
import type { Platform } from '../platform.ts';

type Reader = Pick<Platform, 'db' | 'blobs'>;

/** Maximum number of files read by one run of the job; the next one continues. */
const MOST_FILES = 10_000;
/** A run ends when the process of files did not start so many times in a row: each attempt may take a minute. */
const MOST_STARTS = 3;

/** Extracts the text of a stored file for the search; a file that cannot be read is not tried again. */
export async function readContents({ db, blobs: store }: Reader, sha256: string): Promise<void> {
  const [facts] = await db
    .select({ mime: blobs.mime, size: blobs.size, readAs: blobTexts.sha256 })
    .from(blobs)
    .leftJoin(blobTexts, eq(blobTexts.sha256, blobs.sha256))
    .where(eq(blobs.sha256, sha256));
  if (!facts || facts.readAs !== null) return;
  // Files of other types are not marked as read: a later version that supports them finds them (readUnreadContents).
  if (!READABLE_TYPES.includes(facts.mime)) return;
  const file = facts.size <= MOST_READ ? await store.get(sha256) : null;
  const bytes = file && new Uint8Array(await new Response(file.stream).arrayBuffer());
  const text = bytes && (await textOfFile(bytes, facts.mime));
  await db
    .insert(blobTexts)
    .values({ sha256, text: text ?? '' })
    .onConflictDoNothing();
}

/**
 * Reads the files of documents that were not read yet: stored before texts were extracted, or added in another way. Ends
 * with the file at hand when `signal` is aborted.
 */
export async function readUnreadContents(platform: Reader, signal?: AbortSignal): Promise<void> {
  const { db } = platform;
  const used = db.select({ id: documents.id }).from(documents).where(eq(documents.sha256, blobs.sha256));
  const unread = await db
    .select({ sha256: blobs.sha256 })
    .from(blobs)
    .leftJoin(blobTexts, eq(blobTexts.sha256, blobs.sha256))
    .where(and(isNull(blobTexts.sha256), inArray(blobs.mime, READABLE_TYPES), exists(used)))
    .limit(MOST_FILES);
  const failures: unknown[] = [];
  let notStarted = 0;
  for (const { sha256 } of unread) {
    signal?.throwIfAborted();
    try {
      await readContents(platform, sha256);
      notStarted = 0;
    } catch (error) {
      // A file that cannot be read now must not keep the others from being read.
      failures.push(error);
      notStarted = error instanceof NotStarted ? notStarted + 1 : 0;
      if (notStarted === MOST_STARTS) break;
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} files could not be read yet`);
}
