import * as z from 'zod';
import { FIRST_DAY, isInRange, LAST_DAY } from './date-rules.ts';

/** Text that is not a date at all is left to the format check, which refuses it. */
const isReadable = (text: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(text);
const inRange = (text: string): boolean => !isReadable(text) || isInRange(text);

/** Limits named in the error for a date out of range. */
export const DATE_RANGE = { first: FIRST_DAY, last: LAST_DAY } as const;

/**
 * A day as `2026-11-20` (ISO 8601), from 1700-01-01 to 2999-12-31 inclusive. All days of the contract use it: a day
 * outside this range is refused in a call and violates the contract in an answer. OpenAPI states the range as
 * formatMinimum and formatMaximum.
 */
export const Day = z.iso
  .date()
  .refine(inRange, { params: DATE_RANGE })
  .meta({
    description: `ISO 8601, from ${FIRST_DAY} to ${LAST_DAY}`,
    formatMinimum: FIRST_DAY,
    formatMaximum: LAST_DAY,
  });

/**
 * A moment in UTC as `2026-11-20T13:32:00Z` (ISO 8601), on a day from 1700-01-01 to 2999-12-31. All moments of the
 * contract use it, as with {@link Day}.
 */
export const Moment = z.iso
  .datetime()
  .refine(inRange, { params: DATE_RANGE })
  .meta({
    description: `ISO 8601, UTC, from ${FIRST_DAY} to ${LAST_DAY}`,
    formatMinimum: `${FIRST_DAY}T00:00:00Z`,
    formatMaximum: `${LAST_DAY}T23:59:59.999Z`,
  });
