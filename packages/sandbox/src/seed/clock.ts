import type { Chance } from './random.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Moments of the seeded bank, all counted from its first start so that "yesterday" stays true. */
export interface BankClock {
  readonly now: Date;
  /** A moment in office hours, so many days ago; never later than a few minutes before the start. */
  office(daysAgo: number, chance: Chance): Date;
  /** The same moment moved by so many minutes, never later than a minute before the start. */
  after(moment: Date, minutes: number): Date;
  /** Exactly so many minutes ago. */
  ago(minutes: number): Date;
}

export function bankClock(now: Date): BankClock {
  const latest = now.getTime() - MINUTE;
  return {
    now,
    office(daysAgo, chance) {
      const day = new Date(now.getTime() - Math.max(0, daysAgo) * DAY);
      const weekday = day.getUTCDay();
      // Saturday and Sunday go back to Friday.
      const shift = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
      day.setUTCDate(day.getUTCDate() - shift);
      day.setUTCHours(chance.int(7, 17), chance.int(0, 59), 0, 0);
      return new Date(Math.min(day.getTime(), latest - chance.int(2, 90) * MINUTE));
    },
    after: (moment, minutes) => new Date(Math.min(moment.getTime() + minutes * MINUTE, latest)),
    ago: (minutes) => new Date(now.getTime() - minutes * MINUTE),
  };
}
