import type { Formats } from '../../foundations/index.js';

/** More hours than any time zone is from UTC. */
const ZONES = 15 * 3_600_000;

/** The last moment of a calendar day in the time zone of the formats, to the millisecond. */
export function lastMomentOf(day: string, { isoDay }: Pick<Formats, 'isoDay'>): string {
  const inUtc = Date.parse(`${day}T23:59:59.999Z`);
  let [last, after] = [inUtc - ZONES, inUtc + ZONES];
  // Days follow each other: the last one that is not later than the day.
  while (after - last > 1) {
    const middle = Math.floor((last + after) / 2);
    if (isoDay(middle) <= day) last = middle;
    else after = middle;
  }
  return new Date(last).toISOString();
}
