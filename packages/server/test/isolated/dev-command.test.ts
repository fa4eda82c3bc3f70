import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../server-process.ts';

/** `npm run dev`: the portal's development server in front of the reference server. */

const ROOT = path.resolve(import.meta.dirname, '../../../..');
let work: string;
let origin: string;
let end: () => Promise<unknown>;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-dev-'));
  await cp(inject('template'), path.join(work, 'data'), { recursive: true });
  const [port, portalPort] = [await freePort(), await freePort()];
  origin = `http://localhost:${portalPort}`;
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      PORTAL_PORT: String(portalPort),
      ATRIUM_DATA: path.join(work, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  end = () => {
    child.kill('SIGTERM');
    return exited;
  };
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('npm run dev ended')));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Atrium is at')) resolve();
    });
  });
});
afterAll(async () => {
  await end();
  await rm(work, { recursive: true, force: true });
});

test('a user can sign in at the printed URL and call the API there', async () => {
  const login = await fetch(`${origin}/auth/login?return=/home`, { redirect: 'manual' });
  expect(login.status).toBe(302);
  expect(new URL(login.headers.get('location')!, origin).origin).toBe(origin);
  const signedIn = await fetch(`${origin}/auth/sandbox/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ persona: 'client' }),
  });
  expect(signedIn.status).toBe(204);
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const me = await fetch(`${origin}/api/users/me`, { headers: { cookie } });
  expect(me.status).toBe(200);
  expect(await me.json()).toMatchObject({ contactInformation: { firstName: 'Claire' } });
});

test('the page is served from its sources', async () => {
  const page = await fetch(`${origin}/home`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('/@vite/client');
});

test('the pages of the server get their fonts, and never a page in their place', async () => {
  const answer = await fetch(`${origin}/assets/unknown.woff2`);
  expect(answer.status).toBe(404);
});
