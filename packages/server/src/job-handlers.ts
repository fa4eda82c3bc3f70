import { remindReviewers } from './access-reviews/index.ts';
import { sweepAnalytics } from './analytics/index.ts';
import { sweepSessions } from './auth/index.ts';
import { sweepIdempotentWrites, sweepRateLimits } from './http/index.ts';
import { findReminders, remindPerson } from './expiry-calendar/index.ts';
import { readContents, readUnreadContents } from './documents/index.ts';
import { announceArticles } from './highlights/index.ts';
import { announceReviews } from './kyc/index.ts';
import { sweepLogEntries } from './log/index.ts';
import { sendMail } from './mailing/index.ts';
import type { Platform } from './platform.ts';
import { sendSummaries } from './requests/index.ts';
import { alertOfSearch, findDueAlerts } from './saved-searches/index.ts';
import { completeEnvelope, recoverEnvelopes } from './signatures/index.ts';
import { sweepUploads } from './uploads/index.ts';
import type { JobHandlers } from './jobs/index.ts';

/** Returns the handler of each kind of job. */
export function jobHandlers(platform: Platform): JobHandlers {
  return {
    'mail.send': (run) => sendMail(platform, run),
    'signatures.complete': ({ data }) => completeEnvelope(platform, data.envelopeId, data.correlationId),
    'signatures.synchronise': async ({ data }) => platform.signatures.synchronise?.(data.envelopeId),
    'signatures.recover': (run) => recoverEnvelopes(platform, run),
    'requests.summarise': (run) => sendSummaries(platform, run),
    'documents.read': ({ data }) => readContents(platform, data.sha256),
    'documents.readOlder': ({ signal }) => readUnreadContents(platform, signal),
    'uploads.sweep': () => sweepUploads(platform),
    'http.sweep': async () => {
      await sweepIdempotentWrites(platform);
      await sweepRateLimits(platform);
      await sweepLogEntries(platform);
      await sweepAnalytics(platform);
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
