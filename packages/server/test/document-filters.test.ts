import { describe, expect, test } from 'vitest';
import type { FilterBlock } from '@atrium/contract/filters';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

type Body = NonNullable<Parameters<ReturnType<typeof as>['documents']['filters']>[0]>['body'];
const blocks = (persona: PersonaId, body: Body = {}, language = 'en') =>
  as(persona, language).documents.filters({ body });
const search = (persona: PersonaId, body: Body & { limit?: number } = {}) =>
  as(persona).documents.search({ body });
const block = (all: FilterBlock[], field: string) => all.find((each) => each.field === field)!;
const leaves = (items: FilterBlock['items']): FilterBlock['items'] =>
  items.flatMap((item) => (item.children.length > 0 ? leaves(item.children) : [item]));

/** Before any other test adds documents. */
const SEEDED: Body = { dateTo: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10) };

describe('POST /documents/filters', () => {
  test('DOC-001 DATA-033 SRCH-010 returns the blocks of the sidebar in order, in the language of the call', async () => {
    const found = await blocks('client');
    expect(found.map(({ field, type }) => `${field} ${type}`)).toEqual([
      'query TEXT',
      'marks SELECT',
      'categories SELECT',
      'date DATE',
      'ricosCodes SELECT',
      'services SELECT',
      'contracts SELECT',
      'types SELECT',
      'states SELECT',
      'tags TAG',
    ]);
    expect(block(found, 'query').isHidden).toBe(true);
    expect(block(await blocks('client', {}, 'fr'), 'categories')).toMatchObject({
      title: 'Catégorie',
      items: expect.arrayContaining([expect.objectContaining({ value: 'TAX', label: 'Fiscalité et audit' })]),
    });
  });

  test('SRCH-012 services are grouped by service group', async () => {
    const { isMultiLevel, items } = block(await blocks('client'), 'services');
    expect(isMultiLevel).toBe(true);
    for (const group of items) {
      expect(group.children.length).toBeGreaterThan(0);
      expect(group.count).toBe(group.children.reduce((sum, { count }) => sum + count, 0));
    }
  });

  test.each(['categories', 'services', 'types', 'states', 'ricosCodes', 'tags'] as const)(
    'DATA-032 the count of each entry of %s equals the number of results',
    async (field) => {
      const values = leaves(block(await blocks('client', SEEDED), field).items).map(({ value }) => value);
      expect(values.length).toBeGreaterThan(0);
      for (const value of [values[0]!, values.at(-1)!])
        // Retried, because another test may change tags between the two calls.
        await expect
          .poll(
            async () => {
              const items = leaves(block(await blocks('client', SEEDED), field).items);
              const { totalRecords } = await search('client', { ...SEEDED, [field]: [value], limit: 1 });
              return items.find((item) => item.value === value)!.count - totalRecords;
            },
            { timeout: 20_000 },
          )
          .toBe(0);
    },
  );

  test('each block is counted under the other filters, without its own', async () => {
    const all = await blocks('client', SEEDED);
    const narrowed = await blocks('client', { ...SEEDED, categories: ['TAX'] });
    // The block of the filter itself is unchanged except for the selection.
    const counts = (list: FilterBlock[], field: string) =>
      leaves(block(list, field).items).map(({ value, count }) => `${value} ${count}`);
    expect(counts(narrowed, 'categories')).toEqual(counts(all, 'categories'));
    expect(
      block(narrowed, 'categories')
        .items.filter(({ isSelected }) => isSelected)
        .map(({ value }) => value),
    ).toEqual(['TAX']);
    expect(counts(narrowed, 'ricosCodes')).not.toEqual(counts(all, 'ricosCodes'));
    const first = block(narrowed, 'ricosCodes').items[0]!;
    const { totalRecords } = await search('client', {
      ...SEEDED,
      categories: ['TAX'],
      ricosCodes: [first.value],
      limit: 1,
    });
    expect(first.count).toBe(totalRecords);
  });

  test('SRCH-022 DS-087 the period is counted by month under the other filters, without its own', async () => {
    const months = (list: FilterBlock[]) => block(list, 'date').items;
    const body: Body = { categories: ['TAX'] };
    const all = months(await blocks('client', body));
    expect(all.map(({ value }) => value)).toEqual(all.map(({ value }) => value).toSorted());
    const { totalRecords } = await search('client', { ...body, limit: 1 });
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(totalRecords);
    const [first] = all;
    const [year, month] = first!.value.split('-').map(Number);
    const period = {
      dateFrom: `${first!.value}-01`,
      dateTo: new Date(Date.UTC(year!, month, 0)).toISOString().slice(0, 10),
    };
    expect((await search('client', { ...body, ...period, limit: 1 })).totalRecords).toBe(first!.count);
    expect(months(await blocks('client', { ...body, ...period }))).toEqual(all);
    const [french] = months(await blocks('client', body, 'fr'));
    expect(french!.label).toBe(
      new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${first!.value}-15`),
      ),
    );
  });

  test('a selected entry stays listed with count zero, and entries of others are not named', async () => {
    const [entity] = block(await blocks('client', SEEDED), 'ricosCodes').items;
    const none = await blocks('client', { query: 'no file is called so', ricosCodes: [entity!.value] });
    expect(block(none, 'ricosCodes').items).toEqual([
      { value: entity!.value, label: entity!.label, count: 0, isSelected: true, children: [] },
    ]);
    const own = new Set(
      (
        await as('restricted').users.scope({ params: { id: (await as('restricted').users.me()).id } })
      ).contracts.map(({ id }) => id),
    );
    const foreign = block(await blocks('super-admin'), 'contracts').items.find(
      ({ value }) => !own.has(value),
    )!;
    const asked = await blocks('restricted', { contracts: [foreign.value] });
    expect(block(asked, 'contracts').items.map(({ label }) => label)).not.toContain(foreign.label);
  });

  test('a restricted client counts only their own documents', async () => {
    const found = await blocks('restricted', SEEDED);
    const { totalRecords } = await search('restricted', { ...SEEDED, limit: 1 });
    const sum = block(found, 'categories').items.reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(totalRecords);
    const bank = block(await blocks('super-admin', SEEDED), 'categories').items;
    expect(sum).toBeLessThan(bank.reduce((total, { count }) => total + count, 0));
  });

  test('the search ignores case and accents', async () => {
    const named = async (query: string) =>
      (await search('client', { ...SEEDED, query, limit: 100 })).pageRecords.map(({ filename }) => filename);
    const accented = await named('relevé');
    expect(accented.length).toBeGreaterThan(0);
    expect(accented.every((filename) => /relevé/iu.test(filename))).toBe(true);
    expect(await named('RELEVE')).toEqual(accented);
    expect(await named("relevé d'aucun")).toEqual([]);
  });

  test('refuses invalid filters, and users without documents or requests', async () => {
    for (const json of [{ categories: ['NOTHING'] }, { dateFrom: 'soon' }, { sort: 'DateAscending' }])
      await expectProblem(await raw('/api/documents/filters', { as: 'client', json }), 400, 'BAD_REQUEST');
    expect((await failureOf(blocks('marketing'))).status).toBe(403);
    await expectProblem(await raw('/api/documents/filters', { json: {} }), 401, 'UNAUTHENTICATED');
  });
});
