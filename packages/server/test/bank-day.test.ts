import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '@atrium/contract/calendar';
import { bankDay } from '../src/bank-time.ts';
import { appOver, ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

/** What ends on a day ends with that day at the bank, in Paris, an hour or two before it ends in UTC. */

const DAY = dayOf(new Date());
const EVENING = new Date(`${DAY}T21:00:00Z`);
/** The next day in Paris, winter and summer. */
const NIGHT = new Date(`${DAY}T23:30:00Z`);

let now = EVENING;
let own: OwnPlatform;
let read: (path: string) => Promise<Record<string, unknown>>;

beforeAll(async () => {
  own = await ownPlatform({ clock: () => now });
  const app = await appOver(own.platform);
  read = async (path) => {
    // A session of the evening has ended by the night.
    const signedIn = await app.request(
      'http://localhost:4000/auth/sandbox/sign-in',
      {
        method: 'POST',
        body: JSON.stringify({ persona: 'client' }),
        headers: { 'content-type': 'application/json' },
      },
      {},
    );
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    const answer = await app.request(`http://localhost:4000/api${path}`, { headers: { cookie } }, {});
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
});
afterAll(() => own.close());

it('late evening in UTC is already the next day at the bank', () => {
  expect([bankDay(EVENING), bankDay(NIGHT)]).toEqual([DAY, addDays(DAY, 1)]);
});

it.each([
  ['guarantees', '/guarantees/summary?next=3', 'count', sql`update guarantees set expires_on = ${DAY}`],
  ['derivatives', '/mtm/summary', 'count', sql`update derivative_trades set maturity_date = ${DAY}`],
  [
    'agreements',
    '/legal-dashboard/summary?next=3',
    'inForce',
    sql`update legal_agreements set ends_on = ${DAY}`,
  ],
  ['data rooms', '/data-rooms?page=1&size=5', 'totalRecords', sql`update data_rooms set closes_on = ${DAY}`],
])('%s of a day are included until the end of the bank day', async (_, path, figure, endToday) => {
  await own.database.db.execute(endToday);
  now = EVENING;
  expect((await read(path))[figure]).toBeGreaterThan(0);
  now = NIGHT;
  expect((await read(path))[figure]).toBe(0);
});
