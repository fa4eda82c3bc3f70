import type { DateFilter } from '@atrium/contract/filter-rules';
import { addDays, clampDate, countDays, isoDate, type IsoDate } from '../../controls/date/index.js';

/** SRCH-023: the places of the marks on the line, 0 to 100; between two marks days are spaced evenly. */
export const MARKS = [
  { id: 'start', position: 0 },
  { id: 'sixMonths', position: 40 },
  { id: 'oneMonth', position: 70 },
  { id: 'oneWeek', position: 90 },
  { id: 'now', position: 100 },
] as const;
export type MarkId = (typeof MARKS)[number]['id'];

/** The day some months earlier; the last of its month where that has fewer days. */
function monthsBefore(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 - months;
  for (let last = date; ; last -= 1) {
    const found = isoDate(Math.floor(index / 12), (index % 12) + 1, last);
    if (found) return found;
  }
}

/** The days of the marks; the line starts two years ago (SRCH-022). */
export const markDays = (today: IsoDate): Record<MarkId, IsoDate> => ({
  start: monthsBefore(today, 24),
  sixMonths: monthsBefore(today, 6),
  oneMonth: monthsBefore(today, 1),
  oneWeek: addDays(today, -7),
  now: today,
});

/** Days from one to the other. */
const between = (from: IsoDate, to: IsoDate) => countDays(from, to) - 1;

/** The place of a day on the line; days outside stand at its ends. */
export function positionOf(day: IsoDate, today: IsoDate): number {
  const days = markDays(today);
  const inside = clampDate(day, days.start, days.now);
  const index = MARKS.findIndex(({ id }) => inside <= days[id]);
  if (index <= 0) return 0;
  const [before, after] = [MARKS[index - 1]!, MARKS[index]!];
  const share = between(days[before.id], inside) / between(days[before.id], days[after.id]);
  return before.position + share * (after.position - before.position);
}

/** How near to a mark a handle comes to rest on it. */
const MAGNET = 1.5;

/** The day at a place on the line. */
export function dayAt(position: number, today: IsoDate): IsoDate {
  const days = markDays(today);
  const near = MARKS.find((mark) => Math.abs(mark.position - position) <= MAGNET);
  if (near) return days[near.id];
  const index = MARKS.findIndex((mark) => position < mark.position);
  const [before, after] = [MARKS[index - 1]!, MARKS[index]!];
  const share = (position - before.position) / (after.position - before.position);
  return addDays(days[before.id], Math.round(share * between(days[before.id], days[after.id])));
}

/** First and last day of a period on the line: an open end is an end of the line. */
export function endsOf(period: DateFilter, today: IsoDate): readonly [IsoDate, IsoDate] {
  const { start, now } = markDays(today);
  const to = clampDate(period.dateTo ?? now, start, now);
  return [clampDate(period.dateFrom ?? start, start, to), to];
}

/** The period between two days: an end of the line is an open end, so that “now” stays now. */
export function periodOf(from: IsoDate, to: IsoDate, today: IsoDate): DateFilter {
  const { start, now } = markDays(today);
  return { ...(from > start && { dateFrom: from }), ...(to < now && { dateTo: to }) };
}

/** The mark before or after a day, for the page keys. */
export function nextMark(day: IsoDate, direction: 1 | -1, today: IsoDate): IsoDate {
  const days = Object.values(markDays(today));
  const found = direction === 1 ? days.find((mark) => mark > day) : days.findLast((mark) => mark < day);
  return found ?? day;
}

/** Results of a month, `2026-11`. */
export interface MonthCount {
  readonly value: string;
  /** The month in words. */
  readonly label: string;
  readonly count: number;
}

/** A bar over the line: where it stands, 0 to 100, and its height as a share of the highest. */
export interface TimelineBar {
  readonly month: string;
  readonly start: number;
  readonly width: number;
  readonly height: number;
}

/** The bars of the months that are on the line; the first and the last are cut where it begins and ends. */
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
