import { addDays } from '@atrium/contract/calendar';
import { LAST_DAY } from '@atrium/contract/date-rules';
import type { ExpiryCalendar, ExpiryEntry } from '@atrium/contract/expiry-calendar';
import { EXPIRY_ENTRIES_MAX, EXPIRY_LATE_MAX, isWaitingKind } from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryKind, ExpirySpan } from '@atrium/contract/expiry-calendar-rules';
import type { Reads } from '../database/index.ts';
import { filterBlocks } from './filter-blocks.ts';
import type { ExpiryReader } from './source.ts';
import { readExpiries, readLate } from './sources.ts';

/** Filters of the calendar; an empty list does not filter. */
export interface ExpiryFilter {
  readonly kinds: readonly ExpiryKind[];
  readonly entities: readonly string[];
}

const NO_FILTER: ExpiryFilter = { kinds: [], entities: [] };

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

/**
 * Returns the entries of a span, each kind up to the maximum of one response, and those that one response holds: past
 * ones are left out first, so that they do not displace what is still to come, and after them the last ones.
 */
async function entriesOf(
  db: Reads,
  reader: ExpiryReader,
  { from, to }: ExpirySpan,
  filter: ExpiryFilter,
): Promise<{ found: ExpiryEntry[]; entries: ExpiryEntry[] }> {
  const { today } = reader;
  // One entry more than is shown, to detect whether there are more.
  const question = { ...filter, withLate: false, limit: EXPIRY_ENTRIES_MAX + 1 };
  const all = await readExpiries(db, reader, { ...question, from, to });
  if (all.length <= EXPIRY_ENTRIES_MAX) return { found: all, entries: all };
  const past = all.filter(({ date }) => date < today);
  // Each kind was read from its earliest entry on: its past ones may have left no room for these.
  const coming =
    past.length > 0 && to >= today
      ? await readExpiries(db, reader, { ...question, from: today, to })
      : all.slice(past.length);
  const room = Math.max(0, EXPIRY_ENTRIES_MAX - coming.length);
  return {
    found: [...past, ...coming],
    entries: [...past.slice(0, room), ...coming.slice(0, EXPIRY_ENTRIES_MAX)],
  };
}

/**
 * Returns the calendar of a user for a span of days, with at most `limit` entries, and at most as many overdue ones in
 * the list of late entries; what waits for the user is never left out of it.
 */
export async function readCalendar(
  db: Reads,
  reader: ExpiryReader,
  span: ExpirySpan,
  filter: ExpiryFilter,
  limit: number = EXPIRY_ENTRIES_MAX,
): Promise<ExpiryCalendar> {
  const { user, today, language } = reader;
  const isFiltered = filter.kinds.length + filter.entities.length > 0;
  const { found, entries } = await entriesOf(db, reader, span, filter);
  const counted = isFiltered ? (await entriesOf(db, reader, span, NO_FILTER)).found : found;
  const late = await readLate(db, reader, { ...filter, limit: EXPIRY_ENTRIES_MAX });
  const overdue = late.filter(({ kind }) => !isWaitingKind(kind));
  const listed = new Set(overdue.slice(0, Math.min(limit, EXPIRY_LATE_MAX)));
  return {
    today,
    entries: entries.slice(0, limit),
    total: entries.length,
    isTruncated: found.length > limit,
    late: {
      overdue: overdue.length,
      waiting: late.length - overdue.length,
      entries: late.filter((entry) => isWaitingKind(entry.kind) || listed.has(entry)),
    },
    next: entries.length > 0 ? null : await firstAfter(db, reader, span.to, filter),
    blocks: await filterBlocks(db, counted, { user, language, filter }, { isOfKind, isOfEntity }),
  };
}
