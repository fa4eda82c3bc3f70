import type { Chance } from './random.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Dates of the seeded bank, all relative to its first start so that "yesterday" stays true. */
export interface BankClock {
  readonly now: Date;
  /** Returns a moment in office hours `daysAgo` days ago; at the latest a few minutes before the start. */
  office(daysAgo: number, chance: Chance): Date;
  /** Returns the moment plus `minutes`; at the latest one minute before the start. */
  after(moment: Date, minutes: number): Date;
  /** Returns the moment exactly `minutes` minutes ago. */
  ago(minutes: number): Date;
}

export function bankClock(now: Date): BankClock {
  const latest = now.getTime() - MINUTE;
  return {
    now,
    office(daysAgo, chance) {
      const day = new Date(now.getTime() - Math.max(0, daysAgo) * DAY);
      const weekday = day.getUTCDay();
      // Saturday and Sunday are moved back to Friday.
      const shift = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
      day.setUTCDate(day.getUTCDate() - shift);
      day.setUTCHours(chance.int(7, 17), chance.int(0, 59), 0, 0);
      return new Date(Math.min(day.getTime(), latest - chance.int(2, 90) * MINUTE));
    },
    after: (moment, minutes) => new Date(Math.min(moment.getTime() + minutes * MINUTE, latest)),
    ago: (minutes) => new Date(now.getTime() - minutes * MINUTE),
  };
}
