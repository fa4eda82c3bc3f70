/** Calendar days as ISO text, `2026-11-20`, which sort and compare as text. */

/** The day of a moment in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A day moved by so many days. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return dayOf(moved);
}

/** The same day so many months later; the last day of the month where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  const wanted = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months + 1, 0);
  moved.setUTCDate(Math.min(wanted, moved.getUTCDate()));
  return dayOf(moved);
}
