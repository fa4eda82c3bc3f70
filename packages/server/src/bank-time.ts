/** Time zone of the bank: of its schedules, its days, and what contacts elsewhere are compared with. */
export const BANK_TIME_ZONE = 'Europe/Paris';

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: BANK_TIME_ZONE, dateStyle: 'short' });

/** The day of a moment at the bank, `2026-11-20`. */
export const bankDay = (moment: Date): string => days.format(moment);

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
