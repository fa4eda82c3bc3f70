import { desc, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportActivity } from '../src/analytics/export.ts';
import { eventBatches } from '../src/audit-events/rows.ts';
import { auditEvents } from '../src/database/schema/index.ts';
import { loadUser } from '../src/auth/index.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

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
  const read: (string | number)[] = [];
  for await (const batch of eventBatches(db, 'en', sql`true`, size)) {
    read.push(...batch.map(({ id }) => id));
    const { id: _, ...event } = before[0]!;
    await db.insert(auditEvents).values({ ...event, createdAt: own.platform.clock() });
  }
  expect(read.map(Number)).toEqual(before.map(({ id }) => id));
});

it('CTR-028 the activity export is sorted by day, newest first, then by name', async () => {
  const user = await loadUser(own.database.db, personaOf('super-admin').userId, 'en');
  const answer = await exportActivity(
    own.platform,
    { user: user!, language: 'en' },
    { daysCount: 366, timezone: 'Europe/Paris' },
  );
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const rows = sheets[0]!.rows
    .slice(1)
    .map((row) => ({ day: (row[0] as Date).getTime(), name: String(row[2]) }));
  expect(rows.length).toBeGreaterThan(10);
  const days = Map.groupBy(rows, ({ day }) => day);
  expect([...days.keys()]).toEqual([...days.keys()].toSorted((a, b) => b - a));
  for (const people of days.values()) {
    const names = people.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
  }
});
