import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { processEvent } from '../../src/dead-letters/topics.ts';
import { contracts, deadLetters, kycRecords } from '../../src/database/schema/index.ts';
import { openJobs } from '../../src/jobs/queue.ts';
import type { JobHandlers, JobQueue } from '../../src/jobs/queue.ts';
import { createPlatform } from '../../src/platform.ts';
import { ownPlatform } from '../own-platform.ts';
import type { OwnPlatform } from '../own-platform.ts';

/** The job queue on a separate database, in the process of the test. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let own: OwnPlatform;
let jobs: JobQueue;

beforeEach(async () => {
  own = await ownPlatform();
  jobs = await openJobs(own.database, () => {}, {
    retryLimit: 1,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 1,
  });
});
afterEach(async () => {
  await jobs.stop();
  await own.close();
});

const db = () => own.platform.db;
const nothing = () => Promise.resolve();
const handlers = (more: Partial<JobHandlers>): JobHandlers => ({
  'mail.send': nothing,
  'signatures.complete': nothing,
  'signatures.synchronise': nothing,
  'signatures.recover': nothing,
  'requests.summarise': nothing,
  'documents.read': nothing,
  'documents.readOlder': nothing,
  'uploads.sweep': nothing,
  'http.sweep': nothing,
  'auth.sweep': nothing,
  'kyc.announce': nothing,
  'saved-searches.findDue': nothing,
  'saved-searches.alert': nothing,
  'expiry-calendar.findReminders': nothing,
  'expiry-calendar.remind': nothing,
  'access-reviews.remind': nothing,
  'highlights.announce': nothing,
  ...more,
});
const envelope = (envelopeId: string) => ({ envelopeId, correlationId: 'test' });
const stateOf = async (envelopeId: string) => {
  const { rows } = await db().execute<{ state: string; retry_count: number }>(
    sql`select state, retry_count from jobs.job where name = 'signatures.complete' and data->>'envelopeId' = ${envelopeId}`,
  );
  return rows.map(({ state }) => state);
};

describe('job', () => {
  test('is enqueued if and only if its write commits', async () => {
    const [kept, undone] = [own.platform.newId(), own.platform.newId()];
    await db().transaction((tx) => jobs.enqueue(tx, 'signatures.complete', envelope(kept)));
    const failed = db().transaction(async (tx) => {
      await jobs.enqueue(tx, 'signatures.complete', envelope(undone));
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(await stateOf(kept)).toEqual(['created']);
    expect(await stateOf(undone)).toEqual([]);
  });

  test('is completed in the transaction of its effects and not run again', async () => {
    const id = own.platform.newId();
    let runs = 0;
    await jobs.work(
      handlers({
        'signatures.complete': async ({ done }) => {
          runs += 1;
          await db().transaction((tx) => done(tx));
          // A later error cannot undo it.
          throw new Error('too late');
        },
      }),
    );
    await db().transaction((tx) => jobs.enqueue(tx, 'signatures.complete', envelope(id)));
    await vi.waitFor(async () => expect(await stateOf(id)).toEqual(['completed']), { timeout: 20_000 });
    // A later job is processed, and the first one is not run again before it.
    const next = own.platform.newId();
    await db().transaction((tx) => jobs.enqueue(tx, 'signatures.complete', envelope(next)));
    await vi.waitFor(async () => expect(await stateOf(next)).toEqual(['completed']), { timeout: 20_000 });
    expect(runs).toBe(2);
  });

  test('is settled when it ends: a stop during its batch does not run it again, nor begin the next', async () => {
    const ids = [1, 2, 3].map(() => own.platform.newId());
    const ran: string[] = [];
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    await jobs.work(
      handlers({
        'signatures.complete': ({ data }) => {
          ran.push(data.envelopeId);
          return ran.length === 1 ? nothing() : gate;
        },
      }),
    );
    await db().transaction((tx) => jobs.enqueue(tx, 'signatures.complete', ...ids.map(envelope)));
    await vi.waitFor(() => expect(ran).toHaveLength(2), { timeout: 20_000 });
    expect(await stateOf(ran[0]!)).toEqual(['completed']);
    expect(await stateOf(ran[1]!)).toEqual(['active']);
    await jobs.stop();
    open();
    expect(await stateOf(ran[0]!)).toEqual(['completed']);
    for (const id of ids.filter((one) => one !== ran[0])) expect(await stateOf(id)).toEqual(['retry']);
    expect(ran).toHaveLength(2);
  });

  test('DATA-010 SUP-013 that fails permanently becomes a dead letter, and SUP-015 a retry enqueues it again', async () => {
    const id = own.platform.newId();
    let runs = 0;
    await jobs.work(
      handlers({
        'signatures.complete': () => {
          runs += 1;
          return runs <= 2 ? Promise.reject(new Error('The signed page could not be made')) : nothing();
        },
      }),
    );
    await db().transaction((tx) => jobs.enqueue(tx, 'signatures.complete', envelope(id)));
    const letters = () => db().select().from(deadLetters).where(eq(deadLetters.topic, 'signatures.complete'));
    await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 30_000 });
    const [letter] = await letters();
    expect(letter).toMatchObject({ errorMessage: 'The signed page could not be made', attempts: 2 });
    expect(JSON.parse(letter!.value)).toEqual(envelope(id));
    const platform = createPlatform({ ...own.platform, jobs });
    await db().transaction((tx) => processEvent(platform, tx, letter!));
    await vi.waitFor(async () => expect(await stateOf(id)).toContain('completed'), { timeout: 20_000 });
    expect(runs).toBe(3);
    // An event that is not a valid job of this topic is refused, and stays in the dead letters.
    const broken = { topic: 'signatures.complete', value: '{"envelopeId":"7"}' };
    await expect(db().transaction((tx) => processEvent(platform, tx, broken))).rejects.toThrow(/envelopeId/);
  });
});

test('SUP-015 SUP-016 a KYC review is about a KYC record: what has none is refused, also a contract', async () => {
  const platform = createPlatform({ ...own.platform, jobs });
  const review = (id: string) => ({
    topic: 'kyc.reviewed',
    value: JSON.stringify({ id, version: 1, nextReviewAt: '2027-05-01' }),
  });
  const process = (id: string) => db().transaction((tx) => processEvent(platform, tx, review(id)));
  const [record] = await db().select({ id: kycRecords.ricosCode }).from(kycRecords).limit(1);
  const [contract] = await db().select({ id: contracts.id }).from(contracts).limit(1);
  await expect(process(record!.id)).resolves.toBeUndefined();
  for (const id of [contract!.id, 'FR-999999'])
    await expect(process(id)).rejects.toThrow(`No KYC record has the identifier ${id}`);
});
