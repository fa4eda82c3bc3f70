/** Constants and rules of the expiry calendar shared by server and interface; no schemas. */
import { addDays, addMonths } from './calendar.ts';
import type { ExpiryService } from './expiry-calendar-page.ts';
import type { FilterFields } from './filter-rules.ts';

/** Kinds of end and due dates, in display order. */
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

/** Service of each kind: users without access to the page of the service see none of its dates. */
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

/** How close a date is, which decides its icon, label and colour. */
export const EXPIRY_STATUSES = ['overdue', 'waiting', 'soon', 'later', 'ended'] as const;
export type ExpiryStatus = (typeof EXPIRY_STATUSES)[number];

/** Kinds on which the client must act: they are overdue after their day, whereas other kinds have ended. */
const ACTED_ON: ReadonlySet<ExpiryKind> = new Set(['KYC_REVIEW', 'KYC_DOCUMENT', 'SIGNATORY_POWER']);
/** Kinds that wait for the user’s action from their day on. */
const WAITING: ReadonlySet<ExpiryKind> = new Set(['SIGNATURE', 'REQUEST_CLOSURE']);

/** Whether the client must act on this kind of date. */
export const isActedOn = (kind: ExpiryKind): boolean => ACTED_ON.has(kind);

/** Whether this kind waits for the user from its day on, until they act. */
export const isWaitingKind = (kind: ExpiryKind): boolean => WAITING.has(kind);

/** Lead times of reminders, in days: before an end date, or after the day from which something waits for the user. */
export const EXPIRY_LEAD_DAYS = [90, 30, 7] as const;
export type ExpiryLeadDays = (typeof EXPIRY_LEAD_DAYS)[number];

/** Number of days ahead at which a user is reminded of a kind of date. */
export interface ExpiryLeadTime {
  readonly kind: ExpiryKind;
  readonly days: ExpiryLeadDays;
}

/** Whether the reminder at lead time `days` is sent before the one at `other`. */
export const isSoonerLeadTime = (kind: ExpiryKind, days: number, other: number): boolean =>
  isWaitingKind(kind) ? days < other : days > other;

const SOON_IN_MONTHS = 3;

/** Returns the status: overdue, waiting for the user, within three months (last day included), later, or ended. */
export function expiryStatus(
  { kind, date }: { readonly kind: ExpiryKind; readonly date: string },
  today: string,
): ExpiryStatus {
  if (isWaitingKind(kind)) return 'waiting';
  if (date < today) return isActedOn(kind) ? 'overdue' : 'ended';
  return date <= addMonths(today, SOON_IN_MONTHS) ? 'soon' : 'later';
}

/** Maximum number of days in one call: a year plus the days of adjacent months in its first and last week. */
export const EXPIRY_DAYS_MAX = 400;

/** Maximum number of entries in one response, and of overdue ones in its list of late entries. */
export const EXPIRY_ENTRIES_MAX = 5_000;
export const EXPIRY_LATE_MAX = 200;

/** Time spans that the page can show. */
export const EXPIRY_VIEWS = ['day', 'week', 'month', 'year'] as const;
export type ExpiryView = (typeof EXPIRY_VIEWS)[number];

/** First and last day of a span, inclusive. */
export interface ExpirySpan {
  readonly from: string;
  readonly to: string;
}

const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the Monday of the week of a day. */
export const weekStart = (day: string): string => addDays(day, -weekday(day));

/** Returns the first day of the month of a day. */
export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

const monthEnd = (day: string): string => addDays(addMonths(monthStart(day), 1), -1);

/** Returns the days that a view shows around a day. */
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

/** Returns the day moved one span back (−1) or forward (1). */
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

/** Filters of the calendar by their name in calls and URLs. */
export const EXPIRY_FILTER_FIELDS = {
  kinds: { type: 'SELECT', values: EXPIRY_KINDS },
  entities: { type: 'SELECT' },
} as const satisfies FilterFields;
