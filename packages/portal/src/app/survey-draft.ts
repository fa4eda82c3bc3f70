import { FEEDBACK_LIMITS, FEEDBACK_SERVICES } from '@atrium/contract/feedback-rules';
import type { FeedbackDraft } from '@atrium/ui';
import { keptDrafts, removeDraft, writeDraft } from './kept-drafts.ts';

const keyOf = (userId: string) => `survey-draft:${userId}`;

const isEmpty = ({ rating, preferredServices, message }: FeedbackDraft) =>
  rating === null && preferredServices.length === 0 && message === '';

const isRating = (rating: unknown): rating is number =>
  Number.isInteger(rating) &&
  (rating as number) >= FEEDBACK_LIMITS.lowest &&
  (rating as number) <= FEEDBACK_LIMITS.highest;

/**
 * Returns the user's unsent survey answers from this device; undefined without any. They outlive the browser session,
 * because a postponed survey is shown again in another session (TERM-018).
 */
export function recallSurvey(userId: string): FeedbackDraft | undefined {
  const { rating, preferredServices, message } = (keptDrafts(keyOf(userId), Date.now())[0]?.value ??
    {}) as Partial<FeedbackDraft>;
  if (typeof message !== 'string' || !Array.isArray(preferredServices)) return undefined;
  return {
    rating: isRating(rating) ? rating : null,
    preferredServices: FEEDBACK_SERVICES.filter((service) => preferredServices.includes(service)),
    message,
  };
}

/** Removes the draft once the survey is sent. */
export const forgetSurvey = (userId: string): void => removeDraft(keyOf(userId));

export function keepSurvey(userId: string, draft: FeedbackDraft): void {
  if (isEmpty(draft)) forgetSurvey(userId);
  else writeDraft(keyOf(userId), draft);
}
