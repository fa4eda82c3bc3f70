import { describe, expect, test } from 'vitest';
import { SEARCH_SERVICES, SEARCH_TYPES } from '@atrium/contract/search-rules';
import { SERVICES } from '@atrium/contract/services';
import type { FilterBlock } from '@atrium/contract/filters';
import { PREFER_MINIMAL } from '@atrium/contract/request-rules';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

type Body = NonNullable<Parameters<ReturnType<typeof as>['search']['search']>[0]['body']>;
const search = (persona: PersonaId, body: Body, type: 'all' | keyof typeof SEARCH_SERVICES = 'all') =>
  as(persona).search.search({ params: { type }, body });
type Filters = NonNullable<Parameters<ReturnType<typeof as>['search']['filters']>[0]>['body'];
const filters = (persona: PersonaId, body: Filters) => as(persona).search.filters({ body });
const block = (all: FilterBlock[], field: string) => all.find((each) => each.field === field)!;
const group = ({ groups }: Awaited<ReturnType<typeof search>>, type: string) =>
  groups.find((each) => each.type === type);

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
/** Before any other test writes. */
const SEEDED = { dateTo: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10) };
const marked = ({ text, marks }: { text: string; marks: { start: number; end: number }[] }) =>
  marks.map(({ start, end }) => text.slice(start, end));

describe('API-102 POST /search/{type}', () => {
  test('SRCH-004 SRCH-005 SRCH-043 groups results by service, highest weight first, and by subcategory', async () => {
    const found = await search('client', { query: 'halden' });
    const weights = found.groups.map(({ service }) => SERVICES[service].weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(found.groups.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['documents', 'requests', 'contacts']),
    );
    for (const { type, service, total, categories, results } of found.groups) {
      expect(service).toBe(SEARCH_SERVICES[type]);
      expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      const order = categories.map(({ id }) => id);
      const ranks = results.map(({ category }) => order.indexOf(category[0]!.id));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(ranks).not.toContain(-1);
    }
    expect(found.total).toBe(found.groups.reduce((sum, { total }) => sum + total, 0));
  });

  test('SRCH-006 SRCH-008 returns 20 results per service, at most 100', async () => {
    const first = group(await search('client', { query: 'halden' }), 'requests')!;
    expect(first.results).toHaveLength(20);
    const more = group(await search('client', { query: 'halden', limit: 100 }, 'requests'), 'requests')!;
    expect(more.results).toHaveLength(100);
    expect(more.total).toBeGreaterThan(100);
    const beyond = await raw('/api/search/requests', { as: 'client', json: { query: 'halden', limit: 101 } });
    await expectProblem(beyond, 400, 'BAD_REQUEST');
  });

  test.each([
    ['guarantee rotterdam', 'both words'],
    ['GUARANTÉE rotterd', 'case, accents and beginnings'],
    ['rotterdam   guarantees', 'order and plural'],
  ])('finds %j (%s), with the words highlighted', async (query) => {
    const found = group(await search('client', { query, ...SEEDED }), 'requests');
    expect(found!.total).toBeGreaterThan(0);
    for (const { title, description } of found!.results.slice(0, 5)) {
      const marks = [...marked(title), ...marked(description)].map((word) => word.toLowerCase());
      expect(marks.some((word) => word.startsWith('guarantee'))).toBe(true);
      expect(marks).toContain('rotterdam');
    }
  });

  test('treats query syntax characters as white space', async () => {
    const plain = await search('client', { query: 'guarantee rotterdam', ...SEEDED });
    const signs = await search('client', { query: "guarantee' & (rotterdam:* <-> !", ...SEEDED });
    expect(signs.total).toBe(plain.total);
  });

  test('finds accented words without accents, and French words in any language', async () => {
    const plain = await search('client', { query: 'releve', ...SEEDED });
    const accented = await search('client', { query: 'Relevé', ...SEEDED });
    expect(group(plain, 'documents')!.total).toBeGreaterThan(0);
    expect(group(plain, 'documents')!.total).toBe(group(accented, 'documents')!.total);
    expect(marked(group(plain, 'documents')!.results[0]!.title)[0]).toMatch(/^Relevé/);
  });

  test('finds a request by its reference and by the text of its messages', async () => {
    const { pageRecords } = await as('client').requests.list({
      query: { limit: 200 },
      headers: PREFER_MINIMAL,
    });
    const { id, reference } = pageRecords.at(-1)!;
    const byReference = group(await search('client', { query: reference }), 'requests')!;
    expect(byReference.results.map(({ entityId }) => entityId)).toContain(id);
    const canWrite = (await as('client').requests.list({ query: { limit: 100 } })).pageRecords.find(
      ({ rights }) => rights?.canWriteMessage,
    )!;
    const word = `zephyr${Date.now()}`;
    await as('client').messages.post({
      params: { id: canWrite.id },
      body: { message: `<p>About the <b>${word}</b>&nbsp;file</p>`, responseRequired: false },
    });
    // Indexed in the transaction of the write, so it is found immediately.
    const byMessage = await search('client', { query: word.slice(0, -2) });
    expect(byMessage.total).toBe(1);
    const [result] = group(byMessage, 'requests')!.results;
    expect(result!.entityId).toBe(canWrite.id);
    expect(marked(result!.description)).toEqual([word]);
  });

  test('SRCH-040 DATA-048 a result has type, date, URL and context', async () => {
    const found = await search('client', { query: 'guarantee', ...SEEDED });
    const [request] = group(found, 'requests')!.results;
    expect(request).toMatchObject({
      link: `/requests-board/requests/${request!.entityId}`,
      weight: 80,
      isOnOptimall: false,
      details: { tagEntityType: 'requests', canManageTags: expect.any(Boolean) },
    });
    expect(request!.category.length).toBe(2);
    expect(request!.details.entities.length).toBeGreaterThan(0);
    const [document] = group(found, 'documents')!.results;
    expect(document!.details.document).toMatchObject({
      id: document!.entityId,
      filename: document!.title.text,
    });
  });

  test('SRCH-041 tags are editable if the record allows it', async () => {
    for (const persona of ['client', 'restricted', 'staff'] as const) {
      const { groups } = await search(persona, { query: 'halden', ...SEEDED });
      const details = groups.flatMap(({ results }) => results.map((result) => result.details));
      const documents = details.filter(({ document }) => document !== null);
      expect(documents.map(({ canManageTags }) => canManageTags)).toEqual(
        documents.map(({ document }) => document!.rights.canManageTags),
      );
      expect(details.filter((each) => each.tagEntityType === null && each.canManageTags)).toEqual([]);
    }
  });

  test.each(['client', 'staff', 'super-admin'] as const)(
    'SRCH-041 tags of requests are editable for %s exactly where their page allows it',
    async (persona) => {
      const found = await search(persona, { query: 'guarantee', ...SEEDED });
      const requests = group(found, 'requests')!.results.slice(0, 10);
      const pages = await Promise.all(
        requests.map(({ entityId }) => as(persona).requests.get({ params: { id: entityId! } })),
      );
      expect(requests.map(({ details }) => details.canManageTags)).toEqual(
        pages.map(({ rights }) => rights.canManageTags),
      );
    },
  );

  test.each(['€', '%', '- . &', '😀'])('finds nothing for %j, which has no word', async (query) => {
    expect((await search('client', { query, services: ['contracts'] })).total).toBe(0);
    expect((await search('client', { query, advanced: false })).total).toBe(0);
    expect(block(await filters('client', { query }), 'services').items).toEqual([]);
  });

  test('finds everything within the filters without a text', async () => {
    const all = await search('client', { query: ' ', services: ['contracts'] });
    expect(all.total).toBeGreaterThan(0);
  });

  test('refuses invalid input, users without access and disabled accounts', async () => {
    for (const json of [
      { query: 'x'.repeat(301) },
      { services: ['everything'] },
      { dateFrom: 'soon' },
      { unknown: 1 },
    ])
      await expectProblem(await raw('/api/search/all', { as: 'client', json }), 400, 'BAD_REQUEST');
    await expectProblem(await raw('/api/search/everything', { as: 'client', json: {} }), 404, 'NOT_FOUND');
    expect((await failureOf(as(null).search.search({ params: { type: 'all' }, body: {} }))).status).toBe(401);
    expect((await failureOf(search('demo', {}))).status).toBe(403);
  });
});

describe('powers of attorney', () => {
  const powers = async (persona: PersonaId, body: Body) =>
    group(await search(persona, { limit: 100, ...body }), 'powers');
  const codesOf = async (persona: PersonaId) => {
    const { pageRecords } = await as(persona).powerOfAttorney.list({ query: { pageSize: 100 } });
    return pageRecords.map(({ ricosCode }) => ricosCode);
  };
  const energyOf = async () =>
    (await as('client').powerOfAttorney.list({ query: { query: 'Halden Energy' } })).pageRecords[0]!;

  test('are found by legal entity and by signatory, who is shown in the excerpt', async () => {
    const { ricosCode, normalizedLegalName } = await energyOf();
    for (const query of ['halden energy', ricosCode]) {
      const found = await powers('client', { query });
      const result = found!.results.find(({ entityId }) => entityId === ricosCode)!;
      expect(result).toMatchObject({
        title: { text: normalizedLegalName },
        link: `/power-of-attorney/${ricosCode}`,
        category: [{ id: 'TO_RENEW' }],
      });
    }
    const { branches } = await as('client').powerOfAttorney.get({ params: { id: ricosCode } });
    const { fullName } = branches.flatMap(({ signatories }) => signatories)[0]!;
    const signed = await powers('client', { query: fullName });
    const result = signed!.results.find(({ entityId }) => entityId === ricosCode)!;
    expect(marked(result.description).join(' ')).toContain(fullName.split(' ')[0]!);
    // Suggestions search only names.
    expect((await powers('client', { query: fullName, advanced: false }))?.results ?? []).toEqual([]);
    const suggested = await powers('client', { query: 'halden energ', advanced: false });
    expect(suggested!.results.map(({ entityId }) => entityId)).toContain(ricosCode);
  });

  test('POA-013 are not reported as valid before their execution date', async () => {
    const { pageRecords } = await as('client').powerOfAttorney.list({ query: { query: 'Halden Iberia' } });
    const { ricosCode } = pageRecords[0]!;
    const found = await powers('client', { query: ricosCode });
    expect(found!.results).toMatchObject([
      { entityId: ricosCode, category: [{ id: 'NOT_IN_FORCE', label: 'Not in force yet' }] },
    ]);
  });

  test.each(['client', 'client-admin', 'staff'] as const)(
    '%s finds only those of their page, in results, totals and filters',
    async (persona) => {
      const own = await codesOf(persona);
      const found = (await powers(persona, { services: ['powers'] }))!;
      expect(new Set(found.results.map(({ entityId }) => entityId))).toEqual(new Set(own));
      expect(found.results).toHaveLength(own.length);
      expect(found.total).toBe(own.length);
      expect(found.categories.reduce((sum, each) => sum + each.count, 0)).toBe(own.length);
      const counted = block(await filters(persona, {}), 'services').items;
      expect(counted.find(({ value }) => value === 'powers')!.count).toBe(own.length);
    },
  );

  test('of others are not found, even by signatory', async () => {
    const own = new Set(await codesOf('client'));
    const strange = (
      await as('super-admin').powerOfAttorney.list({ query: { pageSize: 100 } })
    ).pageRecords.find(({ ricosCode, hasSpartData }) => !own.has(ricosCode) && hasSpartData)!;
    const { ricosCode } = strange;
    expect((await powers('super-admin', { query: ricosCode }))!.total).toBe(1);
    const { branches } = await as('super-admin').powerOfAttorney.get({ params: { id: ricosCode } });
    const { fullName } = branches.flatMap(({ signatories }) => signatories)[0]!;
    for (const body of [
      { query: ricosCode },
      { query: ricosCode, advanced: false },
      { ricosCodes: [ricosCode] },
    ])
      expect(await powers('client', body)).toBeUndefined();
    const named = (await powers('client', { query: fullName }))?.results ?? [];
    expect(named.map(({ entityId }) => entityId)).not.toContain(ricosCode);
    // A user without the service finds none.
    expect(await powers('restricted', { query: 'halden' })).toBeUndefined();
  });

  test('match the filter by legal entity and are counted by it', async () => {
    const { ricosCode } = await energyOf();
    const found = await powers('client', { ricosCodes: [ricosCode] });
    expect(found!.results.map(({ entityId }) => entityId)).toEqual([ricosCode]);
    const counted = block(await filters('client', { services: ['powers'] }), 'ricosCodes').items;
    expect(counted.find(({ value }) => value === ricosCode)!.count).toBe(1);
  });
});

describe('KYC records', () => {
  const records = async (persona: PersonaId, body: Body) =>
    group(await search(persona, { limit: 100, ...body }), 'kyc');
  const listed = async (persona: PersonaId, query = '') =>
    (await as(persona).kyc.search({ body: { query, limit: 100 } })).pageRecords;
  const energyOf = async () => (await listed('client', 'Halden Energy'))[0]!;

  test('are found by name, code, registration number and LEI, in the subcategory of their review', async () => {
    const { ricosCode, legalName, lastReviewAt } = await energyOf();
    const { lei, registrationNumber } = await as('client').kyc.get({ params: { id: ricosCode } });
    for (const query of ['haldén energ', ricosCode, lei, registrationNumber]) {
      const found = await records('client', { query });
      expect(found).toMatchObject({ service: 'KYC', weight: 55 });
      const result = found!.results.find(({ entityId }) => entityId === ricosCode)!;
      expect(result).toMatchObject({
        title: { text: legalName },
        link: `/kyc/${ricosCode}`,
        category: [{ id: expect.stringMatching(/^(overdue|soon|later|undated)$/) }],
      });
      // At noon UTC, so that readers west of Greenwich do not see the previous day.
      expect(result.utcDate).toBe(lastReviewAt && `${lastReviewAt}T12:00:00.000Z`);
      expect([...marked(result.title), ...marked(result.description)].length).toBeGreaterThan(0);
    }
    // Suggestions search only names and codes.
    expect((await records('client', { query: lei, advanced: false }))?.results ?? []).toEqual([]);
    const suggested = await records('client', { query: 'halden energ', advanced: false });
    expect(suggested!.results.map(({ entityId }) => entityId)).toContain(ricosCode);
  });

  test.each(['client', 'client-admin', 'newcomer', 'staff'] as const)(
    '%s finds only those of their page, in results, totals and filters',
    async (persona) => {
      const own = await listed(persona);
      const found = await records(persona, { services: ['kyc'] });
      expect(new Set(found?.results.map(({ entityId }) => entityId))).toEqual(
        new Set(own.map(({ ricosCode }) => ricosCode)),
      );
      expect(found?.total ?? 0).toBe(own.length);
      expect(found?.categories.reduce((sum, each) => sum + each.count, 0) ?? 0).toBe(own.length);
      const counted = block(await filters(persona, {}), 'services').items;
      expect(counted.find(({ value }) => value === 'kyc')?.count ?? 0).toBe(own.length);
    },
  );

  test('of others are not found by any of their words', async () => {
    const own = new Set((await listed('client')).map(({ ricosCode }) => ricosCode));
    const strange = (await listed('super-admin')).find(({ ricosCode }) => !own.has(ricosCode))!;
    const { ricosCode } = strange;
    const { lei } = await as('super-admin').kyc.get({ params: { id: ricosCode } });
    expect((await records('super-admin', { query: ricosCode }))!.total).toBe(1);
    for (const body of [
      { query: ricosCode },
      { query: lei },
      { query: ricosCode, advanced: false },
      { ricosCodes: [ricosCode] },
    ])
      expect(await records('client', body)).toBeUndefined();
    // A user without the service finds none, and only this type is refused with 403.
    expect(await records('restricted', { query: 'halden' })).toBeUndefined();
    expect(await failureOf(search('restricted', {}, 'kyc'))).toMatchObject({ status: 403 });
  });

  test('shareholders and natural persons are neither searched nor shown', async () => {
    const { ricosCode } = await energyOf();
    const { naturalPersons } = await as('client').kyc.get({ params: { id: ricosCode } });
    const { names, surname } = naturalPersons[0]!;
    const found = await records('client', { query: `${names} ${surname}` });
    expect(found?.results.map(({ entityId }) => entityId) ?? []).not.toContain(ricosCode);
  });

  test('match the filter by legal entity and are counted by it', async () => {
    const { ricosCode } = await energyOf();
    const found = await records('client', { ricosCodes: [ricosCode] });
    expect(found!.results.map(({ entityId }) => entityId)).toEqual([ricosCode]);
    const counted = block(await filters('client', { services: ['kyc'] }), 'ricosCodes').items;
    expect(counted.find(({ value }) => value === ricosCode)!.count).toBe(1);
  });
});

describe('access control of the search', () => {
  test('searching a type without its service is refused, and all types skips it', async () => {
    for (const persona of ['marketing', 'restricted', 'it-support'] as const) {
      const { services } = await as(persona).users.me();
      const holds = new Set(services.filter((one) => !one.isMarketing).map(({ name }) => name));
      const found = await search(persona, { query: '' });
      for (const type of SEARCH_TYPES) {
        const service = SEARCH_SERVICES[type];
        const may =
          holds.has(service) ||
          (type === 'documents' && holds.has('REQUESTS_BOARD')) ||
          (type === 'contracts' && holds.has('MY_CONTRACT'));
        if (may) continue;
        expect(group(found, type), `${persona} ${type}`).toBeUndefined();
        expect((await failureOf(search(persona, {}, type))).status).toBe(403);
        expect(block(await filters(persona, {}), 'services').items.map(({ value }) => value)).not.toContain(
          type,
        );
      }
    }
  });

  test.each(['restricted', 'client-admin', 'newcomer', 'staff', 'osa'] as const)(
    '%s finds only their own requests and documents, in results, totals and filters',
    async (persona) => {
      const own = await as(persona).requests.list({ query: { limit: 10_000 }, headers: PREFER_MINIMAL });
      const ids = new Set(own.pageRecords.map(({ id }) => id));
      for (const query of ['halden', 'guarantee', 'compte', '2026']) {
        const found = await search(persona, { query, limit: 100, ...SEEDED });
        const requests = group(found, 'requests');
        for (const { entityId } of requests?.results ?? []) expect(ids).toContain(entityId);
        expect(requests?.total ?? 0).toBeLessThanOrEqual(ids.size);
        const documents = group(found, 'documents')?.results.map(({ entityId }) => entityId!) ?? [];
        // An empty list of ids would not filter.
        const known = await as(persona).documents.search({
          body: { ids: documents.length > 0 ? documents : [UNKNOWN], limit: 100 },
        });
        expect(known.totalRecords).toBe(documents.length);
        const counted = await filters(persona, { query, ...SEEDED });
        for (const { type, total } of found.groups)
          expect(block(counted, 'services').items.find(({ value }) => value === type)!.count).toBe(total);
      }
    },
  );

  // That a user's own changes do not count as new is tested in saved-search-alerts.test.ts, where nobody else writes.
  test('filters what is new since a given time', async () => {
    const early = '2000-01-01T00:00:00.000Z';
    const all = await search('client', { query: 'guarantee', ...SEEDED });
    const news = await search('client', { query: 'guarantee', since: early, ...SEEDED });
    for (const type of ['requests', 'documents'] as const) {
      expect(group(news, type)!.total).toBeGreaterThan(0);
      expect(group(news, type)!.total).toBeLessThanOrEqual(group(all, type)!.total);
    }
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect((await search('client', { query: 'guarantee', since: later })).total).toBe(0);
    const [entry] = block(await filters('client', { query: 'guarantee', since: early }), 'since').items;
    expect(entry).toMatchObject({ value: early, isSelected: true });
    // Contacts have no date.
    expect(group(await search('client', { query: '' }), 'contacts')!.total).toBeGreaterThan(0);
    expect(group(await search('client', { since: early }), 'contacts')).toBeUndefined();
    for (const json of [{ since: 'yesterday' }, { since: '2026-11-20' }])
      await expectProblem(await raw('/api/search/all', { as: 'client', json }), 400, 'BAD_REQUEST');
  });

  test('a word that only occurs in records of others finds nothing in any type', async () => {
    const client = as('client');
    const { pageRecords } = await client.requests.list({ query: { limit: 200 } });
    const own = new Set(
      (
        await as('restricted').requests.list({ query: { limit: 10_000 }, headers: PREFER_MINIMAL })
      ).pageRecords.map(({ id }) => id),
    );
    const hidden = pageRecords.find(({ id, rights }) => !own.has(id) && rights?.canWriteMessage)!;
    const word = `quokka${Date.now()}`;
    await client.messages.post({
      params: { id: hidden.id },
      body: { message: `<p>${word}</p>`, responseRequired: false },
    });
    expect((await search('client', { query: word })).total).toBe(1);
    for (const persona of ['restricted', 'osa', 'marketing'] as const) {
      expect(await search(persona, { query: word })).toMatchObject({ total: 0, groups: [] });
      for (const { items } of await filters(persona, { query: word }))
        expect(items.filter(({ count }) => count > 0)).toEqual([]);
    }
  });

  test('a contract of others filters everything out and is not named', async () => {
    const all = await as('super-admin').search.search({
      params: { type: 'contracts' },
      body: { limit: 100 },
    });
    const own = await search('client', { limit: 100 }, 'contracts').then(({ groups }) =>
      groups.flatMap(({ results }) => results.map(({ entityId }) => entityId)),
    );
    const foreign = all.groups[0]!.results.find(({ entityId }) => !own.includes(entityId))!;
    const contracts = [foreign.entityId!];
    expect((await search('client', { contracts })).total).toBe(0);
    expect(JSON.stringify(await filters('client', { contracts }))).not.toContain(foreign.title.text);
  });
});

describe('typo correction', () => {
  test.each([
    ['guarentee', 'guarantee'],
    ['gaurantee rotterdam', 'guarantee rotterdam'],
    ['ROTERDAM', 'rotterdam'],
    ['relevée', 'relevé'],
    ['retterdam garantee', 'rotterdam guarantee'],
  ])('%j finds results for %j and reports the correction', async (wrong, right) => {
    const exact = await search('client', { query: right, ...SEEDED });
    const forgiven = await search('client', { query: wrong, ...SEEDED });
    expect(exact).toMatchObject({ isForgiving: false });
    expect(forgiven.isForgiving).toBe(true);
    expect(forgiven.total).toBeGreaterThanOrEqual(exact.total);
    const [first] = forgiven.groups[0]!.results;
    expect([...marked(first!.title), ...marked(first!.description)].length).toBeGreaterThan(0);
    const counted = block(await filters('client', { query: wrong, ...SEEDED }), 'services').items;
    for (const { type, total } of forgiven.groups)
      expect(counted.find(({ value }) => value === type)!.count).toBe(total);
  });

  test('does not correct words with results, short words, numbers, or words without a common result', async () => {
    expect(await search('client', { query: 'guarant', ...SEEDED })).toMatchObject({ isForgiving: false });
    // Each of the two words is found, but never together.
    const apart = await search('client', { query: 'guarantee zurich kindergarten' });
    expect(apart).toMatchObject({ total: 0, isForgiving: false });
    for (const query of ['qzx', 'zzzzqqqq', '9812734650123'])
      expect(await search('client', { query })).toMatchObject({ total: 0, isForgiving: false });
  });

  test('does not correct when only a filter removes all results', async () => {
    const found = await search('client', { query: 'guarantee', dateTo: '1999-01-01' });
    expect(found).toMatchObject({ total: 0, isForgiving: false });
  });

  test('is not influenced by words in records of others', async () => {
    const own = new Set(
      (
        await as('restricted').requests.list({ query: { limit: 10_000 }, headers: PREFER_MINIMAL })
      ).pageRecords.map(({ id }) => id),
    );
    const { pageRecords } = await as('client').requests.list({ query: { limit: 200 } });
    const hidden = pageRecords.find(({ id, rights }) => !own.has(id) && rights?.canWriteMessage)!;
    const say = (word: string) =>
      as('client').messages.post({
        params: { id: hidden.id },
        body: { message: `<p>${word}</p>`, responseRequired: false },
      });
    // A word of letters only, unique to each run.
    const tail = [...Date.now().toString()].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
    const wrong = `wombat${tail}z`;
    const before = await search('restricted', { query: `guarantee ${wrong}` });
    await say(`wombat${tail}`);
    expect((await search('client', { query: wrong })).isForgiving).toBe(true);
    expect((await search('client', { query: wrong })).total).toBe(1);
    for (const persona of ['restricted', 'osa', 'marketing'] as const)
      expect(await search(persona, { query: wrong })).toMatchObject({ total: 0, isForgiving: false });
    expect(await search('restricted', { query: `guarantee ${wrong}` })).toEqual(before);
    // A closer match that only others can see does not hide the word that the user finds.
    const exact = await search('restricted', { query: 'guarranteees', ...SEEDED });
    await say('guarrantees');
    expect(await search('restricted', { query: 'guarranteees', ...SEEDED })).toEqual(exact);
  });
});

describe('POST /search/filters', () => {
  test('SRCH-001 SRCH-010 SRCH-044 returns the blocks of the panel in order', async () => {
    const found = await filters('client', {});
    expect(found.map(({ field, type }) => `${field} ${type}`)).toEqual([
      'query TEXT',
      'changed SELECT',
      'since SELECT',
      'date DATE',
      'recent SELECT',
      'own SELECT',
      'services SELECT',
      'country SELECT',
      'currency SELECT',
      'ricosCodes SELECT',
      'contracts SELECT',
      'tags TAG',
    ]);
  });

  test.each(['recent', 'own', 'services', 'country', 'ricosCodes', 'contracts', 'tags'] as const)(
    'DATA-032 the count of each entry of %s equals the number of results',
    async (field) => {
      const items = block(await filters('client', { ...SEEDED, query: 'a' }), field).items;
      expect(items.length).toBeGreaterThan(0);
      for (const { value, count } of [items[0]!, items.at(-1)!])
        expect((await search('client', { ...SEEDED, query: 'a', [field]: [value], limit: 1 })).total).toBe(
          count,
        );
    },
  );

  test('the currencies that the reader prefers come first', async () => {
    const { preferences } = as('osa');
    const before = await preferences.get({ params: { name: 'reportingCurrencies' } });
    await preferences.save({ body: { preferenceId: 'reportingCurrencies', values: ['USD', 'CHF'] } });
    const chosen = ['CHF', 'EUR', 'USD'];
    const items = block(await filters('osa', { query: 'zzz', currency: chosen }), 'currency').items;
    expect(items.map(({ value }) => value).filter((value) => chosen.includes(value))).toEqual([
      'USD',
      'CHF',
      'EUR',
    ]);
    await preferences.save({ body: { preferenceId: 'reportingCurrencies', values: before.values } });
  });

  test('TAG-017 TAG-018 a country matches by two- and three-letter code', async () => {
    const short = await search('client', { country: ['FR'], ...SEEDED });
    expect(short.total).toBeGreaterThan(0);
    expect((await search('client', { country: ['FRA'], ...SEEDED })).total).toBe(short.total);
    const chosen = block(await filters('client', { country: ['FRA'] }), 'country').items.find(
      ({ isSelected }) => isSelected,
    );
    expect(chosen).toMatchObject({ value: 'FRA', label: 'France' });
  });

  test('SRCH-014 a period includes both of its days', async () => {
    const body = { query: 'halden', dateFrom: '2026-01-01', dateTo: '2026-01-31' };
    const { groups } = await search('client', { ...body, limit: 100 });
    for (const { utcDate } of groups.flatMap(({ results }) => results))
      expect(utcDate! >= '2026-01-01' && utcDate! < '2026-02-01').toBe(true);
  });

  test('SRCH-022 DS-087 the period is counted by month under the other filters, without its own', async () => {
    const body = { ...SEEDED, query: 'halden', services: ['documents' as const] };
    const months = block(await filters('client', body), 'date').items;
    expect(months.length).toBeGreaterThan(0);
    const [{ value, count }] = months as [(typeof months)[number]];
    const [year, month] = value.split('-').map(Number);
    const period = {
      dateFrom: `${value}-01`,
      dateTo: new Date(Date.UTC(year!, month, 0)).toISOString().slice(0, 10),
    };
    expect((await search('client', { ...body, ...period, limit: 1 })).total).toBe(count);
    const whole = { query: body.query, services: body.services, ...period };
    const open = { query: body.query, services: body.services };
    expect(block(await filters('client', whole), 'date').items).toEqual(
      block(await filters('client', open), 'date').items,
    );
  });

  test('changes since the last visit are counted for requests only', async () => {
    const found = await search('client', { changed: true });
    expect(found.groups.map(({ type }) => type).filter((type) => type !== 'requests')).toEqual([]);
    expect(block(await filters('client', { changed: true }), 'changed').items[0]!.isSelected).toBe(true);
  });
});
