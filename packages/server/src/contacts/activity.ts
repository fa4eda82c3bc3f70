import { and, gte, inArray } from 'drizzle-orm';
import { ACTIVITY_LENGTH } from '@atrium/contract/contact-rules';
import { addDays, addMonths } from '@atrium/contract/calendar';
import type { ContactActivity } from '@atrium/contract/contacts';
import { firstCountedDay } from '../auth/index.ts';
import { bankDay } from '../bank-time.ts';
import type { Reads } from '../database/index.ts';
import { userSignIns } from '../database/schema/index.ts';

type Series = Pick<ContactActivity, 'daysActivityData' | 'weeksActivityData' | 'monthsActivityData'>;
type Counted = readonly { day: string; count: number }[];

const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Sums the counts of each period. `starts` are the first days, oldest first; the last period has no end. */
function sums(starts: readonly string[], counted: Counted): number[] {
  return starts.map((start, index) => {
    const end = starts[index + 1];
    return counted
      .filter(({ day }) => day >= start && (end === undefined || day < end))
      .reduce((sum, { count }) => sum + count, 0);
  });
}

const back = (length: number, startOf: (ago: number) => string): string[] =>
  Array.from({ length }, (_, index) => startOf(length - 1 - index));

/** Returns the first days of the counted periods, oldest first; the last period of each series includes today. */
export function periodStarts(today: string) {
  const month = `${today.slice(0, 7)}-01`;
  return {
    days: back(ACTIVITY_LENGTH.days, (ago) => addDays(today, -ago)),
    weeks: back(ACTIVITY_LENGTH.weeks, (ago) => addDays(mondayOf(today), -7 * ago)),
    months: back(ACTIVITY_LENGTH.months, (ago) => addMonths(month, -ago)),
  };
}

/** Returns the sign-in counts of a user by day, week and month, up to today. */
export function activitySeries(today: string, counted: Counted): Series {
  const { days, weeks, months } = periodStarts(today);
  return {
    daysActivityData: sums(days, counted),
    weeksActivityData: sums(weeks, counted),
    monthsActivityData: sums(months, counted),
  };
}

/** Loads the sign-in counts of users (CONT-019); users who never signed in have zeros. */
export async function activityOf(
  db: Reads,
  userIds: readonly string[],
  now: Date,
): Promise<(userId: string) => Series> {
  const today = bankDay(now);
  const rows =
    userIds.length === 0
      ? []
      : await db
          .select()
          .from(userSignIns)
          .where(
            and(inArray(userSignIns.userId, [...userIds]), gte(userSignIns.day, firstCountedDay(today))),
          );
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return (userId) => activitySeries(today, byUser.get(userId) ?? []);
}
