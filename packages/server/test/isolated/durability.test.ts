import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { takeDataFolder } from '../../src/data-folder.ts';
import { openDatabase } from '../../src/database/open.ts';
import { auditEvents, users } from '../../src/database/schema/index.ts';
import { personaOf } from '../../../sandbox/src/seed/personas.ts';
import { signInCookie } from '../global-setup.ts';
import { SERVER_ALONE, startProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { clientWith } from '../support.ts';

/** Each of these tests starts its own servers. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let work: string;
let data: string;
const running: ServerProcess[] = [];

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startProcess(data, env);
  running.push(server);
  return server;
}

beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-durability-'));
  data = path.join(work, 'data');
  // The document files are many and not needed here.
  const blobs = path.join(inject('template'), 'blobs');
  await cp(inject('template'), data, { recursive: true, filter: (source) => source !== blobs });
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  await rm(work, { recursive: true, force: true });
});

const saveReference = async (server: ServerProcess, cookie: string, value: string) =>
  clientWith(cookie, server.url).preferences.save({
    body: { preferenceId: 'mailReference', values: [value] },
  });

describe('process termination', () => {
  test('no acknowledged write is lost after kill -9 during writes, twice', async () => {
    for (let round = 0; round < 2; round += 1) {
      const server = await start();
      const cookie = await signInCookie(server.url, 'client');
      let acknowledged = -1;
      const writer = (async () => {
        for (let turn = 0; ; turn += 1) {
          await saveReference(server, cookie, `${round}-${turn}`);
          acknowledged = turn;
        }
      })().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 700));
      await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(0), { timeout: 30_000 });
      await server.end('SIGKILL');
      await writer;

      const again = await start();
      // The session survives, too, and the stored value is the last acknowledged one or one that was in progress.
      const { values } = await clientWith(cookie, again.url).preferences.get({
        params: { name: 'mailReference' },
      });
      const [, turn] = values[0]!.split('-').map(Number);
      expect(turn).toBeGreaterThanOrEqual(acknowledged);
      await again.end('SIGTERM');
    }
  });

  test('UPL-033 no acknowledged upload part is lost after kill -9, and the upload resumes', async () => {
    const file = new Blob([`%PDF-1.7`, 'x'.repeat(6 * 1024 * 1024)]);
    const half = file.size / 2;
    const first = await start();
    const cookie = await signInCookie(first.url, 'client');
    const { uploads } = clientWith(cookie, first.url);
    const { uploadId: id } = await uploads.start({ body: { filename: 'a.pdf', size: file.size } });
    await uploads.append({ params: { id }, query: { offset: 0 }, bytes: file.slice(0, half) });
    // Another part is being uploaded when the server is killed.
    const lost = uploads
      .append({ params: { id }, query: { offset: half }, bytes: file.slice(half) })
      .catch(() => null);
    await first.end('SIGKILL');
    await lost;

    const again = clientWith(cookie, (await start()).url).uploads;
    const { received } = await again.get({ params: { id } });
    expect([half, file.size]).toContain(received);
    if (received < file.size)
      await again.append({ params: { id }, query: { offset: half }, bytes: file.slice(half) });
    const { documentId } = await again.complete({ params: { id } });
    expect(await again.complete({ params: { id } })).toEqual({ documentId, duplicated: false });
  });

  test('stops gracefully on SIGTERM and SIGINT and releases the data folder', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await start();
      expect(await server.end(signal)).toBe(0);
      expect(await readdir(data)).not.toContain('server.pid');
    }
  });
});

describe('data folder lock', () => {
  test('a second process on the same data folder is refused while the first runs', async () => {
    const first = await start();
    await expect(startProcess(data)).rejects.toThrow(`in use by process ${first.process.pid}`);
    await signInCookie(first.url, 'client');
  });

  test('servers of an external database share the file folder', async () => {
    const first = await start();
    const shared = await takeDataFolder(data, { alone: false });
    await shared.release();
    // A lock that was not acquired is not released, either.
    await expect(startProcess(data)).rejects.toThrow(`in use by process ${first.process.pid}`);
  });

  test('the lock of a dead process is replaced', async () => {
    await writeFile(path.join(data, 'server.pid'), '4194303');
    await expect(start()).resolves.toBeDefined();
  });
});

test('CTR-087 every write while impersonating is audited with both users', async () => {
  const server = await start();
  const admin = clientWith(await signInCookie(server.url, 'super-admin'), server.url);
  await admin.impersonation.start({ body: { email: personaOf('client').email } });
  await admin.widgets.savePreferences({ body: { template: 'CAPITAL_MARKET' } });
  await admin.impersonation.stop();
  await server.end('SIGTERM');

  const database = await openDatabase({ folder: path.join(data, 'database') });
  try {
    const [written] = await database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entity, 'widget-preferences'))
      .orderBy(desc(auditEvents.id))
      .limit(1);
    expect(written).toMatchObject({
      userId: personaOf('client').userId,
      impersonatorId: personaOf('super-admin').userId,
      newValue: { template: 'CAPITAL_MARKET' },
    });
    expect(written?.correlationId).toMatch(/^[0-9a-f]{32}$/);
    const acts = await database.db
      .select({ type: auditEvents.eventType })
      .from(auditEvents)
      .where(eq(auditEvents.entity, 'impersonation'))
      .orderBy(auditEvents.id);
    expect(acts.map((act) => act.type)).toEqual(['CREATE', 'DELETE']);
  } finally {
    await database.close();
  }
});

test('sign-ins are rate limited by address', async () => {
  const server = await start();
  const attempts = await Promise.all(
    Array.from({ length: 80 }, () =>
      fetch(`${server.url}/auth/sandbox/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"persona":"nobody"}',
      }),
    ),
  );
  const refused = attempts.find((answer) => answer.status === 429);
  // One more sign-in is allowed each second.
  expect(refused?.headers.get('retry-after')).toBe('1');
  expect(await refused?.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS' }] });
});

test('a configured issuer disables the sandbox', async () => {
  const server = await start({
    OIDC_ISSUER: 'http://127.0.0.1:9/realm',
    OIDC_CLIENT_ID: 'atrium',
    OIDC_CLIENT_SECRET: 'not-a-secret',
  });
  const signIn = await fetch(`${server.url}/auth/sandbox/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"persona":"super-admin"}',
  });
  expect(signIn.status).toBe(404);
  for (const address of ['/auth/sandbox/people/x', '/oidc/.well-known/openid-configuration']) {
    expect((await fetch(server.url + address)).status).toBe(404);
  }
  expect(await (await fetch(`${server.url}/settings.json`)).json()).toMatchObject({ isSandbox: false });
  // The issuer does not answer: an error page says so.
  const login = await fetch(`${server.url}/auth/login`, { redirect: 'manual' });
  expect(login.status).toBe(502);
  expect(await login.text()).toContain('does not answer');
});

describe('without the sandbox', () => {
  const ISSUER = {
    OIDC_ISSUER: 'http://127.0.0.1:9/realm',
    OIDC_CLIENT_ID: 'atrium',
    OIDC_CLIENT_SECRET: 'not-a-secret',
  };
  const peopleOf = async (folder: string): Promise<number> => {
    const database = await openDatabase({ folder: path.join(folder, 'database') });
    return database.db.$count(users).finally(() => database.close());
  };

  test.each([
    ['a configured issuer', undefined],
    ['no sandbox', SERVER_ALONE],
  ])('%s leaves a new database empty', async (name, main) => {
    const folder = path.join(work, name.replaceAll(' ', '-'));
    const server = await startProcess(folder, ISSUER, [], main);
    running.push(server);
    expect(server.output()).not.toContain('Sign in as');
    // The sandbox would refuse the form as invalid. A form is sent because any page that is read could be the portal's.
    expect((await fetch(`${server.url}/sandbox/mailbox/bounce`, { method: 'POST' })).status).toBe(404);
    await server.end('SIGTERM');
    expect(await peopleOf(folder)).toBe(0);
  });

  test('a server without any way to sign in does not start', async () => {
    const folder = path.join(work, 'nobody');
    const external = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
    const refusal = /^no sign-in is configured: set OIDC_ISSUER.*SANDBOX=true.*\n$/;
    await expect(startProcess(folder, external)).rejects.toThrow(refusal);
    await expect(startProcess(folder, { SANDBOX: 'false' })).rejects.toThrow(refusal);
    await expect(startProcess(folder, {}, [], SERVER_ALONE)).rejects.toThrow(refusal);
    await expect(startProcess(folder, { SANDBOX: 'yes' })).rejects.toThrow(
      'SANDBOX must be true or false, not yes',
    );
    const both = { ...ISSUER, SANDBOX: 'true' };
    await expect(startProcess(folder, both, [], SERVER_ALONE)).rejects.toThrow('run npm start');
  });

  test('--fresh is refused with an external database', async () => {
    const external = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', SANDBOX: 'true' };
    await expect(startProcess(path.join(work, 'kept'), external, ['--fresh'])).rejects.toThrow(
      /^--fresh .*DATABASE_URL.*\n$/,
    );
  });
});

test('PLAT-004 an installation sets its own runtime settings; unknown ones are refused', async () => {
  const file = path.join(work, 'settings.json');
  await writeFile(file, '{"productName":"Meridian","isInternal":false}');
  const server = await start({ SETTINGS_FILE: file });
  expect(await (await fetch(`${server.url}/settings.json`)).json()).toMatchObject({
    productName: 'Meridian',
    isInternal: false,
    apiBaseUrl: '/api',
  });
  await writeFile(file, '{"productNam":"x","uploadDelay":-1}');
  await expect(startProcess(path.join(work, 'other'), { SETTINGS_FILE: file })).rejects.toThrow(
    /uploadDelay.*productNam/,
  );
});

test('an invalid configuration is reported in one line', async () => {
  await expect(startProcess(data, { PORT: 'abc' })).rejects.toThrow(
    /^PORT must be a whole number from 0 to 65535, not abc\n$/,
  );
  await expect(startProcess(data, { OIDC_ISSUER: 'https://id.example' })).rejects.toThrow(/OIDC_CLIENT_ID/);
});

const external = process.env['TEST_DATABASE_URL'];
describe.skipIf(!external)('external PostgreSQL (TEST_DATABASE_URL names an empty database)', () => {
  test('has the same schema, seed data and calls, and is shared by two servers', async () => {
    const env = { DATABASE_URL: external!, SANDBOX: 'true' };
    const [first, second] = await Promise.all([
      startProcess(path.join(work, 'files'), env),
      startProcess(path.join(work, 'files'), env),
    ]);
    running.push(first, second);
    const cookie = await signInCookie(first.url, 'client');
    await saveReference(first, cookie, 'shared');
    const database = await openDatabase({ url: external! });
    const people = await database.db.$count(users);
    await database.close();
    expect(people).toBeGreaterThanOrEqual(600);
    expect((await clientWith(cookie, first.url).users.me()).id).toBe(personaOf('client').userId);
    // A file uploaded to one server can be read from the other, and is stored once even if it is sent several times.
    const form = new FormData();
    form.set('file', new Blob(['shared']), 'shared.txt');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const uploaded = await Promise.all(
      [first, second, first, second].map(({ url }) =>
        clientWith(cookie, url).uploads.document({ form, headers }),
      ),
    );
    expect(new Set(uploaded.map(({ documentId }) => documentId)).size).toBe(1);
    const answer = await fetch(`${second.url}/api/documents/REQUESTS/${uploaded[0]!.documentId}`, {
      headers: { cookie },
    });
    expect(await answer.text()).toBe('shared');
    // The database connections are cut during writes: both servers go on once it is back.
    const busy = Array.from({ length: 40 }, (_, turn) =>
      saveReference([first, second][turn % 2]!, cookie, String(turn)).catch(() => {}),
    );
    const administrator = await openDatabase({ url: external! });
    for (let turn = 0; turn < 5; turn += 1)
      await administrator.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
    await administrator.close();
    await Promise.all(busy);
    await saveReference(first, cookie, 'after');
    await saveReference(second, cookie, 'after');
  });
});
