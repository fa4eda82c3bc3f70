import { describe, expect, it } from 'vitest';
import { dayOf } from '@atrium/contract/calendar';
import { as, failureOf } from './support.ts';

const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);
const today = dayOf(new Date());

describe('GET /mtm/summary', () => {
  it('WID-081 the products add up to the value at the latest valuation date', async () => {
    const { count, valueInEur, notionalInEur, byProduct, valuationDate } = await as('client').mtm.summary();
    expect(count).toBeGreaterThan(5);
    expect(byProduct.reduce((sum, product) => sum + product.count, 0)).toBe(count);
    expect(sumOf(byProduct.map((product) => product.valueInEur))).toBe(cents(valueInEur));
    expect(sumOf(byProduct.map((product) => product.notionalInEur))).toBe(cents(notionalInEur));
    expect(valuationDate! < today).toBe(true);
  });

  it('contains only derivatives of the user’s contracts', async () => {
    const [mine, all] = await Promise.all([as('client').mtm.summary(), as('super-admin').mtm.summary()]);
    expect(mine.count).toBeLessThan(all.count);
  });

  it.each(['restricted', 'client-admin', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuses %s, who does not have the service',
    async (persona) => {
      expect((await failureOf(as(persona).mtm.summary())).status).toBe(403);
    },
  );
});
