import { BANK_TIME_ZONE, bankDay } from '@atrium/contract/bank-day';

export { BANK_TIME_ZONE, bankDay };

/** Whether clocks of a time zone show another time than those of the bank; one that nobody knows does not. */
export function isOutOfBankTime(timeZone: string, now: Date): boolean {
  const clockIn = (zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(now);
  try {
    return clockIn(timeZone) !== clockIn(BANK_TIME_ZONE);
  } catch {
    return false;
  }
}
