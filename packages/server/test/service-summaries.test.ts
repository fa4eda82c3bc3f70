import { describe, expect, it } from 'vitest';
import { dayOf } from '@atrium/contract/calendar';
import { as, entitiesOf, failureOf } from './support.ts';

const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);
const today = dayOf(new Date());

describe('GET /guarantees/summary', () => {
  it('WID-067 the kinds make up the total, and nothing expired counts', async () => {
    const { count, amountInEur, byKind, nextToExpire } = await as('client').guarantees.summary();
    expect(count).toBeGreaterThan(5);
    expect(byKind.reduce((sum, kind) => sum + kind.count, 0)).toBe(count);
    expect(sumOf(byKind.map((kind) => kind.amountInEur))).toBe(cents(amountInEur));
    const days = nextToExpire.map(({ expiresOn }) => expiresOn);
    expect(days).toEqual(days.toSorted());
    expect(days[0]! >= today).toBe(true);
  });

  it('gives a person the guarantees of their own contracts only', async () => {
    const [mine, part, all] = await Promise.all(
      (['client', 'newcomer', 'super-admin'] as const).map((persona) => as(persona).guarantees.summary()),
    );
    expect(part!.count).toBeGreaterThan(0);
    expect(part!.count).toBeLessThan(mine!.count);
    expect(mine!.count).toBeLessThan(all!.count);
    const own = await entitiesOf('newcomer');
    expect(part!.nextToExpire.filter(({ company }) => !own.names.has(company))).toEqual([]);
  });
});

describe('GET /mtm/summary', () => {
  it('WID-081 the products make up the value, seen on the last valuation', async () => {
    const { count, valueInEur, notionalInEur, byProduct, valuationDate } = await as('client').mtm.summary();
    expect(count).toBeGreaterThan(5);
    expect(byProduct.reduce((sum, product) => sum + product.count, 0)).toBe(count);
    expect(sumOf(byProduct.map((product) => product.valueInEur))).toBe(cents(valueInEur));
    expect(sumOf(byProduct.map((product) => product.notionalInEur))).toBe(cents(notionalInEur));
    expect(valuationDate! < today).toBe(true);
  });

  it('gives a person the derivatives of their own contracts only', async () => {
    const [mine, all] = await Promise.all([as('client').mtm.summary(), as('super-admin').mtm.summary()]);
    expect(mine.count).toBeLessThan(all.count);
  });
});

describe('GET /carbon-emissions/summary', () => {
  it('WID-069 the last four years, and the entities that make up the last one', async () => {
    const { years, byEntity } = await as('client').carbonEmissions.summary();
    expect(years).toHaveLength(4);
    const numbers = years.map(({ year }) => year);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const last = years.at(-1)!;
    const before = years.at(-2)!;
    const total = ({ scope1, scope2, scope3 }: typeof last) => scope1 + scope2 + scope3;
    const kilograms = (figures: (number | null)[]) =>
      figures.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    expect(kilograms(byEntity.map(({ emissions }) => emissions))).toBeCloseTo(total(last), 3);
    expect(kilograms(byEntity.map(({ previous }) => previous))).toBeCloseTo(total(before), 3);
  });

  it('gives a person the emissions of their own legal entities only', async () => {
    const own = await entitiesOf('client');
    const { byEntity } = await as('client').carbonEmissions.summary();
    expect(byEntity).toHaveLength(6);
    expect(byEntity.filter(({ ricosCode }) => !own.codes.has(ricosCode))).toEqual([]);
  });
});

describe('GET /legal-dashboard/summary', () => {
  it('WID-079 counts the states and names what is not yet in force, to sign first', async () => {
    const { toSign, negotiation, inForce, endingSoon, open } = await as('client').legalDashboard.summary();
    expect(inForce).toBeGreaterThan(0);
    expect(endingSoon).toBeLessThanOrEqual(inForce);
    expect(open).toHaveLength(Math.min(10, toSign + negotiation));
    const states = open.map(({ state }) => state);
    expect(states.lastIndexOf('TO_SIGN')).toBeLessThan(states.indexOf('NEGOTIATION'));
  });

  it('gives a person the agreements of their own contracts only', async () => {
    const own = await entitiesOf('client');
    const { open, inForce } = await as('client').legalDashboard.summary();
    expect(open.filter(({ company }) => !own.names.has(company))).toEqual([]);
    expect(inForce).toBeLessThan((await as('super-admin').legalDashboard.summary()).inForce);
  });
});

describe('the summaries of services', () => {
  it.each(['restricted', 'client-admin', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuse %s, who holds none of these services',
    async (persona) => {
      const client = as(persona);
      const calls = [
        client.guarantees.summary(),
        client.mtm.summary(),
        client.carbonEmissions.summary(),
        client.legalDashboard.summary(),
      ];
      for (const failure of await Promise.all(calls.map(failureOf))) expect(failure.status).toBe(403);
    },
  );
});
