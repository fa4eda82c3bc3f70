import { addDays, clampDate, isoDate, type IsoDate } from '../date/index.js';

/** A range of days, both ends included. */
export interface DateRange {
  from: IsoDate;
  to: IsoDate;
}

/** A preset range, relative to today. */
export interface DateRangePreset {
  id: string;
  label: string;
  range: (today: IsoDate) => DateRange;
}

/** The default presets; ends in the future are cut by the picker's limits. */
export const COMMON_RANGES = [
  { id: 'today', range: (today: IsoDate) => ({ from: today, to: today }) },
  { id: 'last7', range: (today: IsoDate) => ({ from: addDays(today, -6), to: today }) },
  { id: 'last30', range: (today: IsoDate) => ({ from: addDays(today, -29), to: today }) },
  { id: 'quarter', range: quarterOf },
  { id: 'yearToDate', range: (today: IsoDate) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }) },
] as const;

function quarterOf(today: IsoDate): DateRange {
  const year = Number(today.slice(0, 4));
  const first = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
  const next = first === 10 ? isoDate(year + 1, 1, 1) : isoDate(year, first + 3, 1);
  return { from: isoDate(year, first, 1)!, to: addDays(next!, -1) };
}

/** Clamps a range to the limits; null when it is outside. */
export function limitRange({ from, to }: DateRange, min?: IsoDate, max?: IsoDate): DateRange | null {
  if ((min !== undefined && to < min) || (max !== undefined && from > max)) return null;
  return { from: clampDate(from, min, max), to: clampDate(to, min, max) };
}

/** A range being edited: either end may still be missing. */
export interface DraftRange {
  from: IsoDate | null;
  to: IsoDate | null;
}

/** Updates the draft on a click: the first starts a range, the second ends it (either order), the third starts a new one. */
export function extendRange(draft: DraftRange | null, day: IsoDate): DraftRange {
  const end = draft?.from ?? draft?.to ?? null;
  if (end === null || isComplete(draft)) return { from: day, to: null };
  return day < end ? { from: day, to: end } : { from: end, to: day };
}

/** Updates the draft when an end is typed: the other end stays, unless the range would be reversed. */
export function setRangeEnd(draft: DraftRange | null, end: 'from' | 'to', day: IsoDate | null): DraftRange {
  const next = { from: draft?.from ?? null, to: draft?.to ?? null, [end]: day };
  const wrong = isComplete(next) && next.from > next.to;
  return wrong ? { from: null, to: null, [end]: day } : next;
}

export const isComplete = (draft: DraftRange | null): draft is DateRange =>
  draft !== null && draft.from !== null && draft.to !== null;
