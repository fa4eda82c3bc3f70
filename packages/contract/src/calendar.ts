/** Calendar days as ISO text, `2026-11-20`, which sort and compare as text. */

/** Returns the UTC day of a moment. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Returns the day `days` days later. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return dayOf(moved);
}

/** Returns the same day of the month, `months` months later; the last day of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  const wanted = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months + 1, 0);
  moved.setUTCDate(Math.min(wanted, moved.getUTCDate()));
  return dayOf(moved);
}
