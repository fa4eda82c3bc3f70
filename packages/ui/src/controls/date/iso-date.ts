/** A calendar day without time or zone: `2026-11-20`. */
export type IsoDate = string;

const DAY = 86_400_000;
const utc = (iso: IsoDate): number => Date.parse(`${iso}T00:00:00Z`);
const fromUtc = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

/** The day of a year, month (1 to 12) and day, or null where the calendar has none (31 February). */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  if (year < 1000 || year > 9999) return null;
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = utc(iso);
  return Number.isNaN(time) || fromUtc(time) !== iso ? null : iso;
}

export const addDays = (iso: IsoDate, days: number): IsoDate => fromUtc(utc(iso) + days * DAY);

/** How many days after the first the second is; less than nothing where it is before it. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((utc(to) - utc(from)) / DAY);

/** Days from the first to the last, both counted. */
export const countDays = (from: IsoDate, to: IsoDate): number => daysBetween(from, to) + 1;

/** PLAT-125: the nearest day within the limits. */
export function clampDate(iso: IsoDate, min?: IsoDate, max?: IsoDate): IsoDate {
  if (min !== undefined && iso < min) return min;
  if (max !== undefined && iso > max) return max;
  return iso;
}

/** For the calendar, which reckons in the browser's own zone: noon there, so that no clock change moves the day. */
export function toLocalDate(iso: IsoDate): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

export const fromLocalDate = (date: Date): IsoDate =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
