import { addDays } from '@atrium/contract/calendar';
import { LAST_DAY } from '@atrium/contract/date-rules';
import type { ExpiryCalendar, ExpiryEntry } from '@atrium/contract/expiry-calendar';
import {
  EXPIRY_ENTRIES_MAX,
  EXPIRY_LATE_MAX,
  expiryStatus,
  isWaitingKind,
} from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryKind, ExpirySpan } from '@atrium/contract/expiry-calendar-rules';
import type { Reads } from '../database/index.ts';
import { filterBlocks } from './filter-blocks.ts';
import type { ExpiryReader } from './source.ts';
import { readExpiries } from './sources.ts';

/** Filters of the calendar; an empty list does not filter. */
export interface ExpiryFilter {
  readonly kinds: readonly ExpiryKind[];
  readonly entities: readonly string[];
}

const isOfKind = ({ kinds }: ExpiryFilter, { kind }: ExpiryEntry): boolean =>
  kinds.length === 0 || kinds.includes(kind);
const isOfEntity = ({ entities: chosen }: ExpiryFilter, { entities }: ExpiryEntry): boolean =>
  chosen.length === 0 || entities.some(({ ricosCode }) => chosen.includes(ricosCode));

/** Returns the first entry after a day; null if there is none. */
async function firstAfter(
  db: Reads,
  reader: ExpiryReader,
  day: string,
  filter: ExpiryFilter,
): Promise<ExpiryEntry | null> {
  if (day >= LAST_DAY) return null;
  const question = { from: addDays(day, 1), to: LAST_DAY, limit: 1, withLate: false };
  const [first] = await readExpiries(db, reader, { ...question, ...filter });
  return first ?? null;
}

/** Returns the calendar of a user for a span of days, with at most `limit` entries. */
export async function readCalendar(
  db: Reads,
  reader: ExpiryReader,
  { from, to }: ExpirySpan,
  filter: ExpiryFilter,
  limit: number = EXPIRY_ENTRIES_MAX,
): Promise<ExpiryCalendar> {
  const { today, language } = reader;
  // One entry more than is shown, to detect whether there are more.
  const found = await readExpiries(db, reader, { from, to, withLate: true, limit: EXPIRY_ENTRIES_MAX + 1 });
  const isInSpan = ({ date }: ExpiryEntry) => date >= from && date <= to;
  const passes = (entry: ExpiryEntry) => isOfKind(filter, entry) && isOfEntity(filter, entry);
  const statusOf = (entry: ExpiryEntry) => expiryStatus(entry, today);
  const matching = found.filter(passes);
  const entries = matching.filter(isInSpan);
  const late = matching.filter((entry) => ['overdue', 'waiting'].includes(statusOf(entry)));
  const waiting = late.filter(({ kind }) => isWaitingKind(kind)).length;
  return {
    today,
    entries: entries.slice(0, limit),
    total: Math.min(entries.length, EXPIRY_ENTRIES_MAX),
    isTruncated: entries.length > limit,
    late: {
      overdue: late.length - waiting,
      waiting,
      entries: late.slice(0, Math.min(limit, EXPIRY_LATE_MAX)),
    },
    next: entries.length > 0 ? null : await firstAfter(db, reader, to, filter),
    blocks: await filterBlocks(
      db,
      found.filter(isInSpan),
      { user: reader.user, language, filter },
      { isOfKind, isOfEntity },
    ),
  };
}
