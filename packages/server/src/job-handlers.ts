import { remindReviewers } from './access-reviews/reminders.ts';
import { sweepSessions } from './auth/sweep.ts';
import { sweepIdempotentWrites } from './http/idempotency.ts';
import { sweepRateLimits } from './http/rate-limit.ts';
import { findReminders, remindPerson } from './expiry-calendar/reminders.ts';
import { readContents, readUnreadContents } from './documents/contents.ts';
import { announceArticles } from './highlights/announce.ts';
import { announceReviews } from './kyc/announce.ts';
import { sendMail } from './mailing/send.ts';
import type { Platform } from './platform.ts';
import { sendSummaries } from './requests/summaries.ts';
import { alertOfSearch, findDueAlerts } from './saved-searches/alerts.ts';
import { completeEnvelope, recoverEnvelopes } from './signatures/complete.ts';
import { sweepUploads } from './uploads/sweep.ts';
import type { JobHandlers } from './jobs/queue.ts';

/** What each kind of job does. */
export function jobHandlers(platform: Platform): JobHandlers {
  return {
    'mail.send': (run) => sendMail(platform, run),
    'signatures.complete': ({ data }) => completeEnvelope(platform, data.envelopeId, data.correlationId),
    'signatures.synchronise': async ({ data }) => platform.signatures.synchronise?.(data.envelopeId),
    'signatures.recover': (run) => recoverEnvelopes(platform, run),
    'requests.summarise': (run) => sendSummaries(platform, run),
    'documents.read': ({ data }) => readContents(platform, data.sha256),
    'documents.readOlder': () => readUnreadContents(platform),
    'uploads.sweep': () => sweepUploads(platform),
    'http.sweep': async () => {
      await sweepIdempotentWrites(platform);
      await sweepRateLimits(platform);
    },
    'auth.sweep': () => sweepSessions(platform),
    'kyc.announce': () => announceReviews(platform),
    'saved-searches.findDue': (run) => findDueAlerts(platform, run),
    'saved-searches.alert': ({ data }) => alertOfSearch(platform, data.savedSearchId),
    'expiry-calendar.findReminders': (run) => findReminders(platform, run),
    'expiry-calendar.remind': ({ data }) => remindPerson(platform, data.userId),
    'access-reviews.remind': () => remindReviewers(platform),
    'highlights.announce': () => announceArticles(platform),
  };
}
