import { describe, expect, it } from 'vitest';
import { KYC_PAGE_SIZE, KYC_WIDGET_SIZE } from '@atrium/contract/kyc-rules';
import { PREFER_MINIMAL } from '@atrium/contract/request-rules';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, entitiesOf, expectProblem, failureOf, raw } from './support.ts';

const listAs = (persona: PersonaId, query: Parameters<ReturnType<typeof as>['kyc']['list']>[0] = {}) =>
  as(persona).kyc.list(query);

describe('API-044 GET /kyc', () => {
  it('WID-057 KYC-028 DATA-022 five records of code, name and day, the next review first', async () => {
    const answer = await listAs('client', { query: { sorting: 'ASC', pageSize: KYC_WIDGET_SIZE } });
    expect(Object.keys(answer).toSorted()).toEqual(['pageRecords', 'totalCount']);
    const { pageRecords } = answer;
    for (const record of pageRecords)
      expect(Object.keys(record).toSorted()).toEqual(['legalName', 'nextReviewAt', 'ricosCode']);
    expect(pageRecords).toHaveLength(5);
    const days = pageRecords.map(({ nextReviewAt }) => nextReviewAt ?? '9999');
    expect(days).toEqual(days.toSorted());
    expect(pageRecords.map(({ legalName }) => legalName)).toContain('Halden Energy GmbH');
  });

  it('KYC-005 WID-058 pages of ten that together make up the total count, none twice', async () => {
    const first = await listAs('super-admin');
    expect(first.pageRecords).toHaveLength(KYC_PAGE_SIZE);
    const all = await listAs('client', { query: { pageSize: 100 } });
    expect(all.totalCount).toBe(all.pageRecords.length);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageId) => listAs('client', { query: { pageId, pageSize: 4 } })),
    );
    expect(pages.flatMap(({ pageRecords }) => pageRecords)).toEqual(all.pageRecords.slice(0, 16));
  });

  it('KYC-028 undated records come last, whichever way the dates go', async () => {
    for (const sorting of ['ASC', 'DESC'] as const) {
      const { pageRecords } = await listAs('super-admin', { query: { sorting, pageSize: 100, pageId: 1 } });
      const { totalCount } = await listAs('super-admin', { query: { pageSize: 1 } });
      const last = await listAs('super-admin', {
        query: { sorting, pageSize: 10, pageId: Math.ceil(totalCount / 10) },
      });
      expect(pageRecords[0]!.nextReviewAt).not.toBeNull();
      expect(last.pageRecords.at(-1)!.nextReviewAt).toBeNull();
    }
  });

  it('gives a person the records of their own legal entities only', async () => {
    for (const persona of ['client', 'client-admin', 'newcomer', 'staff'] as const) {
      const own = await entitiesOf(persona);
      const { pageRecords } = await listAs(persona, { query: { pageSize: 100 } });
      expect(pageRecords.length, persona).toBeGreaterThan(0);
      expect(pageRecords.filter(({ ricosCode }) => !own.codes.has(ricosCode))).toEqual([]);
    }
    const [mine, all] = await Promise.all([listAs('client-admin'), listAs('super-admin')]);
    expect(mine.totalCount).toBe(9);
    expect(all.totalCount).toBeGreaterThan(mine.totalCount);
  });

  it('requestId narrows to the legal entities of a request, and of none that the person may not know of', async () => {
    const requests = await as('super-admin').requests.list({
      query: { limit: 10_000, services: ['KYC'] },
      headers: PREFER_MINIMAL,
    });
    const own = new Set(
      (
        await as('client').requests.list({ query: { limit: 10_000 }, headers: PREFER_MINIMAL })
      ).pageRecords.map(({ id }) => id),
    );
    const mine = requests.pageRecords.find(
      ({ id, legalEntities }) => own.has(id) && legalEntities.length > 0,
    )!;
    const { pageRecords } = await listAs('client', { query: { requestId: mine.id, pageSize: 100 } });
    const names = new Set(mine.legalEntities.map(({ longName }) => longName));
    expect(pageRecords.every(({ legalName }) => names.has(legalName))).toBe(true);
    const others = requests.pageRecords.find(
      ({ id, legalEntities }) => !own.has(id) && legalEntities.length > 0,
    )!;
    expect(await listAs('client', { query: { requestId: others.id } })).toEqual({
      pageRecords: [],
      totalCount: 0,
    });
  });

  it.each(['restricted', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuses %s, who does not hold the service',
    async (persona) => {
      expect(await failureOf(listAs(persona))).toMatchObject({ status: 403, key: 'get-kyc' });
    },
  );

  it.each(['sorting=UP', 'pageSize=0', 'pageSize=101', 'pageId=0', 'requestId=7'])(
    'refuses %s',
    async (query) => {
      await expectProblem(await raw(`/api/kyc?${query}`, { as: 'client' }), 400, 'BAD_REQUEST');
    },
  );
});
