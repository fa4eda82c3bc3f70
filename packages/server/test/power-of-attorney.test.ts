import { describe, expect, it } from 'vitest';
import { dayOf } from '@atrium/contract/calendar';
import { lastWarnedDay } from '@atrium/contract/power-of-attorney-rules';
import { as, entitiesOf, expectProblem, failureOf, raw } from './support.ts';

describe('API-161 GET /power-of-attorney', () => {
  it('WID-085 the power that ends first comes first', async () => {
    const { pageRecords } = await as('client').powerOfAttorney.list({
      query: { sorting: 'ASC', pageSize: 5 },
    });
    expect(pageRecords).toHaveLength(5);
    const days = pageRecords.map(({ firstToExpire }) => firstToExpire?.lastValidityDate ?? '9999');
    expect(days).toEqual(days.toSorted());
  });

  it('DATA-066 POA-007 warns of what ends within two months, and of what has ended', async () => {
    const { pageRecords } = await as('super-admin').powerOfAttorney.list({ query: { pageSize: 100 } });
    const limit = lastWarnedDay(dayOf(new Date()));
    expect(new Set(pageRecords.map((item) => item.hasExpiredInformationInTwoMonth)).size).toBe(2);
    for (const { firstToExpire, hasExpiredInformationInTwoMonth } of pageRecords) {
      const ends = firstToExpire?.lastValidityDate;
      expect(hasExpiredInformationInTwoMonth).toBe(ends !== undefined && ends <= limit);
    }
  });

  it('DATA-020 pages make up the total', async () => {
    const all = await as('client').powerOfAttorney.list({ query: { pageSize: 100 } });
    const second = await as('client').powerOfAttorney.list({ query: { pageSize: 4, pageId: 2 } });
    expect(second.pageRecords).toEqual(all.pageRecords.slice(4, 8));
    expect(second.totalPages).toBe(Math.ceil(all.totalRecords / 4));
  });

  it('gives a person the powers of their own legal entities only', async () => {
    for (const persona of ['client', 'client-admin', 'staff'] as const) {
      const own = await entitiesOf(persona);
      const { pageRecords } = await as(persona).powerOfAttorney.list({ query: { pageSize: 100 } });
      expect(pageRecords.length).toBeGreaterThan(0);
      expect(pageRecords.filter(({ ricosCode }) => !own.codes.has(ricosCode))).toEqual([]);
    }
  });

  it.each(['restricted', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuses %s, who does not hold the service',
    async (persona) => {
      expect((await failureOf(as(persona).powerOfAttorney.list())).status).toBe(403);
    },
  );

  it.each(['sorting=up', 'pageSize=0', 'pageId=0', 'requestId=7'])('refuses %s', async (query) => {
    await expectProblem(await raw(`/api/power-of-attorney?${query}`, { as: 'client' }), 400, 'BAD_REQUEST');
  });
});
