import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appOver, ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

const ORIGIN = 'http://localhost:4000';
const MINUTE_MS = 60_000;
const START = new Date('2026-03-02T09:00:00Z');

let own: OwnPlatform;
let app: Awaited<ReturnType<typeof appOver>>;
let now = START;
let cookie = '';

beforeAll(async () => {
  own = await ownPlatform({ clock: () => now });
  app = await appOver(own.platform);
});
afterAll(() => own.close());
beforeEach(async () => {
  now = START;
  const answer = await app.request(
    `${ORIGIN}/auth/sandbox/sign-in`,
    {
      method: 'POST',
      body: JSON.stringify({ persona: 'client' }),
      headers: { 'content-type': 'application/json' },
    },
    {},
  );
  cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
});

/** Calls the server at a time after sign-in and returns the status. */
async function statusAt(minutes: number, headers: Record<string, string> = {}): Promise<number> {
  now = new Date(START.getTime() + minutes * MINUTE_MS);
  const answer = await app.request(`${ORIGIN}/api/users/me`, { headers: { cookie, ...headers } }, {});
  return answer.status;
}
const UNATTENDED = { 'x-atrium-unattended': '1' };

describe('a tab that nobody uses', () => {
  test('is answered for two hours, and then its session has ended', async () => {
    for (const minutes of [5, 60, 119, 120]) expect(await statusAt(minutes, UNATTENDED)).toBe(200);
    expect(await statusAt(121, UNATTENDED)).toBe(401);
    // Input after the end does not bring the session back.
    expect(await statusAt(121)).toBe(401);
  });

  test('is kept by a call with input before the two hours have passed', async () => {
    expect(await statusAt(60, UNATTENDED)).toBe(200);
    expect(await statusAt(119)).toBe(200);
    for (const minutes of [121, 239]) expect(await statusAt(minutes, UNATTENDED)).toBe(200);
    expect(await statusAt(240, UNATTENDED)).toBe(401);
  });

  test('is only one whose header says so: any other value counts as use', async () => {
    for (const value of ['', '0', 'false'])
      expect(await statusAt(100, { 'x-atrium-unattended': value })).toBe(200);
    expect(await statusAt(210)).toBe(200);
  });
});
