import { and, desc, isNull, lt, lte } from 'drizzle-orm';
import { logEntries } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';

/** Entries are kept for 90 days. */
const KEEP_MS = 90 * 24 * 3_600_000;
/** Entries without a session that are kept: anybody can write them, and must not fill the disk. */
const ANONYMOUS_MAX = 20_000;

/** Deletes old entries of browsers, and all but the latest of those without a session. */
export async function sweepLogEntries(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  anonymousMax = ANONYMOUS_MAX,
): Promise<void> {
  await db.delete(logEntries).where(lt(logEntries.createdAt, new Date(clock().getTime() - KEEP_MS)));
  const isAnonymous = isNull(logEntries.userId);
  const [last] = await db
    .select({ id: logEntries.id })
    .from(logEntries)
    .where(isAnonymous)
    .orderBy(desc(logEntries.id))
    .offset(anonymousMax)
    .limit(1);
  if (last) await db.delete(logEntries).where(and(isAnonymous, lte(logEntries.id, last.id)));
}
