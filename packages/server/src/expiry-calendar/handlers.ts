import type { expiryCalendar as expiryCalendarContract } from '@atrium/contract/expiry-calendar';
import { bankDay } from '../bank-time.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { readCalendar } from './calendar.ts';
import { createFeed, feedOf, feedReader, revokeFeed } from './feed.ts';
import { remindersOf, saveReminders } from './reminders.ts';

export function expiryCalendarHandlers(platform: Platform): Handlers<typeof expiryCalendarContract> {
  const { db, clock } = platform;
  const readFeed = feedReader(platform);
  return {
    get: ({ user, language, query: { from, to, kinds = [], entities = [], limit } }) =>
      readCalendar(db, { user, language, today: bankDay(clock()) }, { from, to }, { kinds, entities }, limit),

    feed: async ({ user }) => ({ feed: await feedOf(db, user.id) }),

    createFeed: (call) => createFeed(platform, call, call.body),

    revokeFeed: (call) => revokeFeed(platform, call),

    reminders: ({ user }) => remindersOf(db, user.id),

    saveReminders: (call) => saveReminders(platform, call, call.body),

    readFeed: ({ query, request }) => readFeed(query.token, request.headers.get('if-none-match')),
  };
}
