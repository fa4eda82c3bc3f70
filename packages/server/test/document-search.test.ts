import { describe, expect, it } from 'vitest';
import { bankDay } from '@atrium/contract/bank-day';
import { mediaCategory } from '@atrium/contract/document-rules';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

type Body = NonNullable<Parameters<ReturnType<typeof as>['documents']['search']>[0]>['body'];
const search = (persona: PersonaId, body: Body = {}, language = 'en') =>
  as(persona, language).documents.search({ body });

describe('API-084 POST /documents/search', () => {
  it('WID-021 DOC-010 returns the ten newest documents the user may see', async () => {
    const found = await search('client', { limit: 10, sort: 'DateDescending' });
    expect(found.pageRecords).toHaveLength(10);
    expect(found.totalPages).toBe(Math.ceil(found.totalRecords / 10));
    const dates = found.pageRecords.map(({ creationDate }) => creationDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { id, category } of found.pageRecords) {
      const answer = await raw(`/api/documents/${category.id}/${id}`, { as: 'client' });
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    }
  });

  it('DATA-029 returns the owner, type and permitted actions of each document', async () => {
    const { pageRecords } = await search('client', { limit: 50 });
    for (const document of pageRecords) {
      expect(document.type).toBe(mediaCategory(document.mediaType));
      expect(document.size).toBeGreaterThan(0);
      expect(document.rights.canDelete && !document.isUploadedByMe).toBe(false);
      expect(`${document.authorFirstName} ${document.authorLastName}`).toMatch(/\p{L} \p{L}/u);
    }
    // In a category to which no other test adds.
    const { pageRecords: fiscal } = await search('client', { categories: ['TAX'], limit: 50 });
    expect(fiscal.some(({ ricosLinked }) => ricosLinked.length > 0)).toBe(true);
    const [french] = (await search('client', { categories: ['TAX'], limit: 1 }, 'fr')).pageRecords;
    expect(french!.category.name).toBe('Fiscalité et audit');
  });

  it('PLAT-110 returns ten per page unless a size is given', async () => {
    expect((await search('client')).pageRecords).toHaveLength(10);
    expect((await search('client', { limit: 3 })).pageRecords).toHaveLength(3);
  });

  it('DOC-006 pages follow each other without duplicates', async () => {
    const first = await search('client');
    const second = await search('client', { page: 2 });
    const ids = [...first.pageRecords, ...second.pageRecords].map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    const past = await search('client', { page: first.totalPages + 1 });
    expect(past).toMatchObject({ pageRecords: [], totalRecords: first.totalRecords });
  });

  it('DOC-021 DOC-022 DATA-034 filters by category, type, state, service, legal entity, tag, contract, date and text', async () => {
    // Oldest first, so that the seeded documents come before those that other tests add.
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search('client', { limit: 100, page, sort: 'DateAscending' })),
    );
    const seeded = pages.flatMap(({ pageRecords }) => pageRecords);
    const one = seeded.find(({ ricosLinked, contract }) => ricosLinked.length > 0 && contract)!;
    const tagged = seeded.find(({ tags }) => tags.length > 0)!;
    const ofRequest = seeded.find(({ service }) => service)!;
    const dayOf = (moment: string) => bankDay(new Date(moment));
    const day = dayOf(one.creationDate);
    const word = one.filename.split(/[ .]/)[0]!;
    const cases: [Body, (document: (typeof seeded)[number]) => boolean][] = [
      [{ categories: [one.category.id] }, ({ category }) => category.id === one.category.id],
      [{ types: ['PDF'] }, ({ type }) => type === 'PDF'],
      [{ types: ['OTHERS'] }, ({ type }) => type === 'OTHERS'],
      [{ states: ['VALIDATED'] }, ({ state }) => state === 'validated'],
      [{ services: [ofRequest.service!.id] }, ({ service }) => service?.id === ofRequest.service!.id],
      [
        { ricosCodes: [one.ricosLinked[0]!.ricosCode] },
        ({ ricosLinked }) => ricosLinked.some(({ ricosCode }) => ricosCode === one.ricosLinked[0]!.ricosCode),
      ],
      [{ tags: [tagged.tags[0]!.id] }, ({ tags }) => tags.some(({ id }) => id === tagged.tags[0]!.id)],
      [{ contracts: [one.contract!.id] }, ({ contract }) => contract?.id === one.contract!.id],
      [{ dateFrom: day, dateTo: day }, ({ creationDate }) => dayOf(creationDate) === day],
      [{ dateFrom: day }, ({ creationDate }) => dayOf(creationDate) >= day],
      [{ dateTo: day }, ({ creationDate }) => dayOf(creationDate) <= day],
      [{ query: word.toUpperCase() }, ({ filename }) => filename.toLowerCase().includes(word.toLowerCase())],
      [{ ids: [one.id] }, ({ id }) => id === one.id],
    ];
    for (const [body, holds] of cases) {
      const { pageRecords } = await search('client', { ...body, limit: 100 });
      expect(pageRecords.length, JSON.stringify(body)).toBeGreaterThan(0);
      expect(pageRecords.every(holds), JSON.stringify(body)).toBe(true);
    }
    expect((await search('client', { query: '100%_' })).totalRecords).toBe(0);
  });

  it.each(['PENDING', 'VALIDATED', 'REFUSED'] as const)('DOC-021 filters by state %s', async (state) => {
    const { pageRecords } = await search('super-admin', { states: [state], limit: 100 });
    expect(pageRecords.length).toBeGreaterThan(0);
    expect(new Set(pageRecords.map((document) => document.state))).toEqual(new Set([state.toLowerCase()]));
  });

  it('DOC-002 DOC-004 sorts by date, service and tag in both directions, missing values last', async () => {
    for (const sort of ['DateAscending', 'DateDescending'] as const) {
      const { pageRecords } = await search('client', { sort, limit: 100 });
      const dates = pageRecords.map(({ creationDate }) => creationDate);
      expect(dates).toEqual(sort === 'DateAscending' ? dates.toSorted() : dates.toSorted().toReversed());
    }
    for (const sort of ['ServicesAscending', 'ServicesDescending'] as const) {
      const { pageRecords } = await search('client', { sort, limit: 100 });
      const names = pageRecords.flatMap(({ service }) => (service ? [service.label] : []));
      const sorted = names.toSorted(new Intl.Collator('en').compare);
      expect(names).toEqual(sort === 'ServicesAscending' ? sorted : sorted.toReversed());
      expect(pageRecords.slice(0, names.length).every(({ service }) => service)).toBe(true);
    }
    for (const sort of ['TagsAscending', 'TagsDescending'] as const) {
      const { pageRecords } = await search('client', { sort, limit: 100 });
      // The first tag by name decides.
      const initials = pageRecords.flatMap(({ tags }) =>
        tags.length > 0 ? [tags.map(({ name }) => name.charAt(0).toLowerCase()).toSorted()[0]!] : [],
      );
      expect(new Set(initials).size).toBeGreaterThan(1);
      expect(initials).toEqual(
        sort === 'TagsAscending' ? initials.toSorted() : initials.toSorted().toReversed(),
      );
      expect(pageRecords.slice(0, initials.length).every(({ tags }) => tags.length > 0)).toBe(true);
    }
  });

  it.each(['en', 'fr'])(
    'DOC-004 TAG-019 countries are sorted by their names in the language %s',
    async (language) => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => search('client', { sort: 'TagsAscending', limit: 100, page }, language)),
      );
      const folded = (name: string) => name.normalize('NFD').charAt(0).toLowerCase();
      const initials = pages.flatMap(({ pageRecords }) =>
        pageRecords.flatMap(({ tags }) =>
          tags.length > 0 ? [tags.map(({ name }) => folded(name)).toSorted()[0]!] : [],
        ),
      );
      expect(new Set(initials).size).toBeGreaterThan(1);
      expect(initials).toEqual(initials.toSorted());
    },
  );

  it('DOC-003 DOC-004 only the bank sorts by contract, in both directions', async () => {
    for (const sort of ['ContractsAscending', 'ContractsDescending'] as const) {
      const found = await search('staff', { sort, limit: 100 });
      const names = found.pageRecords.flatMap(({ contract }) => contract?.name ?? []);
      expect(names.length).toBeGreaterThan(0);
      expect(names).toEqual(sort === 'ContractsAscending' ? names.toSorted() : names.toSorted().toReversed());
      expect((await failureOf(search('client', { sort }))).status).toBe(403);
    }
  });

  it('never returns documents of other contracts', async () => {
    const own = await search('restricted', { limit: 100 });
    const foreign = (await search('super-admin', { limit: 100 })).pageRecords.filter(
      ({ id, category }) =>
        category.id !== 'RELEASE_NOTES' && !own.pageRecords.some((document) => document.id === id),
    );
    const seen = await search('restricted', { ids: foreign.map(({ id }) => id), limit: 100 });
    const mine = new Set(
      (
        await as('restricted').users.scope({ params: { id: (await as('restricted').users.me()).id } })
      ).contracts.map(({ id }) => id),
    );
    expect(seen.pageRecords.every(({ contract }) => contract && mine.has(contract.id))).toBe(true);
    expect(seen.totalRecords).toBeLessThan(foreign.length);
  });

  it.each([
    { sort: 'Newest' },
    { limit: 101 },
    { page: 0 },
    { dateFrom: '20 Nov' },
    { categories: ['NOTHING'] },
    { ids: ['x'] },
  ])('refuses %j', async (json) => {
    await expectProblem(await raw('/api/documents/search', { as: 'client', json }), 400, 'BAD_REQUEST');
  });

  it('refuses users without documents or requests', async () => {
    expect((await failureOf(search('demo'))).status).toBe(403);
    expect((await failureOf(search('marketing'))).status).toBe(403);
  });
});
