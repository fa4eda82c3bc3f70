import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, gt, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import {
  messages,
  requests,
  sandboxMails,
  signatureDocuments,
  signatureEnvelopes,
  signatureSignatories,
} from '../../src/database/schema/index.ts';
import { personaOf } from '../../../sandbox/src/seed/personas.ts';
import { signInCookie } from '../global-setup.ts';
import { startProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { clientWith } from '../support.ts';

/** Each of these tests starts its own servers. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let work: string;
const running: ServerProcess[] = [];

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-jobs-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  await rm(work, { recursive: true, force: true });
});

async function start(data: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startProcess(data, { LOG_LEVEL: 'info', ...env });
  running.push(server);
  return server;
}

/** Returns the ids of the jobs of a topic for which a server logged this event. */
const jobsOf = (server: ServerProcess, event: string, topic: string): string[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { event: string; topic?: string; correlationId: string })
    .filter((line) => line.event === event && line.topic === topic)
    .map(({ correlationId }) => correlationId);

test('SIGN-001 a job interrupted by a kill is run once by the next server', async () => {
  const data = path.join(work, 'data');
  await cp(inject('template'), data, { recursive: true });
  const open = () => openDatabase({ folder: path.join(data, 'database') });
  // An envelope that everybody has signed, but that is not completed yet.
  const before = await open();
  const [found] = await before.db
    .select({ envelope: signatureEnvelopes })
    .from(signatureEnvelopes)
    .innerJoin(requests, eq(requests.id, signatureEnvelopes.requestId))
    .where(and(eq(signatureEnvelopes.status, 'Processing'), eq(requests.state, 'ACTION_REQUIRED')))
    .limit(1);
  const { id, requestId, createdAt } = found!.envelope;
  await before.db
    .update(signatureSignatories)
    .set({ status: 'Signed', invitedAt: createdAt })
    .where(eq(signatureSignatories.envelopeId, id));
  await before.db.update(signatureEnvelopes).set({ status: 'Signed' }).where(eq(signatureEnvelopes.id, id));
  const wroteBefore = await before.db.$count(messages, eq(messages.requestId, requestId));
  await before.close();

  const first = await start(data);
  // Waits until the server has started the job.
  await new Promise<void>((resolve) => {
    const look = () => {
      if (jobsOf(first, 'job started', 'signatures.complete').length > 0) resolve();
    };
    first.process.stdout!.on('data', look);
    look();
  });
  await first.end('SIGKILL');
  expect(jobsOf(first, 'job done', 'signatures.complete')).toEqual([]);
  const between = await open();
  const [left] = await between.db.select().from(signatureEnvelopes).where(eq(signatureEnvelopes.id, id));
  expect(left!.status).toBe('Signed');
  // With a recent change the recovery at startup skips the envelope, so only the job can complete it.
  await between.db
    .update(signatureEnvelopes)
    .set({ statusChangedAt: new Date() })
    .where(eq(signatureEnvelopes.id, id));
  await between.close();

  const second = await start(data);
  const [job] = jobsOf(first, 'job started', 'signatures.complete');
  await vi.waitFor(() => expect(jobsOf(second, 'job done', 'signatures.complete')).toEqual([job]), {
    timeout: 120_000,
    interval: 500,
  });
  await second.end('SIGTERM');
  const after = await open();
  const [whole] = await after.db.select().from(signatureEnvelopes).where(eq(signatureEnvelopes.id, id));
  expect(whole!.status).toBe('Completed');
  const files = await after.db.select().from(signatureDocuments).where(eq(signatureDocuments.envelopeId, id));
  expect(files.every(({ signedDocumentId }) => signedDocumentId !== null)).toBe(true);
  expect(await after.db.$count(messages, eq(messages.requestId, requestId))).toBe(wroteBefore + 1);
  await after.close();
});

const external = process.env['TEST_DATABASE_URL'];
describe.skipIf(!external)('an external PostgreSQL (TEST_DATABASE_URL)', () => {
  const name = `atrium_jobs_${process.pid}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: external });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  beforeEach(() => administer(`create database ${name}`));
  afterEach(() => administer(`drop database ${name} with (force)`));

  test('two servers run each job once', async () => {
    const url = new URL(external!);
    url.pathname = `/${name}`;
    const env = { DATABASE_URL: url.href, SANDBOX: 'true' };
    const files = path.join(work, 'files');
    const servers = [await start(files, env), await start(files, env)] as const;
    const cookies = await Promise.all(servers.map((server) => signInCookie(server.url, 'staff')));
    const database = await openDatabase({ url: url.href });
    const since = new Date();
    const client = personaOf('client').userId;
    const { rows } = await database.db.execute<{ id: string }>(sql`
      select r.id from requests r
      where r.state in ('INPROGRESS', 'ACTION_REQUIRED')
        and not exists (select 1 from request_external_applications e where e.request_id = r.id)
        and (select count(*) from request_participants p where p.request_id = r.id and p.is_active
          and p.user_id in (${client}, ${personaOf('staff').userId})) = 2
      limit 1`);
    const params = { id: rows[0]!.id };
    // Both servers write, so that both have jobs to run and to take from each other.
    for (let turn = 0; turn < 12; turn += 1)
      await clientWith(cookies[turn % 2]!, servers[turn % 2]!.url).messages.post({
        params,
        body: { message: `<p>Word ${turn}.</p>`, responseRequired: false, documentIds: [] },
      });
    const waiting = async () => {
      const { rows: open } = await database.db.execute(
        sql`select 1 from jobs.job where name = 'mail.send' and state <> 'completed'`,
      );
      return open.length;
    };
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 120_000, interval: 500 });
    const done = servers.flatMap((server) => jobsOf(server, 'job done', 'mail.send'));
    const { rows: enqueued } = await database.db.execute<{ id: string }>(
      sql`select id from jobs.job where name = 'mail.send'`,
    );
    expect(enqueued.length).toBeGreaterThanOrEqual(12);
    await vi.waitFor(
      () =>
        expect(servers.flatMap((server) => jobsOf(server, 'job done', 'mail.send')).toSorted()).toEqual(
          enqueued.map(({ id }) => id.replaceAll('-', '')).toSorted(),
        ),
      { timeout: 10_000 },
    );
    expect(done.length).toBeGreaterThan(0);
    const started = servers.flatMap((server) => jobsOf(server, 'job started', 'mail.send'));
    expect(new Set(started).size).toBe(started.length);
    const mine = await database.db
      .select()
      .from(sandboxMails)
      .where(
        and(
          eq(sandboxMails.address, personaOf('client').email.toLowerCase()),
          gt(sandboxMails.sentAt, since),
        ),
      );
    expect(mine).toHaveLength(12);
    await database.close();
  });
});
