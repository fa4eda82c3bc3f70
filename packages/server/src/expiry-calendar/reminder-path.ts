import { EXPIRY_KINDS, isWaitingKind } from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryKind, ExpiryView } from '@atrium/contract/expiry-calendar-rules';
import type { NotificationType } from '@atrium/contract/notification-rules';

/** Kind of the e-mails and notifications of reminders. */
export const REMINDER_MAIL = 'EXPIRY_REMINDER' satisfies NotificationType;

const PAGE = '/expiry-calendar';

/** Returns the path of the calendar with the reminders of one kind; waiting entries are shown whatever the day. */
export function reminderPath(kind: ExpiryKind, view: ExpiryView, day: string): string {
  if (isWaitingKind(kind)) return `${PAGE}?${new URLSearchParams({ kinds: kind })}`;
  return `${PAGE}?${new URLSearchParams({ ...(view === 'month' ? {} : { view }), day, kinds: kind })}`;
}

/** Path from which the e-mail about the reminders of a day is written when it is sent; the job stores no entries. */
export const reminderMailPath = (day: string): string => `${PAGE}?${new URLSearchParams({ day })}`;

const parametersOf = (path: string): URLSearchParams | null =>
  path.startsWith(`${PAGE}?`) ? new URLSearchParams(path.slice(PAGE.length + 1)) : null;

/** Returns the kind of the reminders with this path; null for any other path. */
export function remindedKindOf(path: string): ExpiryKind | null {
  const kinds = parametersOf(path)?.getAll('kinds') ?? [];
  return EXPIRY_KINDS.find((kind) => kinds.includes(kind)) ?? null;
}

/** Returns the day of a reminder path; null for a month and for waiting entries. */
export function remindedDayOf(path: string): string | null {
  const parameters = parametersOf(path);
  return parameters?.get('view') === 'day' ? parameters.get('day') : null;
}

/** Returns the day on which the reminders of an e-mail were sent; null for any other path. */
export const toldDayOf = (path: string): string | null => parametersOf(path)?.get('day') ?? null;
