import { afterAll, beforeAll, expect, test } from 'vitest';
import { logEntries } from '../src/database/schema/index.ts';
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
