import { refusal } from '../http/index.ts';

/** At most one reminder within this time reaches a signatory, or the people of a request. */
const REMINDER_MS = 60 * 60_000;

interface Reminded {
  readonly remindedAt: Date | null;
}

/** From when those who were last reminded then can be reminded again; null for who never was. */
export const nextReminderAt = ({ remindedAt }: Reminded): Date | null =>
  remindedAt && new Date(remindedAt.getTime() + REMINDER_MS);

/** From when one of several can be reminded; null where one of them never was. */
export function firstReminderAt(people: readonly Reminded[]): Date | null {
  const moments = people.map((person) => nextReminderAt(person)?.getTime() ?? 0);
  const first = Math.min(...moments);
  return people.length === 0 || first === 0 ? null : new Date(first);
}

/** Whether the moment of the next reminder has come. */
export const isDue = (next: Date | null, now: Date): boolean => next === null || next <= now;

/** Refuses a reminder before its time, and says when it can be sent. */
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
