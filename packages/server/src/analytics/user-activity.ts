import { and, asc, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { addDays } from '@atrium/contract/calendar';
import type { UserActivity } from '@atrium/contract/analytics';
import { bankDay } from '../bank-time.ts';
import { activityOf, periodStarts } from '../contacts/index.ts';
import type { Reads } from '../database/index.ts';
import { contractUsers, users } from '../database/schema/index.ts';

/** The counts of periods with their first and last days; the last period ends today. */
const points = (starts: readonly string[], counts: readonly number[], today: string) =>
  starts.map((startDate, index) => {
    const next = starts[index + 1];
    return { startDate, endDate: next === undefined ? today : addDays(next, -1), count: counts[index]! };
  });

async function activities(db: Reads, now: Date, where: SQL | undefined): Promise<UserActivity[]> {
  const people = await db
    .selectDistinct({ id: users.id, nameText: users.nameText, lastConnectionAt: users.lastConnectionAt })
    .from(users)
    .leftJoin(contractUsers, eq(contractUsers.userId, users.id))
    .where(and(isNull(users.deletedAt), where))
    .orderBy(asc(users.nameText), asc(users.id));
  const today = bankDay(now);
  const { days, weeks, months } = periodStarts(today);
  const seriesOf = await activityOf(
    db,
    people.map(({ id }) => id),
    now,
  );
  return people.map(({ id, lastConnectionAt }) => {
    const { daysActivityData, weeksActivityData, monthsActivityData } = seriesOf(id);
    return {
      userId: id,
      activity: {
        lastActivityDate: lastConnectionAt?.toISOString() ?? null,
        daysActivityData: points(days, daysActivityData, today),
        weeksActivityData: points(weeks, weeksActivityData, today),
        monthsActivityData: points(months, monthsActivityData, today),
      },
    };
  });
}

/** Returns how often a user signed in (API-154); undefined for an unknown or deleted user. */
export const activityOfUser = async (db: Reads, now: Date, userId: string) =>
  (await activities(db, now, eq(users.id, userId))).at(0);

/** Returns how often each user of a contract signed in, by name (API-155). */
export const activityOfContract = (db: Reads, now: Date, contractId: string) =>
  activities(db, now, eq(contractUsers.contractId, contractId));
