import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lastWarnedDay, POWERS_PAGE_SIZE } from '@atrium/contract/power-of-attorney-rules';
import { PREFER_MINIMAL } from '@atrium/contract/request-rules';
import { bankDay } from '../src/bank-time.ts';
import { powersOfAttorney } from '../src/database/schema/index.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform, signedInOver } from './own-platform.ts';
import { as, entitiesOf, expectProblem, failureOf, raw } from './support.ts';

const PAPER = '/api/power-of-attorney';

/** Returns every legal entity that a search finds, across all pages. */
async function listed(persona: PersonaId, query = '') {
  const pageOf = (pageId: number) =>
    as(persona).powerOfAttorney.list({ query: { query, pageId, pageSize: 100 } });
  const { pageRecords, totalPages } = await pageOf(1);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, totalPages - 1) }, (_, index) => pageOf(index + 2)),
  );
  return [...pageRecords, ...others.flatMap((page) => page.pageRecords)];
}

const energyOf = async (persona: PersonaId) => (await listed(persona, 'Halden Energy'))[0]!;

/** Returns a legal entity to which the user has no access. */
async function strangeTo(persona: PersonaId) {
  const { codes } = await entitiesOf(persona);
  return (await listed('super-admin')).find(({ ricosCode }) => !codes.has(ricosCode))!;
}

describe('API-161 GET /power-of-attorney', () => {
  it('WID-085 sorts by expiry date, the earliest first', async () => {
    const { pageRecords } = await as('client').powerOfAttorney.list({
      query: { sorting: 'ASC', pageSize: 5 },
    });
    expect(pageRecords).toHaveLength(5);
    const days = pageRecords.map(({ firstToExpire }) => firstToExpire?.lastValidityDate ?? '9999');
    expect(days).toEqual(days.toSorted());
  });

  it('DATA-066 POA-007 warns of powers that end within two months or have ended', async () => {
    const { pageRecords } = await as('super-admin').powerOfAttorney.list({ query: { pageSize: 100 } });
    const limit = lastWarnedDay(bankDay(new Date()));
    expect(new Set(pageRecords.map((item) => item.hasExpiredInformationInTwoMonth)).size).toBe(2);
    for (const { firstToExpire, hasExpiredInformationInTwoMonth } of pageRecords) {
      const ends = firstToExpire?.lastValidityDate;
      expect(hasExpiredInformationInTwoMonth).toBe(ends !== undefined && ends <= limit);
    }
  });

  it('states the effective date only for powers with a later execution date', async () => {
    const today = bankDay(new Date());
    const all = await listed('super-admin');
    for (const { inForceFrom } of all) expect(inForceFrom === null || inForceFrom > today).toBe(true);
    const [iberia] = await listed('client', 'Halden Iberia');
    const { executionDate } = await as('client').powerOfAttorney.get({ params: { id: iberia!.ricosCode } });
    expect(iberia!.inForceFrom).toBe(executionDate);
    expect((await energyOf('client')).inForceFrom).toBeNull();
  });

  it('DATA-066 POA-004 POA-005 POA-006 returns names, country and address; POA-008 some exist only on paper', async () => {
    const energy = await energyOf('client');
    expect(energy).toMatchObject({
      normalizedLegalName: 'Halden Energy GmbH',
      legalAddress: { city: 'Düsseldorf', country: 'DE' },
      hasSpartData: true,
      hasPdf: true,
      hasExpiredInformationInTwoMonth: true,
    });
    const all = await listed('super-admin');
    const paperOnly = all.filter(({ hasSpartData }) => !hasSpartData);
    expect(paperOnly.length).toBeGreaterThan(0);
    for (const item of paperOnly) expect(item).toMatchObject({ hasPdf: true, firstToExpire: null });
    expect(new Set(all.map(({ hasPdf }) => hasPdf))).toEqual(new Set([true, false]));
  });

  it('POA-008 POA-009 names no signatory where only the paper says who may sign, even if some are recorded', async () => {
    const own = await ownPlatform();
    try {
      const client = (await signedInOver(own.platform, 'client'))();
      const read = async () => {
        const { pageRecords } = await client.powerOfAttorney.list({ query: { query: 'Halden Energy' } });
        const { groups } = await client.search.search({
          params: { type: 'powers' },
          body: { query: 'Hannah Vogt' },
        });
        const found = groups.flatMap(({ results }) => results.map(({ entityId }) => entityId));
        return { item: pageRecords[0]!, isFound: found.includes(pageRecords[0]!.ricosCode) };
      };
      const before = await read();
      expect(before.item).toMatchObject({ firstToExpire: { fullName: expect.any(String) } });
      expect(before.isFound).toBe(true);
      await own.database.db
        .update(powersOfAttorney)
        .set({ hasSpartData: false })
        .where(eq(powersOfAttorney.ricosCode, before.item.ricosCode));
      const after = await read();
      expect(after.item).toMatchObject({
        hasSpartData: false,
        firstToExpire: null,
        hasExpiredInformationInTwoMonth: false,
      });
      expect(after.isFound).toBe(false);
    } finally {
      await own.close();
    }
  });

  it('POA-003 has pages of ten, and searches name and code ignoring case and accents', async () => {
    const { pageRecords, totalRecords } = await as('super-admin').powerOfAttorney.list();
    expect(pageRecords).toHaveLength(POWERS_PAGE_SIZE);
    const energy = await energyOf('client');
    for (const query of ['ENERGY hälden', energy.ricosCode.toLowerCase()]) {
      const found = await as('client').powerOfAttorney.list({ query: { query } });
      expect(
        found.pageRecords.map(({ ricosCode }) => ricosCode),
        query,
      ).toContain(energy.ricosCode);
      expect(found.totalRecords).toBeLessThan(totalRecords);
    }
    expect(await listed('client', '100%')).toEqual([]);
  });

  it('requestId limits the result to the legal entities of a request', async () => {
    const { pageRecords } = await as('client').requests.list({
      query: { limit: 10_000, services: ['POWER_OF_ATTORNEY'] },
      headers: PREFER_MINIMAL,
    });
    const request = pageRecords.find(({ legalEntities }) => legalEntities.length > 0)!;
    const names = new Set(request.legalEntities.map(({ longName }) => longName));
    const own = await as('client').powerOfAttorney.list({ query: { requestId: request.id, pageSize: 100 } });
    expect(own.pageRecords.length).toBeGreaterThan(0);
    expect(own.pageRecords.every(({ normalizedLegalName }) => names.has(normalizedLegalName))).toBe(true);
  });

  it('DATA-020 pages make up the total', async () => {
    const all = await as('client').powerOfAttorney.list({ query: { pageSize: 100 } });
    const second = await as('client').powerOfAttorney.list({ query: { pageSize: 4, pageId: 2 } });
    expect(second.pageRecords).toEqual(all.pageRecords.slice(4, 8));
    expect(second.totalPages).toBe(Math.ceil(all.totalRecords / 4));
  });

  it('contains only powers of the user’s legal entities', async () => {
    for (const persona of ['client', 'client-admin', 'staff'] as const) {
      const own = await entitiesOf(persona);
      const { pageRecords } = await as(persona).powerOfAttorney.list({ query: { pageSize: 100 } });
      expect(pageRecords.length).toBeGreaterThan(0);
      expect(pageRecords.filter(({ ricosCode }) => !own.codes.has(ricosCode))).toEqual([]);
    }
  });

  it.each(['restricted', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuses %s, who does not have the service',
    async (persona) => {
      const params = { id: (await energyOf('super-admin')).ricosCode };
      const calls = as(persona).powerOfAttorney;
      for (const call of [() => calls.list(), () => calls.get({ params }), () => calls.readFile({ params })])
        expect(await failureOf(call())).toMatchObject({ status: 403 });
    },
  );

  it.each(['sorting=up', 'pageSize=0', 'pageId=0', 'requestId=7'])('refuses %s', async (query) => {
    await expectProblem(await raw(`/api/power-of-attorney?${query}`, { as: 'client' }), 400, 'BAD_REQUEST');
  });
});

describe('API-162 GET /power-of-attorney/{id}', () => {
  it('DATA-067 POA-012 POA-013 POA-016 returns branches with clauses and signatories', async () => {
    const { ricosCode } = await energyOf('client');
    const power = await as('client').powerOfAttorney.get({ params: { id: ricosCode } });
    expect(power).toMatchObject({
      ricosCode,
      unicornRefName: 'Halden Energy GmbH',
      executionDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      hasSpartData: true,
      hasPdf: true,
      pdfSize: expect.any(Number),
    });
    expect(power.branches.map(({ name, refCode, ricosType }) => [name, refCode, ricosType])).toEqual([
      ['Düsseldorf', '4411-DE', 'BRA'],
      ['Hamburg', '4427-DE', 'BRA'],
      // POA-022: a third party.
      ['Halden Treasury BV, pooling', '9032-NL', 'CPY'],
    ]);
    const [first] = power.branches;
    expect(first!.modalities).toEqual([
      { category: 'A', product: 'ALL', limit: null },
      { category: 'A+B', product: 'PAYMENTS', limit: 5_000_000 },
      { category: 'A+B', product: 'FOREIGN_EXCHANGE', limit: 10_000_000 },
      { category: 'B+B', product: 'PAYMENTS', limit: 500_000 },
    ]);
    expect(first!.signatories.map(({ category, fullName }) => [category, fullName])).toEqual([
      ['A', 'Claire Vasseur'],
      ['A', 'Jonas Weber'],
      ['B', 'Hannah Vogt'],
      ['B', 'Lena Brandt'],
      ['B', 'Stefan Krüger'],
    ]);
    // The list shows the same as the powers: the earliest end date.
    const days = power.branches
      .flatMap(({ signatories }) => signatories.map(({ lastValidityDate }) => lastValidityDate))
      .filter((day) => day !== null);
    expect((await energyOf('client')).firstToExpire?.lastValidityDate).toBe(days.toSorted()[0]);
  });

  it('POA-009 a power on paper only has no branches', async () => {
    const paper = (await listed('super-admin')).find(({ hasSpartData }) => !hasSpartData)!;
    const power = await as('super-admin').powerOfAttorney.get({ params: { id: paper.ricosCode } });
    expect(power).toMatchObject({ hasSpartData: false, hasPdf: true, branches: [] });
  });

  it.each(['client', 'client-admin', 'staff'] as const)(
    'POA-024 %s gets 404 for powers of others and unknown powers',
    async (persona) => {
      const { ricosCode } = await strangeTo(persona);
      for (const id of [ricosCode, 'NOTHING']) {
        const calls = as(persona).powerOfAttorney;
        expect(await failureOf(calls.get({ params: { id } }))).toMatchObject({
          status: 404,
          key: 'get-power-of-attorney',
        });
        expect(await failureOf(calls.readFile({ params: { id } }))).toMatchObject({ status: 404 });
      }
    },
  );
});

describe('GET /power-of-attorney/{id}/who-may-sign', () => {
  const ask = (
    persona: PersonaId,
    id: string,
    query: { product?: string; amount?: string; currency?: string },
  ) =>
    raw(
      `${PAPER}/${id}/who-may-sign?${new URLSearchParams({ product: 'PAYMENTS', amount: '1', ...query })}`,
      {
        as: persona,
      },
    );
  const namesOf = (signers: readonly (readonly { fullName: string }[])[]) =>
    signers.map((pair) => pair.map(({ fullName }) => fullName));

  it('returns the permitted signatories and pairs of each branch, by clause, limits inclusive', async () => {
    const { ricosCode } = await energyOf('client');
    const answer = await as('client').powerOfAttorney.whoMaySign({
      params: { id: ricosCode },
      query: { product: 'PAYMENTS', amount: 500_000 },
    });
    expect(answer).toMatchObject({ product: 'PAYMENTS', amount: 500_000, hasSpartData: true });
    // No other branch has a clause for payments.
    expect(answer.branches.map(({ name }) => name)).toEqual(['Düsseldorf']);
    const [alone, together, both] = answer.branches[0]!.clauses;
    expect(alone).toMatchObject({
      clause: { category: 'A', product: 'ALL', limit: null },
      outcome: 'signers',
    });
    expect(namesOf(alone!.signers)).toEqual([['Claire Vasseur'], ['Jonas Weber']]);
    expect(namesOf(together!.signers)).toEqual([
      ['Claire Vasseur', 'Hannah Vogt'],
      ['Claire Vasseur', 'Lena Brandt'],
      ['Jonas Weber', 'Hannah Vogt'],
      ['Jonas Weber', 'Lena Brandt'],
    ]);
    // Stefan Krüger may no longer sign.
    expect(namesOf(both!.signers)).toEqual([['Hannah Vogt', 'Lena Brandt']]);
    expect(both!.ended.map(({ fullName }) => fullName)).toEqual(['Stefan Krüger']);
  });

  it('over the limit of a clause, returns nobody for it', async () => {
    const { ricosCode } = await energyOf('client');
    const { branches } = await as('client').powerOfAttorney.whoMaySign({
      params: { id: ricosCode },
      query: { product: 'PAYMENTS', amount: 500_000.01 },
    });
    expect(branches[0]!.clauses.map(({ outcome }) => outcome)).toEqual(['signers', 'signers', 'overLimit']);
    expect(branches[0]!.clauses[2]).toMatchObject({ signers: [], ended: [] });
  });

  it('for powers not yet in force, returns nobody and the effective date', async () => {
    const [iberia] = await listed('client', 'Halden Iberia');
    const params = { id: iberia!.ricosCode };
    const { executionDate, branches } = await as('client').powerOfAttorney.get({ params });
    expect(executionDate > bankDay(new Date())).toBe(true);
    expect(branches.some(({ signatories }) => signatories.length > 0)).toBe(true);
    const { product } = branches[0]!.modalities[0]!;
    const answer = await as('client').powerOfAttorney.whoMaySign({
      params,
      query: { product: product === 'ALL' ? 'PAYMENTS' : product, amount: 1 },
    });
    expect(answer).toMatchObject({ hasSpartData: true, inForceFrom: executionDate, branches: [] });
    const energy = await as('client').powerOfAttorney.whoMaySign({
      params: { id: (await energyOf('client')).ricosCode },
      query: { product: 'PAYMENTS', amount: 1 },
    });
    expect(energy.inForceFrom).toBeNull();
  });

  it('for powers on paper only, returns nobody', async () => {
    const paper = (await listed('super-admin')).find(({ hasSpartData }) => !hasSpartData)!;
    const answer = await as('super-admin').powerOfAttorney.whoMaySign({
      params: { id: paper.ricosCode },
      query: { product: 'CASH_POOL', amount: 1 },
    });
    expect(answer).toMatchObject({ hasSpartData: false, branches: [] });
  });

  it.each([
    ['another currency', { currency: 'USD' }],
    ['a zero amount', { amount: '0' }],
    ['a negative amount', { amount: '-5' }],
    ['an amount that is not a number', { amount: 'all' }],
    ['an amount beyond exact precision', { amount: '10000000000000' }],
    ['every product', { product: 'ALL' }],
  ])('refuses %s', async (_, query) => {
    const { ricosCode } = await energyOf('client');
    await expectProblem(await ask('client', ricosCode, query), 400, 'BAD_REQUEST');
  });

  it.each(['client', 'client-admin', 'staff'] as const)(
    '%s gets 404 for powers of others and unknown powers',
    async (persona) => {
      const { ricosCode } = await strangeTo(persona);
      for (const id of [ricosCode, 'NOTHING']) expect((await ask(persona, id, {})).status).toBe(404);
    },
  );

  it('is refused without the service', async () => {
    const { ricosCode } = await energyOf('client');
    expect((await ask('restricted', ricosCode, {})).status).toBe(403);
  });
});

describe('API-163 GET /power-of-attorney/{id}/file', () => {
  it('POA-010 POA-023 returns the document as a PDF download named poa_{code}.pdf', async () => {
    const { ricosCode } = await energyOf('client');
    const { pdfSize } = await as('client').powerOfAttorney.get({ params: { id: ricosCode } });
    const answer = await raw(`${PAPER}/${ricosCode}/file`, { as: 'client' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="poa_${ricosCode}\\.pdf"`),
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes).toHaveLength(pdfSize!);
  });

  it('POA-014 is 404 without a PDF', async () => {
    const bare = (await listed('super-admin')).find(({ hasPdf }) => !hasPdf)!;
    const power = await as('super-admin').powerOfAttorney.get({ params: { id: bare.ricosCode } });
    expect(power).toMatchObject({ hasPdf: false, pdfSize: null });
    await expectProblem(
      await raw(`${PAPER}/${bare.ricosCode}/file`, { as: 'super-admin' }),
      404,
      'NOT_FOUND',
    );
  });
});
