/** Words and rules of powers of attorney that server and interface share; free of schemas. */
import { addMonths } from './calendar.ts';

/** Legal entities on a page of the list (POA-003). */
export const POWERS_PAGE_SIZE = 10;

/** Most pages in a list; to see more, people narrow the list. */
export const POWERS_PAGES_MAX = 50;

/** Months before the end of a power in which it is about to expire (POA-007, POA-020). */
const EXPIRY_WARNING_MONTHS = 2;

/** The last day that is still within the warning, counted from a calendar day. */
export const lastWarnedDay = (today: string): string => addMonths(today, EXPIRY_WARNING_MONTHS);

/** Whether the power of a signatory has ended, ends soon, or holds. */
export const POWER_STATUSES = ['ended', 'ending', 'valid'] as const;
export type PowerStatus = (typeof POWER_STATUSES)[number];

/** POA-020: past; within two months, the last day included; later or without an end. Both are calendar days. */
export function powerStatus(lastValidityDate: string | null, today: string): PowerStatus {
  if (lastValidityDate === null) return 'valid';
  if (lastValidityDate < today) return 'ended';
  return lastValidityDate <= lastWarnedDay(today) ? 'ending' : 'valid';
}

/** Whether powers hold on a day: nobody signs by them before the day of their execution. Both are calendar days. */
export const areInForce = (executionDate: string, today: string): boolean => executionDate <= today;

/** What a part of the powers is about: a branch of the legal entity, or a third party that acts for it (POA-022). */
export const RICOS_TYPES = ['BRA', 'CPY'] as const;
export type RicosType = (typeof RICOS_TYPES)[number];

/** What may be signed. */
export const POWER_OPERATIONS = [
  'PAYMENTS',
  'FOREIGN_EXCHANGE',
  'GUARANTEES',
  'COLLECTIONS',
  'LOANS_AND_DEPOSITS',
  'CASH_POOL',
] as const;
export type PowerOperation = (typeof POWER_OPERATIONS)[number];

/** What a clause is about; `ALL` means everything. */
export const POWER_PRODUCTS = ['ALL', ...POWER_OPERATIONS] as const;
export type PowerProduct = (typeof POWER_PRODUCTS)[number];

/** The largest amount, in EUR, of which may be asked who signs it; exact to the cent. */
export const SIGNED_AMOUNT_MAX = 9_999_999_999_999.99;

/** Letters of the categories that sign together, joined by a plus: `A`, `A+B`. */
const CATEGORIES = /^[A-Z](?:\+[A-Z])?$/;

/** The categories that a clause names; null where it is worded in another way, which only a person can read. */
export const categoriesOf = (category: string): readonly string[] | null =>
  CATEGORIES.test(category) ? category.split('+') : null;

/** The name under which the file of the powers of a legal entity is saved (POA-023). */
export const powerFileName = (ricosCode: string): string => `poa_${ricosCode}.pdf`;
