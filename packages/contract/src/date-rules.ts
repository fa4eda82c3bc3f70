/**
 * First and last day that a date of the contract can have. Every calendar, time zone and database agrees on the days in
 * this range and those next to it: four-digit years, none before the Gregorian calendar was in use everywhere.
 */
export const FIRST_DAY = '1700-01-01';
export const LAST_DAY = '2999-12-31';

/** Whether a date or moment (ISO 8601, four-digit years) is in the range of the contract. */
export function isInRange(text: string): boolean {
  const day = text.slice(0, 10);
  return day >= FIRST_DAY && day <= LAST_DAY;
}
