import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
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

/** Users whose jobs are enqueued by one statement. */
const PEOPLE_AT_ONCE = 1_000;
/** Days for which sent reminders are recorded at least: longer than any lead time. */
const KEEP_DAYS = 400;

const NONE: ExpiryReminders = { leadTimes: [], byMail: true };

/** Returns the reminder settings of a user; no reminders by default. */
export async function remindersOf(db: Database, userId: string): Promise<ExpiryReminders> {
  const [row] = await db.select().from(expiryReminders).where(eq(expiryReminders.userId, userId));
  return row ? { leadTimes: row.leadTimes, byMail: row.byMail } : NONE;
}

/** Saves the reminder settings of the user; without lead times, the stored settings are deleted. */
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

/** Enqueues a job for each user who wants reminders. */
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

/** Returns the entries to remind a user of today: those that end within the lead time, or have waited for that long. */
function dueOf(tx: Reads, reader: ExpiryReader, { kind, days }: ExpiryLeadTime): Promise<ExpiryEntry[]> {
  const { today } = reader;
  const span = isWaitingKind(kind)
    ? { from: FIRST_DAY, to: addDays(today, -days) }
    : { from: today, to: addDays(today, days) };
  return readExpiries(tx, reader, { ...span, kinds: [kind], withLate: false, limit: EXPIRY_ENTRIES_MAX });
}

const keyOf = ({ entryId, date }: { entryId: string; date: string }): string => `${date} ${entryId}`;

/** Removes entries that the user was already reminded of at this lead time or a later one. */
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
 * Reminds a user of what ends or falls due within the lead times that they chose for each kind, with their current
 * rights; of each entry once per date and lead time. Sent reminders are recorded in the same transaction, and the job
 * locks the user's settings, so a retried or concurrent job sends nothing twice.
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
    // No reminders if the user has left, is disabled or may no longer see the calendar.
    if (!user || user.demoMode || mustAcceptTerms(user) || !hasExpiryCalendar.allows(user)) return;
    let isTold = false;
    const stillDue = new Set<string>();
    for (const leadTime of chosen.leadTimes) {
      const due = await dueOf(tx, { user, language, today }, leadTime);
      for (const { id } of due) stillDue.add(id);
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
    await forget(tx, userId, addDays(today, -KEEP_DAYS), stillDue);
  });
}

/** Deletes the records of reminders sent before a day, except of entries that are still due: they would be sent again. */
async function forget(
  tx: Transaction,
  userId: string,
  before: string,
  stillDue: ReadonlySet<string>,
): Promise<void> {
  const { entryId, toldOn } = expiryRemindersTold;
  const old = and(eq(expiryRemindersTold.userId, userId), lt(toldOn, before));
  const rows = await tx.selectDistinct({ entryId }).from(expiryRemindersTold).where(old);
  const gone = rows.map((row) => row.entryId).filter((id) => !stillDue.has(id));
  if (gone.length > 0) await tx.delete(expiryRemindersTold).where(and(old, inArray(entryId, gone)));
}
