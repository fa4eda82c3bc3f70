import { addMonths } from './calendar.ts';

/** Months before the end of a power in which it is about to expire (POA-007, POA-020). */
const EXPIRY_WARNING_MONTHS = 2;

/** The last day that is still within the warning, counted from a calendar day. */
export const lastWarnedDay = (today: string): string => addMonths(today, EXPIRY_WARNING_MONTHS);
