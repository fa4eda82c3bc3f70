import { BANK_TIME_ZONE, bankDay } from '@atrium/contract/bank-day';

export { BANK_TIME_ZONE, bankDay };

/** Whether local time in a time zone differs from the bank's; false for an unknown time zone. */
export function isOutOfBankTime(timeZone: string, now: Date): boolean {
  const clockIn = (zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(now);
  try {
    return clockIn(timeZone) !== clockIn(BANK_TIME_ZONE);
  } catch {
    return false;
  }
}
