export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The part of the day at an hour from 0 to 23. */
export function dayPart(hour: number): DayPart {
  if (hour < 5) return 'evening';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
