import { addMonths } from './calendar.ts';

/** Records on a page of the KYC list (KYC-005), and in the widget of the home (WID-057). */
export const KYC_PAGE_SIZE = 10;
export const KYC_WIDGET_SIZE = 5;

const SOON_IN_MONTHS = 3;

/** How near the next review is, which decides the colour of a record. */
export type ReviewStatus = 'undated' | 'overdue' | 'soon' | 'later';

/**
 * KYC-033 to KYC-036: without a date; past; within three months, the last day included; later. Both are calendar days.
 */
export function reviewStatus(nextReviewAt: string | null, today: string): ReviewStatus {
  if (nextReviewAt === null) return 'undated';
  if (nextReviewAt < today) return 'overdue';
  return nextReviewAt <= addMonths(today, SOON_IN_MONTHS) ? 'soon' : 'later';
}
