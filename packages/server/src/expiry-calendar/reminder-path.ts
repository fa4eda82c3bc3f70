import { EXPIRY_KINDS, isWaitingKind } from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryKind, ExpiryView } from '@atrium/contract/expiry-calendar-rules';
import type { NotificationType } from '@atrium/contract/notification-rules';

/** Kind of the e-mails and notifications of reminders. */
export const REMINDER_MAIL = 'EXPIRY_REMINDER' satisfies NotificationType;

const PAGE = '/expiry-calendar';

/** The calendar with the things of one kind that a person is reminded of; what waits stands there whatever the day. */
export function reminderPath(kind: ExpiryKind, view: ExpiryView, day: string): string {
  if (isWaitingKind(kind)) return `${PAGE}?${new URLSearchParams({ kinds: kind })}`;
  return `${PAGE}?${new URLSearchParams({ ...(view === 'month' ? {} : { view }), day, kinds: kind })}`;
}

/** From what the e-mail about the reminders of a day is written once it is sent; its job names none of them. */
export const reminderMailPath = (day: string): string => `${PAGE}?${new URLSearchParams({ day })}`;

const parametersOf = (path: string): URLSearchParams | null =>
  path.startsWith(`${PAGE}?`) ? new URLSearchParams(path.slice(PAGE.length + 1)) : null;

/** The kind that reminders which lead to this path are about; null for any other path. */
export function remindedKindOf(path: string): ExpiryKind | null {
  const kinds = parametersOf(path)?.getAll('kinds') ?? [];
  return EXPIRY_KINDS.find((kind) => kinds.includes(kind)) ?? null;
}

/** The day that a path is about; null for a month, and for what waits. */
export function remindedDayOf(path: string): string | null {
  const parameters = parametersOf(path);
  return parameters?.get('view') === 'day' ? parameters.get('day') : null;
}

/** The day on which what an e-mail is about was told; null for any other path. */
export const toldDayOf = (path: string): string | null => parametersOf(path)?.get('day') ?? null;
