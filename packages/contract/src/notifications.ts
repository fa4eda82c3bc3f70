import * as z from 'zod';
import { activeAccount } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { NOTIFICATION_PAGE_SIZE, NOTIFICATION_TYPES } from './notification-rules.ts';
import { page, paging, queryBoolean } from './paging.ts';
import { SERVICE_CODES } from './services.ts';

/** DATA-006: a notification of a user. */
export const Notification = z
  .object({
    notificationId: Id,
    serviceId: z.enum(SERVICE_CODES),
    type: z.enum(NOTIFICATION_TYPES),
    subject: z
      .string()
      .describe('Name of the record it is about; empty if the user no longer has access to it'),
    url: z.string().describe('Path inside the portal'),
    count: z
      .number()
      .int()
      .min(1)
      .nullable()
      .describe(
        'Number of new results of a saved search, or number of dates in a reminder; null for all other types',
      ),
    createdAt: Moment,
    isSeen: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof Notification>;

export const notifications = endpoints({
  list: {
    method: 'GET',
    path: '/notifications',
    tag: 'notifications',
    summary: 'List the notifications of the caller, newest first (API-023)',
    query: z.object({ ...paging(NOTIFICATION_PAGE_SIZE), notSeenOnly: queryBoolean() }),
    response: page(Notification),
    errorKey: null,
    access: activeAccount,
  },
  markAllSeen: {
    method: 'PUT',
    path: '/notifications/seen/all',
    tag: 'notifications',
    summary: 'Mark all notifications of the caller as seen (API-024)',
    response: 'empty',
    errorKey: 'update-notifications',
    access: activeAccount,
  },
  markSeen: {
    method: 'PUT',
    path: '/notifications/seen/{id}',
    tag: 'notifications',
    summary: 'Mark a notification of the caller as seen (API-025)',
    params: idParams,
    response: 'empty',
    errorKey: 'update-notifications',
    access: activeAccount,
  },
});
