import * as z from 'zod';
import { Moment } from './dates.ts';

/** When the same people can be reminded again: one reminder an hour reaches them. */
export const NextReminder = Moment.nullable().describe(
  'From when another reminder is possible, ISO 8601, UTC, also after that moment; null where none was sent',
);

/** What a reminder that was sent answers. */
export const Reminded = z.object({ nextReminderAt: NextReminder }).meta({ id: 'Reminded' });
