import * as z from 'zod';
import { Moment } from './dates.ts';

/** When the same people can be reminded again: they get at most one reminder per hour. */
export const NextReminder = Moment.nullable().describe(
  'From when another reminder is possible, ISO 8601, UTC, also after that moment; null where none was sent',
);

/** Answer after a reminder was sent. */
export const Reminded = z.object({ nextReminderAt: NextReminder }).meta({ id: 'Reminded' });
