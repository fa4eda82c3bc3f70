/** Constants and rules of powers of attorney shared by server and interface; no schemas. */
import { addMonths } from './calendar.ts';

/** Legal entities per page of the list (POA-003). */
export const POWERS_PAGE_SIZE = 10;

/** Maximum number of pages in a list; to see more, users narrow the list. */
export const POWERS_PAGES_MAX = 50;

/** Months before the end of a power during which it counts as about to expire (POA-007, POA-020). */
const EXPIRY_WARNING_MONTHS = 2;

/** Returns the last day that is within the warning period of a calendar day. */
export const lastWarnedDay = (today: string): string => addMonths(today, EXPIRY_WARNING_MONTHS);

/** Whether the power of a signatory has ended, is about to end, or is valid. */
export const POWER_STATUSES = ['ended', 'ending', 'valid'] as const;
export type PowerStatus = (typeof POWER_STATUSES)[number];

/** Returns the status of a power, valid if it has no end (POA-020); `ending` is within two months, last day included. */
export function powerStatus(lastValidityDate: string | null, today: string): PowerStatus {
  if (lastValidityDate === null) return 'valid';
  if (lastValidityDate < today) return 'ended';
  return lastValidityDate <= lastWarnedDay(today) ? 'ending' : 'valid';
}

/** Whether powers are in force on a day: they cannot be used before their execution date. Both are calendar days. */
export const areInForce = (executionDate: string, today: string): boolean => executionDate <= today;

/** Subject of a part of the powers: a branch of the legal entity, or a third party that acts for it (POA-022). */
export const RICOS_TYPES = ['BRA', 'CPY'] as const;
export type RicosType = (typeof RICOS_TYPES)[number];

/** Operations that can be signed. */
export const POWER_OPERATIONS = [
  'PAYMENTS',
  'FOREIGN_EXCHANGE',
  'GUARANTEES',
  'COLLECTIONS',
  'LOANS_AND_DEPOSITS',
  'CASH_POOL',
] as const;
export type PowerOperation = (typeof POWER_OPERATIONS)[number];

/** Operations that a clause covers; `ALL` means all of them. */
export const POWER_PRODUCTS = ['ALL', ...POWER_OPERATIONS] as const;
export type PowerProduct = (typeof POWER_PRODUCTS)[number];

/** Largest amount, in EUR, for which a user can ask who may sign; exact to the cent. */
export const SIGNED_AMOUNT_MAX = 9_999_999_999_999.99;

/** Letters of the categories that sign together, joined by a plus sign: `A`, `A+B`. */
const CATEGORIES = /^[A-Z](?:\+[A-Z])?$/;

/** Returns the categories that a clause names; null if it is worded differently and only a person can interpret it. */
export const categoriesOf = (category: string): readonly string[] | null =>
  CATEGORIES.test(category) ? category.split('+') : null;

/** Returns the file name for the powers of a legal entity (POA-023). */
export const powerFileName = (ricosCode: string): string => `poa_${ricosCode}.pdf`;
