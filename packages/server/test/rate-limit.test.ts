import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { rateLimits } from '../src/database/schema/index.ts';
import { rateLimit, sweepRateLimits } from '../src/http/rate-limit.ts';
import { mailLimit } from '../src/notifications/mail-limit.ts';
import type { Platform } from '../src/platform.ts';
import { ownPlatform, signedInOver } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { failureOf } from './support.ts';

const RULES = { burst: 10, refillMs: 60_000 };
const ADDRESS = '203.0.113.7';

let own: OwnPlatform;
beforeAll(async () => {
  own = await ownPlatform();
});
afterAll(() => own.close());
beforeEach(async () => {
  await own.platform.db.delete(rateLimits);
});

const instance = (name = 'test') => rateLimit(own.platform, name, RULES);
/** Counts how many of the given number of calls are accepted. */
const letIn = async (limits: readonly ((key: string) => Promise<void>)[], calls: number, key = ADDRESS) => {
  const answers = await Promise.allSettled(
    Array.from({ length: calls }, (_, index) => limits[index % limits.length]!(key)),
  );
  return answers.filter(({ status }) => status === 'fulfilled').length;
};
/** Simulates elapsed time for all keys. */
const wait = (milliseconds: number) =>
  own.platform.db
    .update(rateLimits)
    .set({ freeAt: sql`${rateLimits.freeAt} - ${milliseconds}::float8 * interval '1 millisecond'` });

test('several instances together admit as many calls as one', async () => {
  expect(await letIn([instance(), instance(), instance()], 40)).toBe(RULES.burst);
});

test('a refusal has a code and a retry time', async () => {
  const limit = instance();
  expect(await letIn([limit], RULES.burst)).toBe(RULES.burst);
  await expect(limit(ADDRESS)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 60 });
});

test('one more call is admitted per interval, and never more than the burst', async () => {
  expect(await letIn([instance()], 11)).toBe(RULES.burst);
  await wait(RULES.refillMs);
  expect(await letIn([instance()], 5)).toBe(1);
  await wait(3 * RULES.refillMs);
  expect(await letIn([instance()], 5)).toBe(3);
  await wait(100 * RULES.refillMs);
  expect(await letIn([instance()], 40)).toBe(RULES.burst);
});

test('exhausting one key does not affect other keys or limits', async () => {
  expect(await letIn([instance()], 40)).toBe(RULES.burst);
  expect(await letIn([instance()], 1, '203.0.113.8')).toBe(1);
  expect(await letIn([instance('another')], 1)).toBe(1);
});

test('an instance that has refused a key does not query the database again at once', async () => {
  const limit = instance();
  await letIn([limit], 11);
  await own.platform.db.delete(rateLimits);
  await expect(limit(ADDRESS)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await own.platform.db.$count(rateLimits)).toBe(0);
});

it('stores no address, and only keys with a pending wait', async () => {
  await letIn([instance()], 1);
  const kept = await own.platform.db.select().from(rateLimits);
  expect(JSON.stringify(kept)).not.toContain(ADDRESS);
  await sweepRateLimits(own.platform);
  expect(await own.platform.db.$count(rateLimits, eq(rateLimits.key, kept[0]!.key))).toBe(1);
  await wait(RULES.refillMs);
  await sweepRateLimits(own.platform);
  expect(await own.platform.db.$count(rateLimits)).toBe(0);
});

it('refuses nobody while the database is unreachable; the guarded call itself fails', async () => {
  const gone = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  const insert = () => ({
    values: () => ({ onConflictDoUpdate: () => ({ returning: () => Promise.reject(gone) }) }),
  });
  const limit = rateLimit({ db: { insert } as unknown as Platform['db'] }, 'test', RULES);
  expect(await letIn([limit], 40)).toBe(40);
});

test('API-053 API-077 API-081 API-117 calls that send e-mails share one limit per person', async () => {
  const params = { id: '11111111-2222-4333-8444-555555555555' };
  const client = await signedInOver(own.platform, 'client');
  const staff = await signedInOver(own.platform, 'staff');
  expect(await letIn([mailLimit(own.platform)], 100, personaOf('client').userId)).toBe(60);
  for (const call of [
    client().requestActions.remind({ params }),
    client().signatures.resendOne({ params }),
    client().signatures.remind({ params }),
    client().accessExplanations.ask({ body: { subject: 'MTM' } }),
    client().research.requestDocument({ body: params }),
  ])
    expect(await failureOf(call)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 60 });
  // Others are not concerned, nor calls without e-mails.
  expect(await failureOf(staff().requestActions.remind({ params }))).toMatchObject({ status: 404 });
  expect(await failureOf(client().requests.get({ params }))).toMatchObject({ status: 404 });
});
