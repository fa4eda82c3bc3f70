/** Time zone of the bank: of its schedules, its days, and what contacts elsewhere are compared with. */
export const BANK_TIME_ZONE = 'Europe/Paris';

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: BANK_TIME_ZONE, dateStyle: 'short' });

/** The day of a moment at the bank, `2026-11-20`, wherever it is asked. */
export const bankDay = (moment: Date): string => days.format(moment);
