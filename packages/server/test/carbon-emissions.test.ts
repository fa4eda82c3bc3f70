import { describe, expect, it } from 'vitest';
import { as, entitiesOf, failureOf } from './support.ts';

describe('GET /carbon-emissions/summary', () => {
  it('WID-069 returns the last four years, and the legal entities that make up the last year', async () => {
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

  it('returns only emissions of the user’s legal entities', async () => {
    const own = await entitiesOf('client');
    const { byEntity } = await as('client').carbonEmissions.summary();
    expect(byEntity).toHaveLength(6);
    expect(byEntity.filter(({ ricosCode }) => !own.codes.has(ricosCode))).toEqual([]);
  });

  it.each(['restricted', 'client-admin', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuses %s, who does not have the service',
    async (persona) => {
      expect((await failureOf(as(persona).carbonEmissions.summary())).status).toBe(403);
    },
  );
});
