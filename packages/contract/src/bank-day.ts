/** Time zone of the bank: for its schedules and calendar days, and to compare with the local time of contacts. */
export const BANK_TIME_ZONE = 'Europe/Paris';

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: BANK_TIME_ZONE, dateStyle: 'short' });

/** Returns the calendar day of a moment in the bank’s time zone, `2026-11-20`, whatever the local time zone. */
export const bankDay = (moment: Date): string => days.format(moment);
