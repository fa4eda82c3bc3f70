import { Hono } from 'hono';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { users } from '../src/database/schema/index.ts';
import { STREAM_LIMITS } from '../src/http/index.ts';
import type { AppEnv } from '../src/http/mount.ts';
import { problemResponse } from '../src/http/problem.ts';
import { signInCookie } from './global-setup.ts';
import { ownPlatform, signedInOver } from './own-platform.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { failureOf } from './support.ts';

/** Starts its own server, so that its load does not affect other tests. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** Number of calls with which one user could block the server for everybody else. */
const FLOOD = 600;

let work: string;
let server: ServerProcess;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-load-'));
  const blobs = path.join(inject('template'), 'blobs');
  const data = path.join(work, 'data');
  await cp(inject('template'), data, { recursive: true, filter: (source) => source !== blobs });
  server = await startProcess(data);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(work, { recursive: true, force: true });
});

describe('600 concurrent requests for the whole board', () => {
  test('do not delay other users, cause no server error, and are refused with a retry time', async () => {
    const [flooder, other] = await Promise.all([
      signInCookie(server.url, 'super-admin'),
      signInCookie(server.url, 'client'),
    ]);
    /** The answers in order of arrival. */
    const answered: { of: string; status: number; retryAfter: string | null }[] = [];
    const ask = async (of: string, cookie: string, address: string) => {
      const answer = await fetch(`${server.url}/api${address}`, {
        headers: { cookie, prefer: 'return=minimal' },
      });
      await answer.arrayBuffer();
      answered.push({ of, status: answer.status, retryAfter: answer.headers.get('retry-after') });
    };
    const flood = Promise.all(
      Array.from({ length: FLOOD }, () => ask('flood', flooder, '/requests?limit=10000')),
    );
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
    await ask('other', other, '/users/me');
    await ask('other', other, '/requests/counters');
    await flood;

    const theirs = answered.filter(({ of }) => of === 'other');
    expect(theirs.map(({ status }) => status)).toEqual([200, 200]);
    const served = answered.filter(({ of, status }) => of === 'flood' && status === 200);
    const turnedAway = answered.filter(({ of, status }) => of === 'flood' && status !== 200);
    expect(served.length).toBeGreaterThan(0);
    // 503 for those that waited too long, on a slow machine.
    expect(turnedAway.filter(({ status }) => status !== 429 && status !== 503)).toEqual([]);
    expect(turnedAway.filter(({ status }) => status === 429).length).toBeGreaterThan(FLOOD / 2);
    expect(new Set(turnedAway.map(({ retryAfter }) => Number(retryAfter) > 0))).toEqual(new Set([true]));
    // The other user is served before the remaining boards of the flood.
    expect(answered.indexOf(theirs.at(-1)!)).toBeLessThan(answered.indexOf(served.at(-1)!));
    expect(server.output()).not.toContain('INTERNAL');
  });

  test('the refusal says in the user’s language that nothing was done', async () => {
    const cookie = await signInCookie(server.url, 'super-admin');
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        fetch(`${server.url}/api/requests?limit=10000`, {
          headers: { cookie, prefer: 'return=minimal', 'accept-language': 'fr' },
        }),
      ),
    );
    const turnedAway = answers.find(({ status }) => status === 429)!;
    expect(await turnedAway.json()).toMatchObject({
      title: 'TOO_MANY_REQUESTS',
      errors: [{ label: expect.stringContaining('Rien n’a été modifié') }],
    });
    await Promise.all(answers.filter((answer) => !answer.bodyUsed).map((answer) => answer.arrayBuffer()));
  });
});

test('exports of which only the headers are asked, or that are aborted, do not count', async () => {
  const cookie = await signInCookie(server.url, 'super-admin');
  const ask = (init: RequestInit = {}) =>
    fetch(`${server.url}/api/audit-events/export?timezone=UTC`, { ...init, headers: { cookie } });
  const tooMany = STREAM_LIMITS.running.perPerson + 1;
  for (let asked = 0; asked < tooMany; asked += 1) expect((await ask({ method: 'HEAD' })).status).toBe(200);
  const given = new AbortController();
  await Promise.allSettled(Array.from({ length: tooMany }, () => ask({ signal: given.signal })));
  given.abort();
  // The server notices an aborted connection with a delay.
  await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(200);
});

test('exports that a user does not read to the end are limited, until one of them is given up', async () => {
  const { platform, close } = await ownPlatform();
  try {
    const [flooder, other] = [
      await signedInOver(platform, 'super-admin'),
      await signedInOver(platform, 'client'),
    ];
    const query = { timezone: 'Europe/Paris' };
    const exportAudit = () => flooder('fr').auditEvents.export({ query });
    const open: Response[] = [];
    for (let index = 0; index < STREAM_LIMITS.running.perPerson; index += 1) open.push(await exportAudit());
    const refused = await failureOf(exportAudit());
    expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.labels).toEqual([expect.stringContaining('Rien n’a été modifié')]);
    // Other calls of the user and exports of other users are not affected.
    expect((await flooder().users.me()).id).toBeTruthy();
    const board = await other().requestActions.exportBoard({
      query: { ...query, requestFilterType: 'CLOSED' },
    });
    expect((await board.arrayBuffer()).byteLength).toBeGreaterThan(0);
    await open[0]!.body!.cancel();
    expect((await (await exportAudit()).arrayBuffer()).byteLength).toBeGreaterThan(0);
    await Promise.all(open.slice(1).map((answer) => answer.arrayBuffer()));
  } finally {
    await close();
  }
});

test('an exhausted connection pool gives 503 with a retry time, not 500', async () => {
  const { platform, database, close } = await ownPlatform();
  const app = new Hono<AppEnv>();
  app.use(async (context, next) => {
    context.set('language', 'en');
    await next();
  });
  app.onError((error, context) => problemResponse(error, context, () => {}));
  app.get('/read', async (context) => context.json(await platform.db.select().from(users).limit(1)));
  app.get('/write', async (context) => context.json(await platform.db.transaction(async () => 1)));
  // Takes the only connection, and sets a short wait for one.
  database.pool.options.connectionTimeoutMillis = 50;
  const held = await database.pool.connect();
  try {
    for (const address of ['/read', '/write']) {
      const answer = await app.request(address);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({ title: 'SERVICE_UNAVAILABLE' });
    }
  } finally {
    held.release();
    await close();
  }
});
