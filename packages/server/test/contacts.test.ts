import { afterAll, describe, expect, it } from 'vitest';
import type { Contact } from '@atrium/contract/contacts';
import { as, expectProblem, failureOf, raw } from './support.ts';

const favourites = (persona: 'client' | 'client-admin', limit = 5) =>
  as(persona).contacts.search({ body: { types: ['Favorite'], limit } });

describe('API-118 POST /contacts/search', () => {
  it('WID-024 WID-025 gives five favourites at most, by name', async () => {
    const found = await favourites('client');
    const names = found.members.map(({ clientMember }) => clientMember.name);
    expect(names).toContain('Marc Delaunay');
    expect(names.length).toBeLessThanOrEqual(5);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(found.members.every(({ clientMember }) => clientMember.bookmark)).toBe(true);
  });

  it('DATA-047 answers with the members and what was searched for', async () => {
    const found = await as('client').contacts.search({ body: { query: 'delaunay' } });
    expect(found.searchCriteria).toEqual({ query: 'delaunay', types: [], categories: [], limit: 100 });
    expect(found.members.map(({ clientMember }) => clientMember.name)).toEqual(['Marc Delaunay']);
    expect((await as('client').contacts.search({ body: { query: '%' } })).totalRecords).toBe(0);
  });

  it('PLAT-010 titles, teams and lines are in the language of the reader, and found by its words', async () => {
    const search = async (language: string, query: string) => {
      const answer = await raw('/api/contacts/search', {
        as: 'client',
        headers: { 'accept-language': language },
        json: { query },
      });
      const { members } = (await answer.json()) as { members: { clientMember: Contact }[] };
      return members.map(({ clientMember }) => clientMember);
    };
    expect(await search('en', 'delaunay')).toMatchObject([
      { title: 'Relationship manager', businessLine: 'Corporate coverage', perimeter: 'International' },
    ]);
    expect(await search('fr', 'delaunay')).toMatchObject([
      { title: 'Responsable de relation', businessLine: 'Grandes entreprises', perimeter: 'International' },
    ]);
    expect(await search('fr', 'Delaunay Responsable relation')).toHaveLength(1);
    expect(await search('en', 'Delaunay Responsable relation')).toEqual([]);
  });

  it('NAV-027 CONT-017 gives the coverage contacts of the person’s contracts', async () => {
    const { members } = await as('client').contacts.search({ body: { categories: ['coverage'] } });
    expect(members.map(({ clientMember }) => clientMember.name)).toContain('Marc Delaunay');
    expect(members.every(({ clientMember }) => clientMember.category === 'coverage')).toBe(true);
  });

  it('shows nobody of a contract that is not the person’s', async () => {
    const own = await as('client-admin').contacts.search({ body: { limit: 500 } });
    const everyone = await as('super-admin').contacts.search({ body: { limit: 500 } });
    expect(own.totalRecords).toBeLessThan(everyone.totalRecords / 4);
    const foreign = everyone.members.find(
      ({ clientMember }) => !own.members.some((member) => member.clientMember.id === clientMember.id),
    )!;
    const hidden = await as('client-admin').contacts.search({
      body: { query: foreign.clientMember.name, limit: 500 },
    });
    expect(hidden.members.map(({ clientMember }) => clientMember.id)).not.toContain(foreign.clientMember.id);
    const params = { id: foreign.clientMember.id };
    expect((await failureOf(as('client-admin').contacts.addFavorite({ params }))).status).toBe(404);
  });

  it('CONT-007 only administrators of the bank find people they may take over', async () => {
    const seen = async (persona: 'client' | 'staff' | 'super-admin') =>
      (await as(persona).contacts.search({ body: { limit: 500 } })).members.filter(
        ({ canBeImpersonated }) => canBeImpersonated,
      ).length;
    expect(await seen('client')).toBe(0);
    expect(await seen('staff')).toBe(0);
    expect(await seen('super-admin')).toBeGreaterThan(0);
  });

  it('refuses who does not hold contacts, and bad criteria', async () => {
    expect((await failureOf(as('demo').contacts.search({ body: {} }))).status).toBe(403);
    const bad = await raw('/api/contacts/search', { as: 'client', json: { types: ['Enemies'] } });
    await expectProblem(bad, 400, 'BAD_REQUEST');
  });
});

describe('API-119 API-120 favourites', () => {
  const added: string[] = [];
  afterAll(async () => {
    for (const id of added) await as('client-admin').contacts.removeFavorite({ params: { id } });
  });

  it('CONT-011 adds and removes, twice without harm, for the person alone', async () => {
    const client = as('client-admin');
    const { members } = await client.contacts.search({ body: { categories: ['coverage'] } });
    const { id, bookmark } = members[0]!.clientMember;
    expect(bookmark).toBe(false);
    added.push(id);
    const before = (await favourites('client')).totalRecords;
    const own = (await favourites('client-admin')).totalRecords;
    for (let time = 0; time < 2; time += 1) {
      await client.contacts.addFavorite({ params: { id } });
      expect((await favourites('client-admin')).totalRecords).toBe(own + 1);
    }
    expect((await favourites('client')).totalRecords).toBe(before);
    for (let time = 0; time < 2; time += 1) {
      await client.contacts.removeFavorite({ params: { id } });
      expect((await favourites('client-admin')).totalRecords).toBe(own);
    }
  });

  it('CONT-008 nobody is their own favourite', async () => {
    const { members } = await as('staff').contacts.search({ body: { query: 'Marc Delaunay' } });
    const me = members.find(({ clientMember }) => clientMember.email === 'm.delaunay@atrium.example')!;
    expect(me.clientMember.canBeBookmarked).toBe(false);
    const refused = await failureOf(as('staff').contacts.addFavorite({ params: { id: me.clientMember.id } }));
    expect(refused.status).toBe(400);
    expect(refused.labels[0]).toMatch('yourself');
  });
});
