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
 * What a person answered in the survey and has not sent, per person of this device. Put off, the survey comes again in
 * another session of the browser (TERM-018), so it is kept beyond this one. Undefined for nothing.
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

/** Forgets it: it is sent. */
export const forgetSurvey = (userId: string): void => removeDraft(keyOf(userId));

export function keepSurvey(userId: string, draft: FeedbackDraft): void {
  if (isEmpty(draft)) forgetSurvey(userId);
  else writeDraft(keyOf(userId), draft);
}
