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
    id: z.string().describe('Does not change during the lifetime of the record'),
    kind: z.enum(EXPIRY_KINDS),
    kindName: z.string().describe('In the language of the call'),
    date: Day.describe(
      'Last day of validity, or the due date; for entries that wait for the user, the day since they have been waiting',
    ),
    title: z.string().describe('In the language of the call'),
    reference: z.string().nullable(),
    entities: z.array(z.object({ ricosCode: z.string(), name: z.string() })),
    amount: z
      .object({ value: z.number(), currency: z.string().length(3) })
      .nullable()
      .describe('As displayed on the page of its service'),
    path: z.string().describe('Portal path of the page that shows it'),
  })
  .meta({ id: 'ExpiryEntry' });
export type ExpiryEntry = z.output<typeof ExpiryEntry>;

export const ExpiryCalendar = z
  .object({
    today: Day.describe('Current date at the bank'),
    entries: z.array(ExpiryEntry).describe('Entries of the requested days, earliest first'),
    total: z
      .number()
      .int()
      .min(0)
      .describe('Number of all entries of the requested days, up to the maximum of one response'),
    isTruncated: z
      .boolean()
      .describe(
        'Whether there are more entries than one response can hold; past ones are left out first, then the last ones',
      ),
    late: z
      .object({
        overdue: z.number().int().min(0),
        waiting: z.number().int().min(0),
        entries: z.array(ExpiryEntry),
      })
      .describe(
        'Entries that are overdue or wait for the user today, regardless of the requested days, oldest first; all that wait, but of the overdue ones only the oldest',
      ),
    next: ExpiryEntry.nullable().describe('The first entry after the last day'),
    blocks: z.array(FilterBlock),
  })
  .meta({ id: 'ExpiryCalendar' });
export type ExpiryCalendar = z.output<typeof ExpiryCalendar>;

/** The private feed that calendar programs read, without its URL. */
export const ExpiryFeed = z
  .object({
    kinds: z.array(z.enum(EXPIRY_KINDS)).describe('Empty for all kinds'),
    withNames: z
      .boolean()
      .describe('Whether it contains the names of people, beneficiaries and legal entities'),
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
            .describe(
              'Days before the date; for entries that wait for the user, days after they started waiting',
            ),
        }),
      )
      .max(EXPIRY_KINDS.length)
      .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
        error: 'duplicate kind',
      }),
    byMail: z.boolean().describe('Whether to send reminders by email as well'),
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
    summary: 'List the current user’s expiry and due dates of a period, and the entries that are late',
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
          .describe('Maximum number of entries, and of overdue entries'),
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
    summary: 'Get the calendar feed of the current user, without its URL, which is returned only on creation',
    response: z.object({ feed: ExpiryFeed.nullable() }),
    errorKey: 'get-expiry-feed',
    access: ownAlone,
  },
  createFeed: {
    method: 'PUT',
    path: '/expiry-calendar/feed',
    tag: 'expiry-calendar',
    summary:
      'Create the calendar feed of the current user; it replaces the previous feed, whose URL stops working',
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
    summary: 'Revoke the calendar feed of the current user; its URL stops working',
    response: 'empty',
    errorKey: 'delete-expiry-feed',
    access: ownAlone,
  },
  reminders: {
    method: 'GET',
    path: '/expiry-calendar/reminders',
    tag: 'expiry-calendar',
    summary: 'Get the reminder settings of the current user',
    response: ExpiryReminders,
    errorKey: 'get-expiry-reminders',
    access: ownAlone,
  },
  saveReminders: {
    method: 'PUT',
    path: '/expiry-calendar/reminders',
    tag: 'expiry-calendar',
    summary: 'Replace the reminder settings of the current user',
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
      'Read a feed as iCalendar (RFC 5545), with the current rights of its owner; 304 if it has not changed',
    query: z.strictObject({ token: z.string().min(20).max(100).describe('Secret token of the feed URL') }),
    response: 'binary',
    errorKey: null,
    access: 'public',
    cost: 'high',
  },
});
