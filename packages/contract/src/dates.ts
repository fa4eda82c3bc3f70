import * as z from 'zod';
import { FIRST_DAY, isInRange, LAST_DAY } from './date-rules.ts';

/** Texts that are no date at all are refused as such. */
const isReadable = (text: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(text);
const inRange = (text: string): boolean => !isReadable(text) || isInRange(text);

/** What a date that is out of range is refused with. */
export const DATE_RANGE = { first: FIRST_DAY, last: LAST_DAY } as const;

/**
 * A day as `2026-11-20` (ISO 8601), from 1700-01-01 to 2999-12-31, both included. Every day of the contract is one: what
 * lies outside is refused, and in an answer breaks the contract. OpenAPI states the range as formatMinimum and
 * formatMaximum.
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
 * A moment in UTC as `2026-11-20T13:32:00Z` (ISO 8601), on a day from 1700-01-01 to 2999-12-31. Every moment of the
 * contract is one, as with {@link Day}.
 */
export const Moment = z.iso
  .datetime()
  .refine(inRange, { params: DATE_RANGE })
  .meta({
    description: `ISO 8601, UTC, from ${FIRST_DAY} to ${LAST_DAY}`,
    formatMinimum: `${FIRST_DAY}T00:00:00Z`,
    formatMaximum: `${LAST_DAY}T23:59:59.999Z`,
  });
