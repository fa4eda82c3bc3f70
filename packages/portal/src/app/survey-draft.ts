import { FEEDBACK_LIMITS, FEEDBACK_SERVICES } from '@atrium/contract/feedback-rules';
import type { FeedbackDraft } from '@atrium/ui';

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
  try {
    const { rating, preferredServices, message } = JSON.parse(
      localStorage.getItem(keyOf(userId)) ?? '{}',
    ) as Partial<FeedbackDraft>;
    if (typeof message !== 'string' || !Array.isArray(preferredServices)) return undefined;
    return {
      rating: isRating(rating) ? rating : null,
      preferredServices: FEEDBACK_SERVICES.filter((service) => preferredServices.includes(service)),
      message,
    };
  } catch {
    // What cannot be read is no draft.
    return undefined;
  }
}

/** Forgets it: it is sent, or the person signs out. */
export function forgetSurvey(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Where nothing is kept, nothing is to be forgotten.
  }
}

export function keepSurvey(userId: string, draft: FeedbackDraft): void {
  if (isEmpty(draft)) return forgetSurvey(userId);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends.
  }
}
