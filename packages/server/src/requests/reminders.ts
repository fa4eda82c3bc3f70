import { refusal } from '../http/index.ts';

/** Minimum time between two reminders to a signatory, or to the participants of a request. */
const REMINDER_MS = 60 * 60_000;

interface Reminded {
  readonly remindedAt: Date | null;
}

/** Returns the earliest time of the next reminder after the last one; null if none was sent yet. */
export const nextReminderAt = ({ remindedAt }: Reminded): Date | null =>
  remindedAt && new Date(remindedAt.getTime() + REMINDER_MS);

/** Returns the earliest time at which one of these people can be reminded; null if one of them never was. */
export function firstReminderAt(people: readonly Reminded[]): Date | null {
  const moments = people.map((person) => nextReminderAt(person)?.getTime() ?? 0);
  const first = Math.min(...moments);
  return people.length === 0 || first === 0 ? null : new Date(first);
}

/** Whether the next reminder can be sent now. */
export const isDue = (next: Date | null, now: Date): boolean => next === null || next <= now;

/** Refuses a reminder before its time with TOO_MANY_REQUESTS, and says when it can be sent. */
export function requireDue(next: Date | null, now: Date): void {
  if (next === null || isDue(next, now)) return;
  const seconds = Math.ceil((next.getTime() - now.getTime()) / 1000);
  const minutes = Math.ceil(seconds / 60);
  const left = `${minutes}\u00a0${minutes === 1 ? 'minute' : 'minutes'}`;
  throw refusal(
    'TOO_MANY_REQUESTS',
    {
      en: `A reminder was sent less than an hour ago. The next one is possible in ${left}.`,
      fr: `Une relance a été envoyée il y a moins d’une heure. La prochaine sera possible dans ${left}.`,
    },
    undefined,
    { retryAfter: seconds },
  );
}
