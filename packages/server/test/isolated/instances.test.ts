/**
 * An installation as described in the how-to: PostgreSQL, PgBouncer in transaction mode, an S3 store, two instances and
 * HAProxy. Programs missing on this machine are left out, and the test names say so.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import { sha256Of } from '../../src/files/blob-store.ts';
import { signInCookie } from '../global-setup.ts';
import { programs, startHaProxy, startPgBouncer, startPostgres } from '../programs.ts';
import type { Program } from '../programs.ts';
import { S3_CREDENTIALS, startS3 } from '../s3-server.ts';
import type { S3Server } from '../s3-server.ts';
import { freePort, startProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { clientWith } from '../support.ts';

/** Starts a complete installation, and seeds its bank through all of it. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 400_000 });

const missing = Object.entries({
  PostgreSQL: programs.initdb && programs.postgres,
  HAProxy: programs.haproxy,
}).flatMap(([name, found]) => (found ? [] : [name]));
const title = [
  'API-085 two instances on PostgreSQL',
  programs.pgbouncer
    ? 'behind PgBouncer in transaction mode'
    : 'WITHOUT PgBouncer, which is not on this machine',
  'with an S3 store and HAProxy',
  ...(missing.length > 0 ? [`SKIPPED: ${missing.join(' and ')} not on this machine`] : []),
].join(', ');

/** Number of writes that each writer must complete, before the kill and after it. */
const WRITES = 5;

describe.skipIf(missing.length > 0)(title, () => {
  let work: string;
  let database: Program;
  let pooler: Program | null = null;
  let store: S3Server;
  let proxy: Program;
  let sql: pg.Client;
  const instances: ServerProcess[] = [];
  let portal: string;

  beforeAll(async () => {
    work = await mkdtemp(path.join(tmpdir(), 'atrium-instances-'));
    // The operating system account of PostgreSQL needs access to its subfolder.
    await chmod(work, 0o755);
    database = await startPostgres(path.join(work, 'postgres'));
    const direct = (name: string) => `postgres://atrium@127.0.0.1:${database.port}/${name}`;
    const admin = new pg.Client(direct('postgres'));
    await admin.connect();
    await admin.query('create database portal');
    await admin.end();
    if (programs.pgbouncer) pooler = await startPgBouncer(path.join(work, 'pgbouncer'), database.port);
    store = await startS3(path.join(work, 's3'));
    const port = await freePort();
    portal = `http://localhost:${port}`;
    const start = (name: string) =>
      startProcess(path.join(work, name), {
        ...S3_CREDENTIALS,
        DATABASE_URL: `postgres://atrium@127.0.0.1:${(pooler ?? database).port}/portal`,
        FILES_URL: store.filesUrl,
        SANDBOX: 'true',
        PUBLIC_URL: portal,
        TRUST_PROXY: 'loopback',
      });
    // Started at the same time: one migrates and seeds the bank, the other waits.
    instances.push(...(await Promise.all([start('one'), start('two')])));
    proxy = await startHaProxy(
      path.join(work, 'haproxy'),
      instances.map(({ port: at }) => at),
      port,
    );
    await vi.waitFor(async () => expect((await fetch(`${portal}/readyz`)).status).toBe(200), {
      timeout: 30_000,
      interval: 200,
    });
    sql = new pg.Client(direct('portal'));
    await sql.connect();
  });
  afterAll(async () => {
    await sql?.end();
    await proxy?.stop();
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
    await store?.stop();
    await pooler?.stop();
    await database?.stop();
    await rm(work, { recursive: true, force: true });
  });

  /** Routes calls to this instance while it is available. */
  const by = (instance: 1 | 2) => ({ 'x-instance': String(instance) });

  test('the database is seeded once and no session lock remains', async () => {
    const { rows: people } = await sql.query<{ count: string }>('select count(*) from users');
    expect(Number(people[0]!.count)).toBeGreaterThan(10);
    const { rows: locks } = await sql.query(`select pid from pg_locks where locktype = 'advisory'`);
    expect(locks).toEqual([]);
    for (const instance of [1, 2] as const)
      expect(await (await fetch(`${portal}/readyz`, { headers: by(instance) })).json()).toMatchObject({
        components: { database: 'Healthy', migrations: 'Healthy', files: 'Healthy' },
      });
  });

  test('a session is valid on every instance', async () => {
    const client = clientWith(await signInCookie(portal, 'client'), portal);
    const [one, two] = [await client.users.me({ headers: by(1) }), await client.users.me({ headers: by(2) })];
    expect(one.id).toBe(two.id);
  });

  test('UPL-033 an upload can alternate between instances, and both return the file', async () => {
    const client = clientWith(await signInCookie(portal, 'client'), portal);
    const bytes = Buffer.from(randomBytes(150_000).toString('hex'));
    const { uploadId } = await client.uploads.start({
      body: { filename: 'parts.txt', size: bytes.length },
      headers: by(1),
    });
    const step = 100_000;
    for (let offset = 0; offset < bytes.length; offset += step)
      await client.uploads.append({
        params: { id: uploadId },
        query: { offset },
        bytes: new Blob([bytes.subarray(offset, offset + step)]),
        headers: by(offset === step ? 2 : 1),
      });
    const { documentId } = await client.uploads.complete({ params: { id: uploadId }, headers: by(2) });
    for (const instance of [1, 2] as const) {
      const answer = await client.documents.download({
        params: { id: documentId, category: 'REQUESTS' },
        headers: by(instance),
      });
      expect(sha256Of(await answer.bytes())).toBe(sha256Of(bytes));
    }
    // The parts are deleted: their bytes are now a file.
    const { rows } = await sql.query('select id from uploads where id = $1', [uploadId]);
    expect(rows).toEqual([]);
  });

  test('rate limits are shared', async () => {
    const client = clientWith(await signInCookie(portal, 'marketing'), portal);
    const entry = { severity: 3, message: 'of a test', scope: 'instances' };
    const started = performance.now();
    let accepted = 0;
    for (let batch = 0; batch < 30; batch += 1)
      accepted += (
        await Promise.allSettled(
          Array.from({ length: 10 }, (_, index) =>
            client.log.write({ body: entry, headers: by(index % 2 === 0 ? 1 : 2) }),
          ),
        )
      ).filter(({ status }) => status === 'fulfilled').length;
    // A burst of 120 and one more every half second, whichever instance receives them.
    const most = 120 + (performance.now() - started) / 500 + 2;
    expect(accepted).toBeGreaterThanOrEqual(100);
    expect(accepted).toBeLessThanOrEqual(most);
  });

  test('an unavailable file store gives 503 with a code and a label, and no instance is ready', async () => {
    const client = clientWith(await signInCookie(portal, 'client'), portal);
    const { pageRecords } = await client.documents.search({ body: { categories: ['REQUESTS'] } });
    const address = `/api/documents/REQUESTS/${pageRecords[0]!.id}`;
    const cookie = await signInCookie(portal, 'client');
    // Directly to the instance, with the public host name, because the proxy would not forward to it.
    const ask = () =>
      new Promise<{ status: number; body: string }>((resolve, reject) => {
        const headers = { cookie, host: new URL(portal).host };
        const call = http.get({ port: instances[0]!.port, host: '127.0.0.1', path: address, headers });
        call.on('response', (answer) => {
          void text(answer).then((body) => resolve({ status: answer.statusCode!, body }), reject);
        });
        call.on('error', reject);
      });
    const ready = async (instance: 0 | 1) =>
      (await fetch(`http://127.0.0.1:${instances[instance]!.port}/readyz`)).status;
    const polled = { timeout: 20_000, interval: 200 };
    await store.stop();
    try {
      const answer = await ask();
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        503,
        expect.objectContaining({
          errors: [
            { code: 'SERVICE_UNAVAILABLE', label: expect.stringContaining('Files cannot be reached') },
          ],
        }),
      ]);
      await expect.poll(() => ready(0), polled).toBe(503);
      await expect.poll(() => ready(1), polled).toBe(503);
      const said = instances.map(({ output }) => output()).join('');
      expect(said).toContain('ECONNREFUSED');
      expect(said).not.toMatch(/S3RVER|Authorization|Signature/);
    } finally {
      await store.start();
    }
    for (const instance of [0, 1] as const) await expect.poll(() => ready(instance), polled).toBe(200);
    expect((await ask()).status).toBe(200);
    // The proxy recovers, too.
    await expect.poll(async () => (await fetch(`${portal}/readyz`)).status, polled).toBe(200);
  });

  test('after killing an instance under load no acknowledged write is lost and every job has run once', async () => {
    const first = clientWith(await signInCookie(portal, 'client'), portal);
    const { pageRecords } = await first.requests.list({
      query: { requestStates: ['INPROGRESS'], limit: 50 },
    });
    const params = { id: pageRecords.find(({ rights }) => rights?.canWriteMessage)!.id };
    const messages: { id: string; intent: string }[] = [];
    const files: { id: string; sha256: string }[] = [];
    const mails: string[] = [];
    let killed = false;
    const after = { messages: 0, files: 0, mails: 0 };
    type Client = ReturnType<typeof clientWith>;
    const writers = {
      async messages(client: Client, intent: string) {
        const { id } = await client.messages.post({
          params,
          body: { message: `<p>${intent}</p>`, responseRequired: false },
          headers: { [IDEMPOTENCY_HEADER]: intent },
        });
        messages.push({ id, intent });
      },
      async files(client: Client, intent: string) {
        const content = `${intent} ${'x'.repeat(100_000)}`;
        const form = new FormData();
        form.set('file', new Blob([content]), 'note.txt');
        const { documentId } = await client.uploads.document({
          form,
          headers: { [IDEMPOTENCY_HEADER]: intent },
        });
        files.push({ id: documentId, sha256: sha256Of(Buffer.from(content)) });
      },
      async mails(client: Client, intent: string) {
        const mail = `${intent}@people.example`;
        await client.signatures.create({
          body: {
            requestId: params.id,
            signatureType: 'Amendment',
            subject: intent,
            signatories: [{ firstName: 'Anna', lastName: 'Sample', mail }],
            documentIds: [],
          },
        });
        mails.push(mail);
      },
    };
    const over = new AbortController();
    const loops = Object.entries(writers).map(async ([name, write]) => {
      const cookie = await signInCookie(portal, 'client');
      const client = clientWith(cookie, portal);
      for (let intent = randomUUID(); !over.signal.aborted;) {
        const wasKilled = killed;
        try {
          await write(client, intent);
          if (wasKilled) after[name as keyof typeof after] += 1;
          intent = randomUUID();
        } catch {
          // Aborted, or no instance is ready: retry the write. An envelope has no idempotency key, so it is a new one.
          if (name === 'mails') intent = randomUUID();
        }
      }
    });
    const written = () => Math.min(messages.length, files.length, mails.length);
    await vi.waitFor(() => expect(written()).toBeGreaterThanOrEqual(WRITES), {
      timeout: 120_000,
      interval: 20,
    });
    await instances[0]!.end('SIGKILL');
    killed = true;
    await vi.waitFor(() => expect(Math.min(...Object.values(after))).toBeGreaterThanOrEqual(WRITES), {
      timeout: 120_000,
      interval: 50,
    });
    over.abort();
    await Promise.all(loops);

    const { rows: kept } = await sql.query<{ id: string; body: string }>(
      'select id, row_to_json(messages)::text as body from messages where request_id = $1',
      [params.id],
    );
    for (const { id, intent } of messages)
      expect(kept.filter(({ body }) => body.includes(intent)).map((row) => row.id)).toEqual([id]);
    for (const { id, sha256 } of files) {
      const answer = await first.documents.download({ params: { id, category: 'REQUESTS' } });
      expect(sha256Of(await answer.bytes())).toBe(sha256);
    }
    // Jobs of the killed instance are taken over after its heartbeat expires.
    const pending = `select count(*) from jobs.job where name in ('documents.read', 'mail.send') and state in ('created', 'retry', 'active')`;
    await vi.waitFor(
      async () => expect((await sql.query<{ count: string }>(pending)).rows[0]!.count).toBe('0'),
      { timeout: 120_000, interval: 500 },
    );
    for (const mail of mails) {
      const page = await fetch(`${portal}/sandbox/mailbox?${new URLSearchParams({ address: mail })}`);
      expect((await page.text()).split(`link=`).length - 1).toBe(1);
    }
  });
});
