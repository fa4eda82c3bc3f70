import type { Formats } from '../../foundations/index.js';

/** A duration in ms longer than the UTC offset of any time zone. */
const ZONES = 15 * 3_600_000;

/** Returns the last millisecond of a calendar day in the time zone of the formats, as ISO 8601 in UTC. */
export function lastMomentOf(day: string, { isoDay }: Pick<Formats, 'isoDay'>): string {
  const inUtc = Date.parse(`${day}T23:59:59.999Z`);
  let [last, after] = [inUtc - ZONES, inUtc + ZONES];
  // Binary search for the last millisecond that is not after the day.
  while (after - last > 1) {
    const middle = Math.floor((last + after) / 2);
    if (isoDay(middle) <= day) last = middle;
    else after = middle;
  }
  return new Date(last).toISOString();
}
