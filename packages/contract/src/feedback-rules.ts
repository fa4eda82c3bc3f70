/** Rules of the feedback survey, shared by server and interface. */
import type { ServiceCode } from './services.ts';

/** First day on which the survey is no longer shown (TERM-011); an installation can set its own. */
export const SURVEY_LAST_DAY = '2025-05-01';

/** The choices of preferred services (TERM-016). */
export const FEEDBACK_SERVICES = [
  'REQUESTS_BOARD',
  'DOCUMENTS',
  'KYC',
  'TREASURY_REPORTING',
  'HIGHLIGHTS',
  'CASH_MANAGEMENT',
] as const satisfies readonly ServiceCode[];
export type FeedbackService = (typeof FEEDBACK_SERVICES)[number];

/** Range of the rating (TERM-012), maximum number of preferred services (TERM-013), maximum length of the message. */
export const FEEDBACK_LIMITS = { lowest: 1, highest: 5, services: 3, message: 2000 } as const;

/** Whether the survey is still open; it is closed on `lastDay` itself (TERM-011). `today` as yyyy-MM-dd. */
export const isSurveyOpen = (today: string, lastDay: string): boolean => today < lastDay;

/** Whether the feedback can be sent: a rating, and one to three services; the message is optional (TERM-015). */
export function isFeedbackComplete({
  rating,
  preferredServices,
}: {
  rating: number | null;
  preferredServices: readonly FeedbackService[];
}): boolean {
  return (
    rating !== null &&
    rating >= FEEDBACK_LIMITS.lowest &&
    rating <= FEEDBACK_LIMITS.highest &&
    preferredServices.length >= 1 &&
    preferredServices.length <= FEEDBACK_LIMITS.services
  );
}
