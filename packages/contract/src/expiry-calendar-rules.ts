/** Words and rules of the expiry calendar that server and interface share; free of schemas. */
import { addDays, addMonths } from './calendar.ts';
import type { ExpiryService } from './expiry-calendar-page.ts';
import type { FilterFields } from './filter-rules.ts';

/** What ends or falls due, in the order in which it is offered. */
export const EXPIRY_KINDS = [
  'KYC_REVIEW',
  'KYC_DOCUMENT',
  'SIGNATORY_POWER',
  'GUARANTEE',
  'LOAN',
  'REPAYMENT',
  'DEPOSIT',
  'SIGNATURE',
  'REQUEST_CLOSURE',
] as const;
export type ExpiryKind = (typeof EXPIRY_KINDS)[number];

/** The service to which each kind belongs: people who may not open its page see none of its dates. */
export const EXPIRY_SERVICE_OF: Readonly<Record<ExpiryKind, ExpiryService>> = {
  KYC_REVIEW: 'KYC',
  KYC_DOCUMENT: 'KYC',
  SIGNATORY_POWER: 'POWER_OF_ATTORNEY',
  GUARANTEE: 'GUARANTEES',
  LOAN: 'LOANS_AND_DEPOSITS',
  REPAYMENT: 'LOANS_AND_DEPOSITS',
  DEPOSIT: 'LOANS_AND_DEPOSITS',
  SIGNATURE: 'REQUESTS_BOARD',
  REQUEST_CLOSURE: 'REQUESTS_BOARD',
};

/** How near a date is, which decides its mark, its word and its colour. */
export const EXPIRY_STATUSES = ['overdue', 'waiting', 'soon', 'later', 'ended'] as const;
export type ExpiryStatus = (typeof EXPIRY_STATUSES)[number];

/** Kinds for which the client has something to do: past their day they are overdue; others have ended. */
const ACTED_ON: ReadonlySet<ExpiryKind> = new Set(['KYC_REVIEW', 'KYC_DOCUMENT', 'SIGNATORY_POWER']);
/** Kinds that wait for the person since their day. */
const WAITING: ReadonlySet<ExpiryKind> = new Set(['SIGNATURE', 'REQUEST_CLOSURE']);

/** Whether the client has to act on what ends. */
export const isActedOn = (kind: ExpiryKind): boolean => ACTED_ON.has(kind);

/** Whether it waits for the person from its day on, until they act. */
export const isWaitingKind = (kind: ExpiryKind): boolean => WAITING.has(kind);

/** Lead times of reminders, in days: so long before something ends, or after it began to wait for the person. */
export const EXPIRY_LEAD_DAYS = [90, 30, 7] as const;
export type ExpiryLeadDays = (typeof EXPIRY_LEAD_DAYS)[number];

/** How many days ahead a person is reminded of a kind of date. */
export interface ExpiryLeadTime {
  readonly kind: ExpiryKind;
  readonly days: ExpiryLeadDays;
}

/** Whether a reminder at one lead time comes before that at another. */
export const isSoonerLeadTime = (kind: ExpiryKind, days: number, other: number): boolean =>
  isWaitingKind(kind) ? days < other : days > other;

const SOON_IN_MONTHS = 3;

/** Overdue, waiting for the person, within three months (the last day included), later, or ended. */
export function expiryStatus(
  { kind, date }: { readonly kind: ExpiryKind; readonly date: string },
  today: string,
): ExpiryStatus {
  if (isWaitingKind(kind)) return 'waiting';
  if (date < today) return isActedOn(kind) ? 'overdue' : 'ended';
  return date <= addMonths(today, SOON_IN_MONTHS) ? 'soon' : 'later';
}

/** Most days of one call: a year and the weeks that its first and last month share with its neighbours. */
export const EXPIRY_DAYS_MAX = 400;

/** Most entries of one answer, and most of those that are late or wait. */
export const EXPIRY_ENTRIES_MAX = 5_000;
export const EXPIRY_LATE_MAX = 200;

/** Spans of time that the page shows. */
export const EXPIRY_VIEWS = ['day', 'week', 'month', 'year'] as const;
export type ExpiryView = (typeof EXPIRY_VIEWS)[number];

/** First and last day of a span, both included. */
export interface ExpirySpan {
  readonly from: string;
  readonly to: string;
}

const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Monday of the week of a day. */
export const weekStart = (day: string): string => addDays(day, -weekday(day));

/** The first day of the month of a day. */
export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

const monthEnd = (day: string): string => addDays(addMonths(monthStart(day), 1), -1);

/** The days that a view of a day is about. */
export function expirySpan(view: ExpiryView, day: string): ExpirySpan {
  switch (view) {
    case 'day':
      return { from: day, to: day };
    case 'week':
      return { from: weekStart(day), to: addDays(weekStart(day), 6) };
    case 'month':
      return { from: monthStart(day), to: monthEnd(day) };
    case 'year':
      return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
  }
}

/** The same day one span before (−1) or after (1). */
export function moveExpiryDay(view: ExpiryView, day: string, by: -1 | 1): string {
  switch (view) {
    case 'day':
      return addDays(day, by);
    case 'week':
      return addDays(day, 7 * by);
    case 'month':
      return addMonths(day, by);
    case 'year':
      return addMonths(day, 12 * by);
  }
}

/** What the calendar is filtered by, by the name that it has in calls and addresses. */
export const EXPIRY_FILTER_FIELDS = {
  kinds: { type: 'SELECT', values: EXPIRY_KINDS },
  entities: { type: 'SELECT' },
} as const satisfies FilterFields;
