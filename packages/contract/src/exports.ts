import * as z from 'zod';
import { EXPORT_DAYS } from './contracts-rules.ts';

/** Time zone of the reader, in which an export writes its times. */
export const TimeZone = z
  .string()
  .max(60)
  .refine((name) => isTimeZone(name), 'unknown time zone')
  .describe('IANA name, for example Europe/Paris, of the time zone in which times are written');

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Query of an export that covers a number of past days (CTR-029). */
export const exportDays = (proposed: number) => ({
  daysCount: z.coerce
    .number<number>()
    .int()
    .min(EXPORT_DAYS.minimum)
    .max(EXPORT_DAYS.maximum)
    .default(proposed),
  timezone: TimeZone,
});
