import { describe, expect, it } from 'vitest';
import { dayOf } from '@atrium/contract/calendar';
import { as, entitiesOf, failureOf } from './support.ts';

const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);
const today = dayOf(new Date());

describe('GET /guarantees/summary', () => {
  it('WID-067 the types add up to the total, and expired guarantees are not counted', async () => {
    const { count, amountInEur, byKind, nextToExpire } = await as('client').guarantees.summary();
    expect(count).toBeGreaterThan(5);
    expect(byKind.reduce((sum, kind) => sum + kind.count, 0)).toBe(count);
    expect(sumOf(byKind.map((kind) => kind.amountInEur))).toBe(cents(amountInEur));
    const days = nextToExpire.map(({ expiresOn }) => expiresOn);
    expect(days).toEqual(days.toSorted());
    expect(days[0]! >= today).toBe(true);
  });

  it('contains only guarantees of the user’s contracts', async () => {
    const [mine, part, all] = await Promise.all(
      (['client', 'newcomer', 'super-admin'] as const).map((persona) => as(persona).guarantees.summary()),
    );
    expect(part!.count).toBeGreaterThan(0);
    expect(part!.count).toBeLessThan(mine!.count);
    expect(mine!.count).toBeLessThan(all!.count);
    const own = await entitiesOf('newcomer');
    expect(part!.nextToExpire.filter(({ company }) => !own.names.has(company))).toEqual([]);
  });

  it('lists the requested number of next expiries, or all if there are fewer', async () => {
    const client = as('client');
    expect((await client.guarantees.summary()).nextToExpire).toHaveLength(10);
    const { count, nextToExpire } = await client.guarantees.summary({ query: { next: 1000 } });
    expect(count).toBeGreaterThan(10);
    expect(nextToExpire).toHaveLength(count);
    expect((await failureOf(client.guarantees.summary({ query: { next: 1001 } }))).status).toBe(400);
  });

  it.each(['restricted', 'client-admin', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuses %s, who does not have the service',
    async (persona) => {
      expect((await failureOf(as(persona).guarantees.summary())).status).toBe(403);
    },
  );
});
