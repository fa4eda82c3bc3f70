import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { mustAcceptTerms } from '@atrium/contract/access';
import { addDays } from '@atrium/contract/calendar';
import { FIRST_DAY } from '@atrium/contract/date-rules';
import type { ExpiryEntry, ExpiryReminders } from '@atrium/contract/expiry-calendar';
import { hasExpiryCalendar } from '@atrium/contract/expiry-calendar-page';
import {
  EXPIRY_ENTRIES_MAX,
  EXPIRY_SERVICE_OF,
  isSoonerLeadTime,
  isWaitingKind,
} from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryLeadTime } from '@atrium/contract/expiry-calendar-rules';
import type { User } from '@atrium/contract/users';
import { loadUser } from '../auth/index.ts';
import { bankDay } from '../bank-time.ts';
import type { Database, Reads, Transaction } from '../database/index.ts';
import { expiryReminders, expiryRemindersTold, notifications, users } from '../database/schema/index.ts';
import type { JobRun } from '../jobs/index.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { REMINDER_MAIL, reminderMailPath, reminderPath } from './reminder-path.ts';
import type { ExpiryReader } from './source.ts';
import { readExpiries } from './sources.ts';

/** People whose jobs are enqueued by one statement. */
const PEOPLE_AT_ONCE = 1_000;
/** For so long it is known what was told: longer than any reminder is ahead. */
const KEEP_DAYS = 400;

const NONE: ExpiryReminders = { leadTimes: [], byMail: true };

/** Of what a person is reminded; of nothing until they choose. */
export async function remindersOf(db: Database, userId: string): Promise<ExpiryReminders> {
  const [row] = await db.select().from(expiryReminders).where(eq(expiryReminders.userId, userId));
  return row ? { leadTimes: row.leadTimes, byMail: row.byMail } : NONE;
}

/** Sets of what a person is reminded; whoever wants no reminder has none kept. */
export async function saveReminders(
  { write }: Platform,
  call: WriteCall & { readonly user: User },
  { leadTimes, byMail }: ExpiryReminders,
): Promise<void> {
  const userId = call.user.id;
  await write(call, async (tx, audit) => {
    const set = { leadTimes, byMail };
    if (leadTimes.length === 0) await tx.delete(expiryReminders).where(eq(expiryReminders.userId, userId));
    else
      await tx
        .insert(expiryReminders)
        .values({ userId, ...set })
        .onConflictDoUpdate({ target: expiryReminders.userId, set });
    await audit({
      eventType: 'UPDATE',
      entity: 'expiry-calendar',
      entityId: userId,
      name: 'reminders',
      newValue: set,
    });
  });
}

/** Enqueues a job for each person who wants reminders. */
export async function findReminders(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  { done }: Pick<JobRun<'expiry-calendar.findReminders'>, 'done'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (let last: string | undefined; ;) {
      const people = await tx
        .select({ userId: expiryReminders.userId })
        .from(expiryReminders)
        .where(last === undefined ? undefined : gt(expiryReminders.userId, last))
        .orderBy(asc(expiryReminders.userId))
        .limit(PEOPLE_AT_ONCE);
      await jobs.enqueue(tx, 'expiry-calendar.remind', ...people);
      if (people.length < PEOPLE_AT_ONCE) break;
      last = people.at(-1)!.userId;
    }
    await done(tx);
  });
}

/** What a person is to be reminded of today: what ends within the days they chose, or has waited for so long. */
function dueOf(tx: Reads, reader: ExpiryReader, { kind, days }: ExpiryLeadTime): Promise<ExpiryEntry[]> {
  const { today } = reader;
  const span = isWaitingKind(kind)
    ? { from: FIRST_DAY, to: addDays(today, -days) }
    : { from: today, to: addDays(today, days) };
  return readExpiries(tx, reader, { ...span, kinds: [kind], withLate: false, limit: EXPIRY_ENTRIES_MAX });
}

const keyOf = ({ entryId, date }: { entryId: string; date: string }): string => `${date} ${entryId}`;

/** Leaves out what the person was told at this lead time or at one that comes later. */
async function newsOf(
  tx: Transaction,
  userId: string,
  { kind, days }: ExpiryLeadTime,
  due: readonly ExpiryEntry[],
): Promise<ExpiryEntry[]> {
  if (due.length === 0) return [];
  const rows = await tx
    .select()
    .from(expiryRemindersTold)
    .where(and(eq(expiryRemindersTold.userId, userId), eq(expiryRemindersTold.kind, kind)));
  const told = new Set(rows.filter((row) => !isSoonerLeadTime(kind, row.days, days)).map(keyOf));
  return due.filter(({ id: entryId, date }) => !told.has(keyOf({ entryId, date })));
}

/**
 * Tells a person of what ends or falls due within the days that they chose for each kind, with the rights that they have at
 * this moment; of each thing once for its day and lead time. What was told is kept in the same transaction, and one job at a
 * time holds the choice of a person: one that is run again, or twice at once, tells nothing twice.
 */
export async function remindPerson(platform: Platform, userId: string): Promise<void> {
  const { db, clock, newId, mail, jobs } = platform;
  const now = clock();
  const today = bankDay(now);
  await db.transaction(async (tx) => {
    const [chosen] = await tx
      .select({
        leadTimes: expiryReminders.leadTimes,
        byMail: expiryReminders.byMail,
        language: users.language,
      })
      .from(expiryReminders)
      .innerJoin(users, eq(users.id, expiryReminders.userId))
      .where(eq(expiryReminders.userId, userId))
      .for('update', { of: expiryReminders });
    if (!chosen) return;
    const { language } = chosen;
    const user = await loadUser(tx, userId, language);
    // Who left, whose account is disabled, or who may not see the calendar any more is told nothing.
    if (!user || user.demoMode || mustAcceptTerms(user) || !hasExpiryCalendar.allows(user)) return;
    let isTold = false;
    for (const leadTime of chosen.leadTimes) {
      const due = await dueOf(tx, { user, language, today }, leadTime);
      const news = await newsOf(tx, userId, leadTime, due);
      const [first] = news;
      if (!first) continue;
      isTold = true;
      const { kind, days } = leadTime;
      await tx
        .insert(expiryRemindersTold)
        .values(news.map(({ id: entryId, date }) => ({ userId, entryId, kind, date, days, toldOn: today })));
      await tx.insert(notifications).values({
        id: newId(),
        userId,
        serviceCode: EXPIRY_SERVICE_OF[kind],
        type: REMINDER_MAIL,
        url: reminderPath(kind, news.length === 1 ? 'day' : 'month', first.date),
        count: news.length,
        createdAt: now,
      });
    }
    if (isTold && mail !== null && chosen.byMail)
      await jobs.enqueue(tx, 'mail.send', {
        mailId: newId(),
        userId,
        kind: REMINDER_MAIL,
        url: reminderMailPath(today),
      });
    await tx
      .delete(expiryRemindersTold)
      .where(
        and(
          eq(expiryRemindersTold.userId, userId),
          lt(expiryRemindersTold.toldOn, addDays(today, -KEEP_DAYS)),
        ),
      );
  });
}
