import { lt, sql } from 'drizzle-orm';
import { ACTIVITY_LENGTH } from '@atrium/contract/contact-rules';
import { addDays, addMonths } from '@atrium/contract/calendar';
import { EXPORT_DAYS } from '@atrium/contract/contracts-rules';
import { bankDay } from '../bank-time.ts';
import type { Database, Transaction } from '../database/index.ts';
import { userSignIns } from '../database/schema/index.ts';

/** Counts a sign-in of a user; impersonation is not a sign-in. */
export async function countSignIn(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .insert(userSignIns)
    .values({ userId, day: bankDay(now), count: 1 })
    .onConflictDoUpdate({
      target: [userSignIns.userId, userSignIns.day],
      set: { count: sql`${userSignIns.count} + 1` },
    });
}

/** Returns the first day whose sign-ins are shown: that of the oldest month or week, whichever is earlier. */
export function firstCountedDay(today: string): string {
  const month = addMonths(`${today.slice(0, 7)}-01`, 1 - ACTIVITY_LENGTH.months);
  const week = addDays(today, -7 * ACTIVITY_LENGTH.weeks);
  return month < week ? month : week;
}

/** Days for which sign-ins are kept: those of the longest export, and a week more. */
const KEPT_DAYS = EXPORT_DAYS.maximum + 7;

/** Deletes sign-in counts that are no longer shown or exported (CTR-029). */
export async function sweepSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(userSignIns).where(lt(userSignIns.day, addDays(bankDay(now), -KEPT_DAYS)));
}
