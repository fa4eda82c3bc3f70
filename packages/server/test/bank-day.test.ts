import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '@atrium/contract/calendar';
import { bankDay } from '../src/bank-time.ts';
import { nextReference } from '../src/request-creation/reference.ts';
import { appOver, ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

/** What ends on a day ends with that day at the bank, in Paris, an hour or two before it ends in UTC. */

const DAY = dayOf(new Date());
const EVENING = new Date(`${DAY}T21:00:00Z`);
/** The next day in Paris, winter and summer. */
const NIGHT = new Date(`${DAY}T23:30:00Z`);

let now = EVENING;
let own: OwnPlatform;
/** Calls as a client; with a body the call is a write. */
let call: (path: string, body?: object) => Promise<Response>;

beforeAll(async () => {
  own = await ownPlatform({ clock: () => now });
  const app = await appOver(own.platform);
  call = async (path, body) => {
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
    const write = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { cookie, 'content-type': 'application/json' };
    return app.request(`http://localhost:4000/api${path}`, { ...write, headers }, {});
  };
});
afterAll(() => own.close());

async function read<T = Record<string, unknown>>(path: string): Promise<T> {
  const answer = await call(path);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}

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

it('NEW-034 an account can be opened on a day until its end at the bank', async () => {
  now = EVENING;
  const contracts = await read<{ id: string; number: string }[]>('/requests-configuration/contracts');
  const opensToday = async () => {
    const answer = await call('/requests', {
      contractId: contracts.find(({ number }) => number === '00418')!.id,
      serviceAction: { serviceCode: 'CASH_MANAGEMENT', action: 'ACCOUNT_OPENING' },
      type: 'SERVICE_ACTION',
      title: 'A new account',
      genericFields: [{ fieldId: 'openingDate', value: DAY }],
    });
    // Other fields are missing, so the request is never created.
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { path: string }[] };
    return errors.every(({ path }) => path !== 'body.genericFields.openingDate');
  };
  expect(await opensToday()).toBe(true);
  now = NIGHT;
  expect(await opensToday()).toBe(false);
});

it('NEW-066 the reference of a request has the year of the bank day', async () => {
  const referenceAt = (moment: string) =>
    own.database.db.transaction((tx) => nextReference(tx, new Date(moment)));
  expect(await referenceAt('2098-12-31T22:59:59Z')).toBe('R-2098-00001');
  expect(await referenceAt('2098-12-31T23:00:00Z')).toBe('R-2099-00001');
  expect(await referenceAt('2098-12-31T22:59:59Z')).toBe('R-2098-00002');
});
