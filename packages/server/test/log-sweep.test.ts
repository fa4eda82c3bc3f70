import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyticsEvents, logEntries } from '../src/database/schema/index.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { sweepLogEntries } from '../src/log/sweep.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

let own: OwnPlatform;
beforeAll(async () => {
  own = await ownPlatform();
}, 60_000);
afterAll(() => own.close());

test('DATA-017 old entries of browsers are deleted, and all but the latest of those without a session', async () => {
  const { clock, db } = own.platform;
  const days = (count: number) => new Date(clock().getTime() - count * 86_400_000);
  const userId = personaOf('client').userId;
  const entry = (message: string, age: number, by: string | null = null) => ({
    severity: 3,
    message,
    scope: 'test',
    userId: by,
    createdAt: days(age),
  });
  await db.delete(logEntries);
  await db
    .insert(logEntries)
    .values([
      entry('old', 91, userId),
      entry('kept', 89, userId),
      entry('first', 2),
      entry('second', 1),
      entry('third', 0),
    ]);
  const left = async () =>
    (await db.select({ message: logEntries.message }).from(logEntries).orderBy(logEntries.id)).map(
      ({ message }) => message,
    );
  await sweepLogEntries(own.platform);
  expect(await left()).toEqual(['kept', 'first', 'second', 'third']);
  await sweepLogEntries(own.platform, 2);
  expect(await left()).toEqual(['kept', 'second', 'third']);
});

test('PLAT-095 usage statistics are kept for thirteen months, as the privacy notice says', async () => {
  const now = new Date('2026-11-30T12:00:00Z');
  const { db } = own.platform;
  const event = (page: string, receivedAt: string) => ({
    userId: personaOf('client').userId,
    page,
    eventType: 'CLICK',
    eventTarget: 'test',
    url: '/',
    // The clock of a browser may be wrong: only the time of the server counts.
    createdAt: new Date('2019-01-01T00:00:00Z'),
    receivedAt: new Date(receivedAt),
  });
  await db.delete(analyticsEvents);
  await db
    .insert(analyticsEvents)
    .values([
      event('old', '2025-10-29T23:59:59Z'),
      event('oldest kept', '2025-10-30T12:00:00Z'),
      event('new', '2026-11-30T12:00:00Z'),
    ]);
  const sweep = jobHandlers({ ...own.platform, clock: () => now })['http.sweep'];
  await sweep({
    data: {},
    correlationId: 'test',
    signal: new AbortController().signal,
    done: () => Promise.resolve(),
  });
  const left = await db
    .select({ page: analyticsEvents.page })
    .from(analyticsEvents)
    .orderBy(analyticsEvents.id);
  expect(left.map(({ page }) => page)).toEqual(['oldest kept', 'new']);
});
