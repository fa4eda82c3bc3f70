import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { personaOf } from '../../../sandbox/src/seed/personas.ts';
import { loadUser } from '../../src/auth/user.ts';
import { takeDataFolder } from '../../src/data-folder.ts';
import { openDatabase } from '../../src/database/open.ts';
import { auditEvents, users } from '../../src/database/schema/index.ts';

/** The command that creates the first administrator, run as an operator would. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MAIN = path.resolve(import.meta.dirname, '../../src/admin/main.ts');
const ISSUER = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
const PERSON = ['--email', 'Anna.Berg@Bank.example', '--name', 'anna van den Berg'];

let work: string;
beforeEach(async () => void (work = await mkdtemp(path.join(tmpdir(), 'atrium-admin-'))));
afterEach(() => rm(work, { recursive: true, force: true }));

function admin(args: readonly string[], settings: Record<string, string> = ISSUER) {
  const inherited = { ...process.env };
  for (const name of ['DATABASE_URL', 'SANDBOX', 'NODE_OPTIONS']) delete inherited[name];
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    encoding: 'utf8',
    env: { ...inherited, ATRIUM_DATA: work, ...settings },
  });
  return [status, (stdout + stderr).trim()];
}

async function read<T>(run: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase({ folder: path.join(work, 'database') });
  return run(database.db).finally(() => database.close());
}

test('creates an administrator in an empty installation, once', async () => {
  expect(admin(['create', ...PERSON])).toEqual([
    0,
    'Anna van den Berg is an administrator and signs in as anna.berg@bank.example.',
  ]);
  expect(admin(['create', ...PERSON])).toEqual([
    0,
    'anna.berg@bank.example is already an administrator; nothing was changed.',
  ]);
  await read(async (db) => {
    const [row, ...others] = await db.select().from(users);
    expect(others).toEqual([]);
    const user = await loadUser(db, row!.id, 'en');
    expect(user).toMatchObject({
      rights: { isSuperAdmin: true, requests: { canCreateRequest: true } },
      contactInformation: { isInternal: true, isAdmin: true, firstName: 'Anna', lastName: 'van den Berg' },
      hasAcceptedTermsAndConditions: false,
    });
    expect(user!.services.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['CONTRACTS', 'REQUESTS_BOARD']),
    );
    const trail = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.entity, 'users'), eq(auditEvents.entityId, row!.id)));
    expect(trail).toHaveLength(1);
  });
});

test('refuses a user of another kind and a seeded database', async () => {
  await cp(path.join(inject('template'), 'database'), path.join(work, 'database'), { recursive: true });
  const { email } = personaOf('staff');
  expect(admin(['create', '--email', email, '--name', 'Marc Dubois'], {})).toEqual([
    1,
    `${email} is the address of a user who is not an administrator; choose another`,
  ]);
  const before = await read((db) => db.$count(users));
  expect(admin(['create', ...PERSON], {})[0]).toBe(0);
  expect(await read((db) => db.$count(users))).toBe(before + 1);
});

test('refuses invalid arguments in one sentence', async () => {
  const create = (...args: string[]) => admin(['create', ...args]);
  expect(create('--email', 'anna', '--name', 'Anna Berg')).toEqual([
    1,
    "--email must be the address that the user signs in with, not 'anna'",
  ]);
  expect(create('--email', 'anna@bank.example', '--name', 'Anna')).toEqual([
    1,
    "--name must be a first name and a last name, not 'Anna'",
  ]);
  expect(create(...PERSON, '--language', 'de')).toEqual([1, "--language must be en or fr, not 'de'"]);
  expect(admin([])).toEqual([2, expect.stringMatching(/^No command given\.\n\nnpm run admin -- create/)]);
  expect(admin(['delete', ...PERSON])).toEqual([
    2,
    expect.stringMatching(/^Unknown command: use create, feed or revoke-feed\./),
  ]);
  // The sandbox seeds its own people into an empty bank, which it would no longer be.
  expect(admin(['create', ...PERSON], {})).toEqual([
    1,
    `${work} contains no sandbox data yet: start the server first, or set OIDC_ISSUER or DATABASE_URL for an installation of your own`,
  ]);
  expect(admin(['create', ...PERSON], { DATABASE_URL: 'postgres://atrium:secret@127.0.0.1:1/bank' })).toEqual(
    [1, 'the database 127.0.0.1:1/bank does not respond (ECONNREFUSED); check DATABASE_URL'],
  );
});

test('is refused while another process uses the embedded database', async () => {
  const folder = await takeDataFolder(work, { alone: true });
  try {
    expect(admin(['create', ...PERSON])).toEqual([
      1,
      `the data folder ${work} is in use by process ${process.pid}; stop it first, or set another folder in ATRIUM_DATA`,
    ]);
  } finally {
    await folder.release();
  }
});

test('reports that a user has no calendar feed, and refuses unknown email addresses', async () => {
  await cp(path.join(inject('template'), 'database'), path.join(work, 'database'), { recursive: true });
  const { email } = personaOf('staff');
  expect(admin(['feed', '--email', email], {})).toEqual([0, `${email} has no calendar feed.`]);
  expect(admin(['revoke-feed', '--email', email], {})).toEqual([
    0,
    `${email} has no calendar feed; nothing was changed.`,
  ]);
  expect(admin(['revoke-feed', '--email', 'nobody@bank.example'], {})).toEqual([
    1,
    "there is no user with the address 'nobody@bank.example'",
  ]);
});
