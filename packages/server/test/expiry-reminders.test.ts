import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addDays } from '@atrium/contract/calendar';
import type { ExpiryReminders } from '@atrium/contract/expiry-calendar';
import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import { loadUser } from '../src/auth/user.ts';
import { bankDay } from '../src/bank-time.ts';
import {
  expiryReminders,
  expiryRemindersTold,
  guarantees,
  notifications,
  requests,
  serviceAvailability,
  users,
} from '../src/database/schema/index.ts';
import { findReminders, remindPerson, saveReminders } from '../src/expiry-calendar/reminders.ts';
import { readExpiries } from '../src/expiry-calendar/sources.ts';
import type { JobData } from '../src/jobs/catalogue.ts';
import { sendMail } from '../src/mailing/send.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { as, clientWith, failureOf, ownSession } from './support.ts';

describe('reminder settings', () => {
  it('are off until the user selects some, and are then saved', async () => {
    const { expiryCalendar } = clientWith(await ownSession('newcomer'));
    expect(await expiryCalendar.reminders()).toEqual({ leadTimes: [], byMail: true });
    const chosen: ExpiryReminders = {
      leadTimes: [
        { kind: 'GUARANTEE', days: 30 },
        { kind: 'SIGNATURE', days: 7 },
      ],
      byMail: false,
    };
    await expiryCalendar.saveReminders({ body: chosen });
    expect(await expiryCalendar.reminders()).toEqual(chosen);
    await expiryCalendar.saveReminders({ body: { leadTimes: [], byMail: false } });
    expect(await expiryCalendar.reminders()).toEqual({ leadTimes: [], byMail: true });
  });

  it('refuse another lead time and a duplicate type', async () => {
    const { expiryCalendar } = as('client');
    const kind = 'GUARANTEE';
    for (const leadTimes of [
      [{ kind, days: 8 }],
      [
        { kind, days: 7 },
        { kind, days: 30 },
      ],
    ])
      expect(
        await failureOf(
          expiryCalendar.saveReminders({ body: { leadTimes, byMail: true } as ExpiryReminders }),
        ),
      ).toMatchObject({ status: 400 });
  });

  it.each(['marketing', 'demo', 'it-support'] as const)('refuse %s, who has no calendar', async (persona) => {
    const { expiryCalendar } = as(persona);
    expect((await failureOf(expiryCalendar.reminders())).status).toBe(403);
    const body = { leadTimes: [], byMail: true };
    expect((await failureOf(expiryCalendar.saveReminders({ body }))).status).toBe(403);
  });
});

/** Reminders depend on passing days and revoked rights, which no API caller can change. */
describe('reminders', () => {
  let own: OwnPlatform;
  // Half past midnight in the bank's time zone, which is already the next day compared with UTC.
  const start = new Date('2027-01-11T23:30:00Z');
  const today = '2027-01-12';
  let now = start;
  const onDay = (day: number) => (now = new Date(start.getTime() + day * 86_400_000));
  beforeAll(async () => {
    own = await ownPlatform({ clock: () => now });
  }, 60_000);
  afterAll(() => own.close());
  beforeEach(async () => {
    onDay(0);
    const { db } = own.platform;
    await db.delete(expiryReminders);
    await db.delete(expiryRemindersTold);
    await db.delete(serviceAvailability);
    await db.delete(notifications).where(eq(notifications.type, 'EXPIRY_REMINDER'));
    await takeJobs('mail.send');
    await takeJobs('expiry-calendar.remind');
  });

  const db = () => own.platform.db;
  const idOf = (persona: PersonaId): string => personaOf(persona).userId;
  const userOf = async (persona: PersonaId) => (await loadUser(db(), idOf(persona), 'en'))!;

  const takeJobs = async <T>(name: string): Promise<T[]> => {
    const { rows } = await db().execute<{ data: T & Record<string, unknown> }>(
      sql`delete from jobs.job where name = ${name} returning data`,
    );
    return rows.map(({ data }) => data);
  };

  async function choose(persona: PersonaId, days: 7 | 30 | 90, ...kinds: ExpiryKind[]) {
    const user = await userOf(persona);
    const actor = { userId: user.id, impersonatorId: null };
    const call = { user, actor, correlationId: 'reminders-test' };
    const leadTimes = kinds.map((kind) => ({ kind, days }));
    await saveReminders(own.platform, call, { leadTimes, byMail: true });
  }

  /** Runs a morning: returns what the jobs of all users send, in the portal and by e-mail. */
  async function morning() {
    await findReminders(own.platform, { done: () => Promise.resolve() });
    const people = await takeJobs<JobData<'expiry-calendar.remind'>>('expiry-calendar.remind');
    for (const { userId } of people) await remindPerson(own.platform, userId);
    return { people, ...(await told()) };
  }
  async function told() {
    const portal = await db().select().from(notifications).where(eq(notifications.type, 'EXPIRY_REMINDER'));
    await db().delete(notifications).where(eq(notifications.type, 'EXPIRY_REMINDER'));
    return { portal, mails: await takeJobs<JobData<'mail.send'>>('mail.send') };
  }

  /** Returns the expiry dates of the guarantees that a user can see, as in the calendar. */
  const guaranteesOf = async (persona: PersonaId) =>
    readExpiries(
      db(),
      { user: await userOf(persona), language: 'en', today },
      { from: today, to: addDays(today, 380), kinds: ['GUARANTEE'], withLate: false, limit: 5_000 },
    );
  /** Sets all guarantees to end much later, and the user's first one to end in this number of days. */
  async function oneGuarantee(inDays: number, persona: PersonaId = 'client') {
    await db()
      .update(guarantees)
      .set({ expiresOn: addDays(today, 370) });
    const [first] = await guaranteesOf(persona);
    const id = first!.id.slice('GUARANTEE-'.length);
    const move = (to: number) =>
      db()
        .update(guarantees)
        .set({ expiresOn: addDays(today, to) })
        .where(eq(guarantees.id, id));
    await move(inDays);
    return { title: first!.title, move };
  }

  test('are not sent to users who have not selected them', async () => {
    await oneGuarantee(3);
    expect(await morning()).toEqual({ people: [], portal: [], mails: [] });
  });

  test('are sent once on the day of the lead time, by the days of the bank', async () => {
    expect(bankDay(start)).toBe(today);
    await oneGuarantee(32);
    await choose('client', 30, 'GUARANTEE');
    for (const day of [0, 1]) {
      onDay(day);
      expect((await morning()).portal).toEqual([]);
    }
    onDay(2);
    const { portal, mails } = await morning();
    const date = addDays(today, 32);
    expect(portal).toEqual([
      expect.objectContaining({
        userId: idOf('client'),
        serviceCode: 'GUARANTEES',
        count: 1,
        url: `/expiry-calendar?view=day&day=${date}&kinds=GUARANTEE`,
      }),
    ]);
    expect(mails).toHaveLength(1);
    for (const day of [2, 3, 25, 32, 33]) {
      onDay(day);
      expect(await morning()).toMatchObject({ portal: [], mails: [] });
    }
  });

  test('an event created within the lead time is sent the next morning; an ended one is not', async () => {
    await oneGuarantee(5);
    await choose('client', 30, 'GUARANTEE');
    expect((await morning()).portal).toHaveLength(1);
    const { move } = await oneGuarantee(-1);
    await move(-1);
    expect((await morning()).portal).toEqual([]);
  });

  test('a changed date is sent again', async () => {
    const { move } = await oneGuarantee(5);
    await choose('client', 7, 'GUARANTEE');
    expect((await morning()).portal).toHaveLength(1);
    await move(6);
    expect((await morning()).portal).toHaveLength(1);
    expect((await morning()).portal).toEqual([]);
  });

  test('a changed lead time is sent again only if its date is not past', async () => {
    await oneGuarantee(20);
    await choose('client', 30, 'GUARANTEE');
    expect((await morning()).portal).toHaveLength(1);
    await choose('client', 90, 'GUARANTEE');
    expect((await morning()).portal).toEqual([]);
    await choose('client', 7, 'GUARANTEE');
    expect((await morning()).portal).toEqual([]);
    onDay(13);
    expect((await morning()).portal).toHaveLength(1);
  });

  test('several events of a type are one notification that links to their month', async () => {
    await db()
      .update(guarantees)
      .set({ expiresOn: addDays(today, 20) });
    await choose('client', 30, 'GUARANTEE');
    const count = (await guaranteesOf('client')).length;
    expect(count).toBeGreaterThan(1);
    const { portal, mails } = await morning();
    expect(portal).toHaveLength(1);
    expect(portal[0]).toMatchObject({
      count,
      url: `/expiry-calendar?day=${addDays(today, 20)}&kinds=GUARANTEE`,
    });
    expect(mails).toHaveLength(1);
  });

  test('a closure waiting for the user is sent once it has waited for the lead time', async () => {
    const reader = { user: await userOf('client'), language: 'en', today } as const;
    const question = { kinds: ['REQUEST_CLOSURE'], withLate: true, limit: 100 } as const;
    const waiting = await readExpiries(db(), reader, { from: today, to: today, ...question });
    expect(waiting.length).toBeGreaterThan(0);
    await db()
      .update(requests)
      .set({ stateSince: new Date(start.getTime() - 6 * 86_400_000) })
      .where(eq(requests.state, 'TO_CLOSE'));
    await choose('client', 7, 'REQUEST_CLOSURE');
    expect((await morning()).portal).toEqual([]);
    onDay(1);
    const { portal } = await morning();
    expect(portal).toHaveLength(1);
    expect(portal[0]).toMatchObject({
      count: waiting.length,
      serviceCode: 'REQUESTS_BOARD',
      url: '/expiry-calendar?kinds=REQUEST_CLOSURE',
    });
    expect((await morning()).portal).toEqual([]);
  });

  test('a closure that waits for years is sent once; the records of what is no longer due are deleted', async () => {
    const { move } = await oneGuarantee(6);
    await db()
      .update(requests)
      .set({ stateSince: new Date(start.getTime() - 8 * 86_400_000) })
      .where(eq(requests.state, 'TO_CLOSE'));
    await choose('client', 7, 'REQUEST_CLOSURE', 'GUARANTEE');
    expect((await morning()).portal).toHaveLength(2);
    await move(-1);
    const recorded = () => db().selectDistinct({ kind: expiryRemindersTold.kind }).from(expiryRemindersTold);
    expect(await recorded()).toHaveLength(2);
    for (const day of [399, 402, 900]) {
      onDay(day);
      expect((await morning()).portal).toEqual([]);
    }
    expect(await recorded()).toEqual([{ kind: 'REQUEST_CLOSURE' }]);
  });

  test('users without the service, who have left or are disabled get none', async () => {
    await oneGuarantee(5);
    await choose('client', 30, 'GUARANTEE');
    await db()
      .insert(serviceAvailability)
      .values({ serviceId: 'GUARANTEES', isAvailable: false, updatedAt: now });
    expect((await morning()).portal).toEqual([]);
    await db().delete(serviceAvailability);
    const set = (values: { deletedAt?: Date | null; demoMode?: boolean }) =>
      db()
        .update(users)
        .set(values)
        .where(eq(users.id, idOf('client')));
    await set({ deletedAt: now });
    expect((await morning()).portal).toEqual([]);
    await set({ deletedAt: null, demoMode: true });
    expect((await morning()).portal).toEqual([]);
    await set({ demoMode: false });
    expect((await morning()).portal).toHaveLength(1);
  });

  test('each user is reminded only of events they may see', async () => {
    await db()
      .update(guarantees)
      .set({ expiresOn: addDays(today, 20) });
    await choose('client', 30, 'GUARANTEE');
    await choose('restricted', 30, 'GUARANTEE');
    const seen = { client: await guaranteesOf('client'), restricted: await guaranteesOf('restricted') };
    const { people, portal } = await morning();
    expect(people).toHaveLength(2);
    for (const persona of ['client', 'restricted'] as const) {
      const count = portal.find(({ userId }) => userId === idOf(persona))?.count ?? 0;
      expect(count).toBe(seen[persona].length);
    }
  });

  test('two concurrent instances, or a repeated job, send each reminder once', async () => {
    await oneGuarantee(5);
    await choose('client', 30, 'GUARANTEE');
    await Promise.all([1, 2, 3].map(() => remindPerson(own.platform, idOf('client'))));
    const { portal, mails } = await told();
    expect(portal).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  test('a job that fails before the end sends nothing, and everything when repeated', async () => {
    await oneGuarantee(5);
    await choose('client', 30, 'GUARANTEE');
    const enqueue = () => Promise.reject(new Error('killed'));
    const dying = { ...own.platform, jobs: { ...own.platform.jobs, enqueue } };
    await expect(remindPerson(dying, idOf('client'))).rejects.toThrow('killed');
    expect(await told()).toEqual({ portal: [], mails: [] });
    expect(await db().select().from(expiryRemindersTold)).toEqual([]);
    expect((await morning()).portal).toHaveLength(1);
  });

  describe('reminder email', () => {
    async function written(mail: JobData<'mail.send'>) {
      const sent: { subject: string; links: readonly { label: string; path: string }[] }[] = [];
      const send = async (each: (typeof sent)[number]) => void sent.push(each);
      await sendMail({ ...own.platform, mail: { send } }, { data: mail });
      return sent;
    }

    test('names what is still visible when it is written, without amounts and references', async () => {
      const { title } = await oneGuarantee(5);
      await choose('client', 30, 'GUARANTEE');
      const { mails } = await morning();
      expect(JSON.stringify(mails)).not.toContain(title);
      const [mail] = await written(mails[0]!);
      expect(mail!.subject).toContain('Reminder from the expiry calendar');
      expect(mail!.links[0]!.label).toContain(`17 January 2027 - Guarantee - ${title}`);
      await db()
        .insert(serviceAvailability)
        .values({ serviceId: 'GUARANTEES', isAvailable: false, updatedAt: now });
      expect(await written(mails[0]!)).toEqual([]);
    });

    test('is not created for users who opted out, nor sent after they opt out', async () => {
      await oneGuarantee(5);
      await choose('client', 30, 'GUARANTEE');
      const { mails } = await morning();
      await db().update(expiryReminders).set({ byMail: false });
      expect(await written(mails[0]!)).toEqual([]);
      await db().delete(expiryRemindersTold);
      const { portal, mails: more } = await morning();
      expect(portal).toHaveLength(1);
      expect(more).toEqual([]);
    });
  });
});
