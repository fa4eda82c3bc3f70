import type { DateFilter } from '@atrium/contract/filter-rules';
import { addDays, clampDate, countDays, isoDate, type IsoDate } from '../../controls/date/index.js';

/** SRCH-023: the positions of the marks on the line, 0 to 100; days between two marks are spaced evenly. */
export const MARKS = [
  { id: 'start', position: 0 },
  { id: 'sixMonths', position: 40 },
  { id: 'oneMonth', position: 70 },
  { id: 'oneWeek', position: 90 },
  { id: 'now', position: 100 },
] as const;
export type MarkId = (typeof MARKS)[number]['id'];

/** Returns the day a number of months earlier; the last of its month if that month has fewer days. */
function monthsBefore(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 - months;
  for (let last = date; ; last -= 1) {
    const found = isoDate(Math.floor(index / 12), (index % 12) + 1, last);
    if (found) return found;
  }
}

/** Returns the days of the marks; the line starts two years ago (SRCH-022). */
export const markDays = (today: IsoDate): Record<MarkId, IsoDate> => ({
  start: monthsBefore(today, 24),
  sixMonths: monthsBefore(today, 6),
  oneMonth: monthsBefore(today, 1),
  oneWeek: addDays(today, -7),
  now: today,
});

/** Returns the number of days from one day to another. */
const between = (from: IsoDate, to: IsoDate) => countDays(from, to) - 1;

/** Returns the position of a day on the line, 0 to 100; days outside are clamped to its ends. */
export function positionOf(day: IsoDate, today: IsoDate): number {
  const days = markDays(today);
  const inside = clampDate(day, days.start, days.now);
  const index = MARKS.findIndex(({ id }) => inside <= days[id]);
  if (index <= 0) return 0;
  const [before, after] = [MARKS[index - 1]!, MARKS[index]!];
  const share = between(days[before.id], inside) / between(days[before.id], days[after.id]);
  return before.position + share * (after.position - before.position);
}

/** Distance from a mark within which a handle snaps to it. */
const MAGNET = 1.5;

/** Returns the day at a position on the line. */
export function dayAt(position: number, today: IsoDate): IsoDate {
  const days = markDays(today);
  const near = MARKS.find((mark) => Math.abs(mark.position - position) <= MAGNET);
  if (near) return days[near.id];
  const index = MARKS.findIndex((mark) => position < mark.position);
  const [before, after] = [MARKS[index - 1]!, MARKS[index]!];
  const share = (position - before.position) / (after.position - before.position);
  return addDays(days[before.id], Math.round(share * between(days[before.id], days[after.id])));
}

/** Returns the day of a handle: one that was not moved keeps its day, although it may be near a mark. */
export const dayOfHandle = (position: number, ends: readonly IsoDate[], today: IsoDate): IsoDate =>
  ends.find((day) => positionOf(day, today) === position) ?? dayAt(position, today);

/** Returns the first and last day of a period on the line; an open end becomes an end of the line. */
export function endsOf(period: DateFilter, today: IsoDate): readonly [IsoDate, IsoDate] {
  const { start, now } = markDays(today);
  const to = clampDate(period.dateTo ?? now, start, now);
  return [clampDate(period.dateFrom ?? start, start, to), to];
}

/** Returns the period between two days; an end of the line becomes an open end, so that “now” stays now. */
export function periodOf(from: IsoDate, to: IsoDate, today: IsoDate): DateFilter {
  const { start, now } = markDays(today);
  return { ...(from > start && { dateFrom: from }), ...(to < now && { dateTo: to }) };
}

/** Returns the next or previous mark of a day, for Page Up and Page Down. */
export function nextMark(day: IsoDate, direction: 1 | -1, today: IsoDate): IsoDate {
  const days = Object.values(markDays(today));
  const found = direction === 1 ? days.find((mark) => mark > day) : days.findLast((mark) => mark < day);
  return found ?? day;
}

/** The number of results of a month, such as `2026-11`. */
export interface MonthCount {
  readonly value: string;
  /** The month as text. */
  readonly label: string;
  readonly count: number;
}

/** A bar above the line: start and width, 0 to 100, and height as a share of the highest bar. */
export interface TimelineBar {
  readonly month: string;
  readonly start: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the bars of the months on the line; the first and the last are cut off at its ends. */
export function barsOf(months: readonly MonthCount[], today: IsoDate): TimelineBar[] {
  const { start, now } = markDays(today);
  const shown = months.filter(
    ({ value, count }) => count > 0 && value >= start.slice(0, 7) && value <= now.slice(0, 7),
  );
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return shown.map(({ value, count }) => {
    const [year = 0, month = 1] = value.split('-').map(Number);
    const next = isoDate(month === 12 ? year + 1 : year, (month % 12) + 1, 1)!;
    const from = positionOf(`${value}-01`, today);
    return { month: value, start: from, width: positionOf(next, today) - from, height: count / most };
  });
}
