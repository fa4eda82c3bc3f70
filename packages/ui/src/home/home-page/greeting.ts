export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Returns the part of the day for an hour from 0 to 23. */
export function dayPart(hour: number): DayPart {
  if (hour < 5) return 'evening';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
