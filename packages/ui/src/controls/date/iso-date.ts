/** A calendar day without time or zone: `2026-11-20`. */
export type IsoDate = string;

const DAY = 86_400_000;
const utc = (iso: IsoDate): number => Date.parse(`${iso}T00:00:00Z`);
const fromUtc = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

/** Returns the ISO date of a year, month (1 to 12) and day, or null if it does not exist (31 February). */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  if (year < 1000 || year > 9999) return null;
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = utc(iso);
  return Number.isNaN(time) || fromUtc(time) !== iso ? null : iso;
}

export const addDays = (iso: IsoDate, days: number): IsoDate => fromUtc(utc(iso) + days * DAY);

/** Returns the number of days from the first date to the second; negative if the second is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((utc(to) - utc(from)) / DAY);

/** Returns the number of days from the first to the last, both included. */
export const countDays = (from: IsoDate, to: IsoDate): number => daysBetween(from, to) + 1;

/** Returns the nearest day within the limits (PLAT-125). */
export function clampDate(iso: IsoDate, min?: IsoDate, max?: IsoDate): IsoDate {
  if (min !== undefined && iso < min) return min;
  if (max !== undefined && iso > max) return max;
  return iso;
}

/** Returns a local Date for the calendar library; at noon, so that no daylight saving change moves the day. */
export function toLocalDate(iso: IsoDate): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

export const fromLocalDate = (date: Date): IsoDate =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
