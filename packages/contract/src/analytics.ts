import * as z from 'zod';
import { managesContracts } from './access.ts';
import { ACTIVITY_EXPORT_DAYS } from './contracts-rules.ts';
import { Day, Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { exportDays } from './exports.ts';
import { Id } from './ids.ts';

/** DATA-018, PLAT-095. */
export const AnalyticsEvent = z
  .strictObject({
    page: z.string().max(200),
    eventType: z.string().min(1).max(100),
    eventTarget: z.string().max(200),
    url: z.string().max(2000),
    createdAt: Moment,
  })
  .meta({ id: 'AnalyticsEvent' });
export type AnalyticsEvent = z.output<typeof AnalyticsEvent>;

const ActivityPoints = z
  .array(z.object({ startDate: Day, endDate: Day, count: z.number().int().min(0) }))
  .describe('Sign-ins per period in the bank’s time, oldest first; the last period ends today');

/** DATA-056: how often a person signed in. */
export const UserActivity = z
  .object({
    userId: Id,
    activity: z.object({
      lastActivityDate: Moment.nullable(),
      daysActivityData: ActivityPoints,
      weeksActivityData: ActivityPoints,
      monthsActivityData: ActivityPoints,
    }),
  })
  .meta({ id: 'UserActivity' });
export type UserActivity = z.output<typeof UserActivity>;

export const analytics = endpoints({
  send: {
    method: 'POST',
    path: '/analytics',
    tag: 'analytics',
    summary: 'Send the queued analytics events',
    body: z.array(AnalyticsEvent).max(500),
    response: 'empty',
    errorKey: null,
    access: 'signed-in',
  },
  activity: {
    method: 'GET',
    path: '/analytics/activity',
    tag: 'analytics',
    summary: 'Get the number of sign-ins of a user by day, week and month (API-154)',
    query: z.object({ userId: Id }),
    response: UserActivity,
    errorKey: 'get-user-activity',
    access: managesContracts,
  },
  contractActivity: {
    method: 'GET',
    path: '/analytics/activity/contract',
    tag: 'analytics',
    summary: 'Get the number of sign-ins of each user of a contract, ordered by name (API-155)',
    query: z.object({ contractId: Id }),
    response: z.array(UserActivity),
    errorKey: 'get-user-activity',
    access: managesContracts,
  },
  globalActivity: {
    method: 'GET',
    path: '/analytics/global-activity',
    tag: 'analytics',
    summary: 'Export the sign-ins of users outside the bank over the last days as a spreadsheet (API-156)',
    query: z.object(exportDays(ACTIVITY_EXPORT_DAYS)),
    answerHeaders: ['content-disposition', 'x-expected-bytes'],
    response: 'binary',
    cost: 'high',
    errorKey: 'export-analytics',
    access: managesContracts,
  },
});
