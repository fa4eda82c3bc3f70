import * as z from 'zod';
import { allOf, notImpersonated } from './access.ts';
import { Day, Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { hasExpiryCalendar } from './expiry-calendar-page.ts';
import {
  EXPIRY_DAYS_MAX,
  EXPIRY_ENTRIES_MAX,
  EXPIRY_KINDS,
  EXPIRY_LEAD_DAYS,
} from './expiry-calendar-rules.ts';
import { FilterBlock } from './filters.ts';
import { queryList } from './paging.ts';

/** Something of the user’s that ends or falls due on a day. */
export const ExpiryEntry = z
  .object({
    id: z.string().describe('Stays the same for as long as the record does'),
    kind: z.enum(EXPIRY_KINDS),
    kindName: z.string().describe('In the language of the call'),
    date: Day.describe('The last day on which it holds; of what waits for the person, the day since it does'),
    title: z.string().describe('In the language of the call'),
    reference: z.string().nullable(),
    entities: z.array(z.object({ ricosCode: z.string(), name: z.string() })),
    amount: z
      .object({ value: z.number(), currency: z.string().length(3) })
      .nullable()
      .describe('As the page of its service shows it'),
    path: z.string().describe('Where it is shown, inside the portal'),
  })
  .meta({ id: 'ExpiryEntry' });
export type ExpiryEntry = z.output<typeof ExpiryEntry>;

export const ExpiryCalendar = z
  .object({
    today: Day.describe('At the bank'),
    entries: z.array(ExpiryEntry).describe('From the first day to the last, the next first'),
    total: z.number().int().min(0).describe('Of all entries of those days, as many as one answer can hold'),
    isTruncated: z.boolean().describe('There are more than one answer holds: the last ones are left out'),
    late: z
      .object({
        overdue: z.number().int().min(0),
        waiting: z.number().int().min(0),
        entries: z.array(ExpiryEntry),
      })
      .describe(
        'What is overdue or waits for the person today, whatever the days asked for; the oldest first',
      ),
    next: ExpiryEntry.nullable().describe('The first one after the last day'),
    blocks: z.array(FilterBlock),
  })
  .meta({ id: 'ExpiryCalendar' });
export type ExpiryCalendar = z.output<typeof ExpiryCalendar>;

/** The private feed that calendar programs read, without its URL. */
export const ExpiryFeed = z
  .object({
    kinds: z.array(z.enum(EXPIRY_KINDS)).describe('Empty for everything'),
    withNames: z.boolean().describe('It names people, beneficiaries and legal entities'),
    createdAt: Moment,
    lastReadAt: Moment.nullable(),
  })
  .meta({ id: 'ExpiryFeed' });
export type ExpiryFeed = z.output<typeof ExpiryFeed>;

/** Reminders that the user gets as notifications; none until they choose some. */
export const ExpiryReminders = z
  .object({
    leadTimes: z
      .array(
        z.object({
          kind: z.enum(EXPIRY_KINDS),
          days: z
            .literal([...EXPIRY_LEAD_DAYS])
            .describe('Days before it ends; of what waits for the person, days after it began to'),
        }),
      )
      .max(EXPIRY_KINDS.length)
      .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
        error: 'a kind stands twice',
      }),
    byMail: z.boolean().describe('Also by e-mail'),
  })
  .meta({ id: 'ExpiryReminders' });
export type ExpiryReminders = z.output<typeof ExpiryReminders>;

/** Feed and reminders are private to the user: refused during impersonation. */
const ownAlone = allOf(hasExpiryCalendar, notImpersonated);

const DAY_MS = 86_400_000;

const Filters = {
  kinds: queryList(z.enum(EXPIRY_KINDS)),
  entities: queryList(z.string().min(1).max(100)),
};

export const expiryCalendar = endpoints({
  get: {
    method: 'GET',
    path: '/expiry-calendar',
    tag: 'expiry-calendar',
    summary: 'All that ends or falls due for the current user in some days, with what is late',
    query: z
      .strictObject({
        from: Day,
        to: Day,
        ...Filters,
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(EXPIRY_ENTRIES_MAX)
          .optional()
          .describe('Most entries, and most of those that are late'),
      })
      .refine(({ from, to }) => from <= to, { error: 'the last day is before the first' })
      .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < EXPIRY_DAYS_MAX, {
        error: `at most ${EXPIRY_DAYS_MAX} days`,
      }),
    response: ExpiryCalendar,
    errorKey: 'get-expiry-calendar',
    access: hasExpiryCalendar,
    cost: 'high',
  },
  feed: {
    method: 'GET',
    path: '/expiry-calendar/feed',
    tag: 'expiry-calendar',
    summary: 'The feed of the current user; its address is told once, when it is made',
    response: z.object({ feed: ExpiryFeed.nullable() }),
    errorKey: 'get-expiry-feed',
    access: ownAlone,
  },
  createFeed: {
    method: 'PUT',
    path: '/expiry-calendar/feed',
    tag: 'expiry-calendar',
    summary: 'Make the feed of the current user, in place of the one before, which is gone',
    body: z.strictObject({
      kinds: z.array(z.enum(EXPIRY_KINDS)).max(EXPIRY_KINDS.length),
      withNames: z.boolean(),
    }),
    response: z.object({ address: z.string(), feed: ExpiryFeed }),
    errorKey: 'put-expiry-feed',
    access: ownAlone,
  },
  revokeFeed: {
    method: 'DELETE',
    path: '/expiry-calendar/feed',
    tag: 'expiry-calendar',
    summary: 'Take the feed of the current user away: its address answers nothing any more',
    response: 'empty',
    errorKey: 'delete-expiry-feed',
    access: ownAlone,
  },
  reminders: {
    method: 'GET',
    path: '/expiry-calendar/reminders',
    tag: 'expiry-calendar',
    summary: 'Of what the current user is reminded',
    response: ExpiryReminders,
    errorKey: 'get-expiry-reminders',
    access: ownAlone,
  },
  saveReminders: {
    method: 'PUT',
    path: '/expiry-calendar/reminders',
    tag: 'expiry-calendar',
    summary: 'Choose of what the current user is reminded, in place of the choice before',
    body: ExpiryReminders,
    response: 'empty',
    errorKey: 'put-expiry-reminders',
    access: ownAlone,
  },
  readFeed: {
    method: 'GET',
    path: '/expiry-calendar/feed.ics',
    tag: 'expiry-calendar',
    summary:
      'A feed as iCalendar (RFC 5545), with the rights of its owner at this moment; 304 where it has not changed',
    query: z.strictObject({ token: z.string().min(20).max(100).describe('The secret of the address') }),
    response: 'binary',
    errorKey: null,
    access: 'public',
    cost: 'high',
  },
});
