import * as z from 'zod';
import { Day } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { hasExpiryCalendar } from './expiry-calendar-page.ts';
import { EXPIRY_DAYS_MAX, EXPIRY_KINDS } from './expiry-calendar-rules.ts';
import { FilterBlock } from './filters.ts';
import { queryList } from './paging.ts';

/** Something of the person's that ends or falls due on a day. */
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
      .strictObject({ from: Day, to: Day, ...Filters })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'before the first day' })
      .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < EXPIRY_DAYS_MAX, {
        path: ['to'],
        error: `at most ${EXPIRY_DAYS_MAX} days`,
      }),
    response: ExpiryCalendar,
    errorKey: 'get-expiry-calendar',
    access: hasExpiryCalendar,
    cost: 'high',
  },
});
