import * as z from 'zod';
import { Moment } from './dates.ts';

/** When the same people can be reminded again: they get at most one reminder per hour. */
export const NextReminder = Moment.nullable().describe(
  'Earliest time of the next reminder, ISO 8601, UTC, even if it has passed; null if no reminder was sent',
);

/** Answer after a reminder was sent. */
export const Reminded = z.object({ nextReminderAt: NextReminder }).meta({ id: 'Reminded' });
