import { Id } from '@atrium/contract/ids';
import type { ServiceCode } from '@atrium/contract/services';
import * as z from 'zod';

/** Data of a kind of job, and how it runs. */
interface JobRules {
  /** Identifiers only, never personal data: support sees it when the job fails permanently. */
  readonly data: z.ZodType<Record<string, unknown>>;
  /** The service whose health counts the jobs that failed (decision 8). */
  readonly service: ServiceCode;
  /** Cron schedule in the bank's time zone; jobs without one are enqueued by the write that needs them, or at startup. */
  readonly schedule?: string;
  /** A missed run is skipped until the next scheduled time; missed runs of other jobs are made up for once. */
  readonly isNeverMadeUp?: boolean;
}

const nothing = z.strictObject({});

/** Every kind of job. The first part of a name is the folder of its area. */
export const JOBS = {
  'mail.send': {
    service: 'REQUESTS_BOARD',
    data: z.strictObject({
      mailId: Id,
      userId: Id,
      /** A type of notification, the weekly summary, or a research note. */
      kind: z.string(),
      /** Path inside the portal (for the summary, the board); for a research note, its identifier. */
      url: z.string(),
    }),
  },
  'signatures.complete': {
    service: 'REQUESTS_BOARD',
    data: z.strictObject({ envelopeId: Id, correlationId: z.string() }),
  },
  'signatures.synchronise': { service: 'REQUESTS_BOARD', data: z.strictObject({ envelopeId: Id }) },
  'signatures.recover': { service: 'REQUESTS_BOARD', data: nothing },
  'requests.summarise': { service: 'REQUESTS_BOARD', data: nothing, schedule: '0 7 * * 1' },
  'documents.read': { service: 'DOCUMENTS', data: z.strictObject({ sha256: z.string() }) },
  'documents.readOlder': {
    service: 'DOCUMENTS',
    data: nothing,
    schedule: '20 3 * * *',
    // It takes minutes of CPU time, which must not delay users after a start during the day.
    isNeverMadeUp: true,
  },
  'uploads.sweep': { service: 'DOCUMENTS', data: nothing, schedule: '7 * * * *' },
  'http.sweep': { service: 'REQUESTS_BOARD', data: nothing, schedule: '47 * * * *' },
  'auth.sweep': { service: 'CONTACTS', data: nothing, schedule: '37 * * * *' },
  'kyc.announce': { service: 'KYC', data: nothing, schedule: '0 7 * * *' },
  'saved-searches.findDue': { service: 'REQUESTS_BOARD', data: nothing, schedule: '30 5 * * *' },
  'saved-searches.alert': {
    service: 'REQUESTS_BOARD',
    data: z.strictObject({ savedSearchId: Id }),
  },
  'expiry-calendar.findReminders': { service: 'REQUESTS_BOARD', data: nothing, schedule: '15 6 * * *' },
  'expiry-calendar.remind': { service: 'REQUESTS_BOARD', data: z.strictObject({ userId: Id }) },
  'access-reviews.remind': { service: 'CONTRACTS', data: nothing, schedule: '30 6 * * *' },
  'highlights.announce': { service: 'HIGHLIGHTS', data: nothing, schedule: '*/5 * * * *' },
} as const satisfies Record<string, JobRules>;

export type JobName = keyof typeof JOBS;
export type JobData<N extends JobName> = z.output<(typeof JOBS)[N]['data']>;
export const JOB_NAMES = Object.keys(JOBS) as [JobName, ...JobName[]];

export const jobRules = (name: JobName): JobRules => JOBS[name];
