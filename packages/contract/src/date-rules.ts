/**
 * The first and the last day that a date of the contract can name. Every calendar, time zone and database reads them, and
 * the days beside them, in the same way: years of four digits, none before the calendar of today was everywhere in use.
 */
export const FIRST_DAY = '1700-01-01';
export const LAST_DAY = '2999-12-31';

/** Whether a date or a moment (ISO 8601, years of four digits) lies from the first to the last day of the contract. */
export function isInRange(text: string): boolean {
  const day = text.slice(0, 10);
  return day >= FIRST_DAY && day <= LAST_DAY;
}
