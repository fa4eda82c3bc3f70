import * as z from 'zod';
import { managesContracts } from './access.ts';
import { ACTIVITY_EXPORT_DAYS } from './contracts-rules.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { exportDays } from './exports.ts';

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

export const analytics = endpoints({
  send: {
    method: 'POST',
    path: '/analytics',
    tag: 'analytics',
    summary: 'Send the queue of analytics events',
    body: z.array(AnalyticsEvent).max(500),
    response: 'empty',
    errorKey: null,
    access: 'signed-in',
  },
  globalActivity: {
    method: 'GET',
    path: '/analytics/global-activity',
    tag: 'analytics',
    summary: 'Sign-ins of people outside the bank in the last days, as a spreadsheet (API-156)',
    query: z.object(exportDays(ACTIVITY_EXPORT_DAYS)),
    answerHeaders: ['content-disposition', 'x-expected-bytes'],
    response: 'binary',
    cost: 'high',
    errorKey: 'export-analytics',
    access: managesContracts,
  },
});
