import { and, desc, eq, like, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '@atrium/contract/calendar';
import { EXPORT_DAYS } from '@atrium/contract/contracts-rules';
import { exportActivity } from '../src/analytics/export.ts';
import { eventBatches } from '../src/audit-events/rows.ts';
import { auditEvents, users, userSignIns } from '../src/database/schema/index.ts';
import { loadUser, sweepSessions } from '../src/auth/index.ts';
import { bankDay } from '../src/bank-time.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

/** Whatever the case and accents, as `fold_text` in the database. */
const fold = (name: string) => name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

let own: OwnPlatform;
beforeAll(async () => {
  own = await ownPlatform();
});
afterAll(() => own.close());

it('CTR-090 an event recorded during an export causes no duplicate or missing row', async () => {
  const { db } = own.database;
  const before = await db
    .select()
    .from(auditEvents)
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id));
  expect(before.length).toBeGreaterThan(20);
  const size = Math.ceil(before.length / 4);
  const user = await loadUser(db, personaOf('super-admin').userId, 'en');
  const read: (string | number)[] = [];
  for await (const batch of eventBatches(db, { user: user!, language: 'en' }, sql`true`, size)) {
    read.push(...batch.map(({ id }) => id));
    const { id: _, ...event } = before[0]!;
    await db.insert(auditEvents).values({ ...event, createdAt: own.platform.clock() });
  }
  expect(read.map(Number)).toEqual(before.map(({ id }) => id));
});

async function activityFile(): Promise<Response> {
  const user = await loadUser(own.database.db, personaOf('super-admin').userId, 'en');
  return exportActivity(
    own.platform,
    { user: user!, language: 'en' },
    { daysCount: EXPORT_DAYS.maximum, timezone: 'Europe/Paris' },
  );
}

async function activityRows() {
  const { sheets } = await readXlsx(new Uint8Array(await (await activityFile()).arrayBuffer()));
  return sheets[0]!.rows.slice(1).map((row) => ({ day: (row[0] as Date).getTime(), name: String(row[2]) }));
}

it('CTR-028 the activity export is sorted by day, newest first, then by name', async () => {
  const rows = await activityRows();
  expect(rows.length).toBeGreaterThan(10);
  const days = Map.groupBy(rows, ({ day }) => day);
  expect([...days.keys()]).toEqual([...days.keys()].toSorted((a, b) => b - a));
  for (const people of days.values()) {
    const names = people.map(({ name }) => fold(name));
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
  }
});

it('CTR-029 the sweep keeps the sign-ins that an export of 366 days contains', async () => {
  const { userId } = personaOf('client');
  const today = bankDay(own.platform.clock());
  const first = addDays(today, 1 - EXPORT_DAYS.maximum);
  const old = addDays(today, -400);
  const { db } = own.database;
  await db.insert(userSignIns).values([first, old].map((day) => ({ userId, day, count: 1 })));
  await sweepSessions(own.platform);
  expect((await activityRows()).at(-1)).toEqual({ day: Date.parse(first), name: expect.any(String) });
  const kept = db.$count(userSignIns, and(eq(userSignIns.userId, userId), eq(userSignIns.day, old)));
  expect(await kept).toBe(0);
});

it('CTR-028 an activity export above the limit is refused, not cut off', async () => {
  const { db } = own.database;
  const [person] = await db
    .select()
    .from(users)
    .where(eq(users.id, personaOf('client').userId));
  // 274 users who signed in on each of 366 days.
  const many = Array.from({ length: 274 }, (_, index) => ({
    ...person!,
    id: own.platform.newId(),
    email: `many${index}@example.com`,
  }));
  await db.insert(users).values(many);
  await db.execute(sql`
    insert into ${userSignIns} select ${users.id}, ${bankDay(own.platform.clock())}::date - ago, 1
    from ${users}, generate_series(0, 365) as ago where ${like(users.email, 'many%@example.com')}`);
  await expect(activityFile()).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    entries: [
      { code: 'BAD_REQUEST', label: { en: expect.stringContaining('100,000') }, path: 'query.daysCount' },
    ],
  });
});
