import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAVED_SEARCHES_MAX } from '@atrium/contract/saved-search-rules';
import type { SavedQuery } from '@atrium/contract/saved-searches';
import type { SearchFiltersInput } from '@atrium/contract/search';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { as, entitiesOf, expectProblem, failureOf, raw } from './support.ts';

const QUERY = {
  query: 'guarantee',
  services: ['requests'],
  timeLine: { dateFrom: '2026-01-01', dateTo: null },
};
const UNKNOWN = '11111111-2222-4333-8444-555555555555';
/** Returns names that only this file uses. */
const named = (name: string) => `${name} ${Date.now()}`;
const save = (persona: PersonaId, name: string, query: Omit<Partial<SavedQuery>, 'timeLine'> = QUERY) =>
  as(persona).savedSearches.create({ body: { name, query: { timeLine: QUERY.timeLine, ...query } } });
const idOf = (persona: PersonaId) => personaOf(persona).userId;
const own = async (persona: PersonaId, name: string) =>
  (await as(persona).savedSearches.list()).filter((search) => search.name === name);

async function clear() {
  for (const persona of ['client', 'client-admin', 'restricted', 'staff'] as const)
    for (const { id } of await as(persona).savedSearches.list())
      await as(persona).savedSearches.remove({ params: { id } });
}
beforeAll(clear);
afterAll(clear);

describe('saved searches of a user', () => {
  test('API-103 API-104 SRCH-025 DATA-035 have a name and filters including the period', async () => {
    const name = named('Guarantees');
    const saved = await save('client', `  ${name} `);
    expect(saved).toMatchObject({ name, query: QUERY, isFavorite: false, sharedBy: null });
    expect(await own('client', name)).toEqual([saved]);
    expect(await own('client-admin', name)).toEqual([]);
  });

  test('API-106 SRCH-027 SRCH-028 are sorted favourites first, then newest', async () => {
    const names = [named('first'), named('second'), named('third')];
    const saved = [];
    for (const name of names) saved.push(await save('restricted', name));
    await as('restricted').savedSearches.toggleFavorite({ params: { id: saved[0]!.id } });
    const order = async () =>
      (await as('restricted').savedSearches.list())
        .map(({ name }) => name)
        .filter((name) => names.includes(name));
    expect(await order()).toEqual([names[0], names[2], names[1]]);
    const again = await as('restricted').savedSearches.toggleFavorite({ params: { id: saved[0]!.id } });
    expect(again.isFavorite).toBe(false);
    expect(await order()).toEqual(names.toReversed());
  });

  test('API-105 SRCH-029 can be deleted', async () => {
    const { id } = await save('client', named('short-lived'));
    await as('client').savedSearches.remove({ params: { id } });
    expect((await failureOf(as('client').savedSearches.remove({ params: { id } }))).status).toBe(404);
  });

  test('PROF-043 have a daily, weekly or monthly alert, for own searches only', async () => {
    const { id, alert } = await save('client', named('Alerted'));
    expect(alert).toBeNull();
    const set = (persona: PersonaId, frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | null) =>
      as(persona).savedSearches.setAlert({ params: { id }, body: { alert: frequency } });
    for (const frequency of ['DAILY', 'WEEKLY', 'MONTHLY', null] as const) {
      expect((await set('client', frequency)).alert).toBe(frequency);
      expect((await as('client').savedSearches.list()).find((each) => each.id === id)!.alert).toBe(frequency);
    }
    expect((await failureOf(set('client-admin', 'DAILY'))).status).toBe(404);
    await expectProblem(
      await raw(`/api/saved-search-filter/${id}/alert`, {
        as: 'client',
        method: 'PUT',
        json: { alert: 'HOURLY' },
      }),
      400,
      'BAD_REQUEST',
    );
  });

  test('PROF-043 a recipient of a shared search sets the alert of their own copy', async () => {
    const name = named('Alerted copy');
    const { id } = await save('client', name);
    await as('client').savedSearches.setAlert({ params: { id }, body: { alert: 'DAILY' } });
    await as('client').savedSearches.share({ params: { id }, body: { userIds: [idOf('restricted')] } });
    const [copy] = await own('restricted', name);
    expect(copy!.alert).toBeNull();
    await as('restricted').savedSearches.setAlert({ params: { id: copy!.id }, body: { alert: 'MONTHLY' } });
    // Sharing again updates the search; the alert belongs to the receiver.
    await as('client').savedSearches.share({ params: { id }, body: { userIds: [idOf('restricted')] } });
    expect((await own('restricted', name))[0]!.alert).toBe('MONTHLY');
    expect((await own('client', name))[0]!.alert).toBe('DAILY');
  });

  test('SRCH-030 SRCH-031 have a name of 1 to 300 characters', async () => {
    for (const name of ['', '   ', 'x'.repeat(301)])
      await expectProblem(
        await raw('/api/saved-search-filter', { as: 'client', json: { name, query: QUERY } }),
        400,
        'BAD_REQUEST',
      );
    expect((await save('client', 'x'.repeat(300))).name).toHaveLength(300);
  });

  test('SRCH-032 names are unique per user, ignoring case', async () => {
    const name = named('Unique');
    const { id } = await save('client', name);
    const failure = await failureOf(save('client', name.toUpperCase()));
    expect(failure).toMatchObject({ status: 409, code: 'SAVED_SEARCH_DUPLICATE_NAME' });
    expect(failure.labels[0]).toMatch(/\S/);
    await save('client-admin', name);
    const other = await save('client', named('Other'));
    const renamed = as('client').savedSearches.rename({ params: { id: other.id }, body: { name } });
    expect((await failureOf(renamed)).code).toBe('SAVED_SEARCH_DUPLICATE_NAME');
    const kept = await as('client').savedSearches.rename({ params: { id }, body: { name: `${name}!` } });
    expect(kept.name).toBe(`${name}!`);
  });

  test('SRCH-032 of two concurrent searches with the same name, one is saved', async () => {
    const name = named('Twice');
    const tries = await Promise.allSettled([save('client', name), save('client', name)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('disabled accounts and invalid filters are refused', async () => {
    expect((await failureOf(as('demo').savedSearches.list())).status).toBe(403);
    const json = { name: named('x'), query: { ...QUERY, owner: 'somebody' } };
    await expectProblem(await raw('/api/saved-search-filter', { as: 'client', json }), 400, 'BAD_REQUEST');
  });
});

describe('sharing', () => {
  const contractsOf = (persona: PersonaId) => as(persona).savedSearches.contracts();
  /** Returns a contract of the client that the other persona is in, too, and one that they are not in. */
  async function contractsWith(other: PersonaId) {
    const all = await contractsOf('client');
    const reach = await Promise.all(
      all.map(({ id }) => as('client').savedSearches.reachableUsers({ query: { contractId: id } })),
    );
    const holds = (index: number) => reach[index]!.some(({ id }) => id === idOf(other));
    return {
      shared: all.find((_, index) => holds(index))!.id,
      foreign: all.find((_, index) => !holds(index))!.id,
    };
  }
  const share = (persona: PersonaId, id: string, userIds: string[]) =>
    as(persona).savedSearches.share({ params: { id }, body: { userIds } });

  test('API-107 SRCH-039 offers people of the user’s contracts, without the user', async () => {
    const { shared } = await contractsWith('restricted');
    const people = await as('client').savedSearches.reachableUsers({ query: { contractId: shared } });
    expect(people.map(({ id }) => id)).toContain(idOf('restricted'));
    expect(people.map(({ id }) => id)).not.toContain(idOf('client'));
    const strange = as('client').savedSearches.reachableUsers({ query: { contractId: UNKNOWN } });
    expect((await failureOf(strange)).status).toBe(404);
  });

  test('API-108 SRCH-033 gives each recipient their own copy, and no second one when repeated', async () => {
    const name = named('For Giulia');
    const { id } = await save('client', name);
    await share('client', id, [idOf('restricted')]);
    await share('client', id, [idOf('restricted')]);
    const copies = await own('restricted', name);
    expect(copies).toHaveLength(1);
    expect(copies[0]).toMatchObject({ query: QUERY, sharedBy: 'Claire Vasseur' });
    await as('client').savedSearches.remove({ params: { id } });
    expect(await own('restricted', name)).toHaveLength(1);
    // A name used by a shared copy is not available.
    expect((await failureOf(save('restricted', name))).code).toBe('SAVED_SEARCH_NAME_NOT_AVAILABLE');
    await as('restricted').savedSearches.remove({ params: { id: copies[0]!.id } });
  });

  test('SRCH-032 SRCH-033 a copy gets a numbered name if the recipient already uses the name', async () => {
    const name = named('Of both');
    const theirs = await save('restricted', name.toUpperCase());
    const { id } = await save('client', name);
    await Promise.all([share('client', id, [idOf('restricted')]), share('client', id, [idOf('restricted')])]);
    const [copy, ...more] = await own('restricted', `${name} (2)`);
    expect(copy).toMatchObject({ query: QUERY, sharedBy: 'Claire Vasseur' });
    expect(more).toEqual([]);
    expect(await own('restricted', name)).toEqual([]);
    // A copy is not renamed when the original name becomes available.
    await as('restricted').savedSearches.remove({ params: { id: theirs.id } });
    await share('client', id, [idOf('restricted')]);
    expect(await own('restricted', `${name} (2)`)).toHaveLength(1);
    expect(await own('restricted', name)).toEqual([]);
  });

  test('SRCH-034 requires at least one recipient other than the user', async () => {
    const { id } = await save('client', named('For nobody'));
    await expectProblem(
      await raw(`/api/saved-search-filter/${id}/share`, { as: 'client', json: { userIds: [] } }),
      400,
      'BAD_REQUEST',
    );
    expect((await failureOf(share('client', id, [idOf('client')]))).code).toBe('SAVED_SEARCH_CONTRACT');
  });

  test('SRCH-035 SRCH-036 is limited to one contract to which the search is limited', async () => {
    const { shared, foreign } = await contractsWith('restricted');
    const fits = await save('client', named('One contract'), { contracts: [shared] });
    await share('client', fits.id, [idOf('restricted')]);
    for (const contracts of [[shared, foreign], [foreign], [UNKNOWN]]) {
      const { id } = await save('client', named(`Of ${contracts.join()}`), { contracts });
      const failure = await failureOf(share('client', id, [idOf('restricted')]));
      expect(failure).toMatchObject({ status: 400, code: 'SAVED_SEARCH_CONTRACT' });
    }
  });

  test('is refused for people without a common contract', async () => {
    const { id } = await save('client', named('For a stranger'));
    for (const stranger of [idOf('marketing'), idOf('demo'), UNKNOWN])
      expect((await failureOf(share('client', id, [stranger]))).code).toBe('SAVED_SEARCH_CONTRACT');
    expect(await own('marketing', 'For a stranger')).toEqual([]);
  });

  test('SRCH-033 fills nobody’s list: shared copies have a limit, and leave the room for own searches', async () => {
    for (let made = 0; made < SAVED_SEARCHES_MAX; made++) {
      const { id } = await save('client', named(`Copy ${made}`));
      await share('client', id, [idOf('client-admin')]);
      await as('client').savedSearches.remove({ params: { id } });
    }
    const { id } = await save('client', named('One too many'));
    expect(await failureOf(share('client', id, [idOf('client-admin')]))).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      errors: [{ path: 'body.userIds' }],
    });
    const mine = await save('client-admin', named('Mine'));
    expect(await own('client-admin', mine.name)).toHaveLength(1);
    await clear();
  }, 60_000);

  test('SRCH-038 is refused in marketing mode', async () => {
    const { id } = await save('marketing', named('Mine'));
    expect((await failureOf(share('marketing', id, [idOf('client')]))).status).toBe(403);
    expect((await failureOf(contractsOf('marketing'))).status).toBe(403);
    await as('marketing').savedSearches.remove({ params: { id } });
  });

  test('SRCH-037 bank staff select among the contracts they serve', async () => {
    const contracts = await contractsOf('staff');
    expect(contracts.length).toBeGreaterThan(1);
    expect(contracts.map(({ name }) => name)).toEqual(
      contracts.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1)),
    );
  });
});

describe('relative terms and rights of a shared search', () => {
  const entitiesOfOthers = async () => {
    const known = new Set((await entitiesOf('restricted')).codes);
    return [...(await entitiesOf('client')).codes].filter((code) => !known.has(code));
  };
  const share = async (id: string) =>
    as('client').savedSearches.share({ params: { id }, body: { userIds: [idOf('restricted')] } });
  const find = (persona: PersonaId, { timeLine: _timeLine, ...body }: SavedQuery) =>
    as(persona).search.search({
      params: { type: 'all' },
      body: { ...(body as Partial<SearchFiltersInput>), limit: 100 },
    });

  test('relative terms are stored as such and apply to the reader', async () => {
    const name = named('Mine of late');
    const query = { services: ['requests'], recent: ['365'], own: ['requests'] };
    const saved = await save('client', name, query);
    expect(saved).toMatchObject({ query, filterCount: 4, appliedCount: 4 });
    await share(saved.id);
    const [copy] = await own('restricted', name);
    expect(copy).toMatchObject({ query, filterCount: 4, appliedCount: 4 });
    const [mine, theirs] = await Promise.all([find('client', saved.query), find('restricted', copy!.query)]);
    const ids = ({ groups }: typeof mine) => groups.flatMap(({ results }) => results.map(({ id }) => id));
    expect(ids(mine).length).toBeGreaterThan(0);
    expect(ids(mine)).not.toEqual(ids(theirs));
  });

  test('a filter the recipient must not know is withheld and counted', async () => {
    const [foreign] = await entitiesOfOthers();
    const [common] = (await entitiesOf('restricted')).codes;
    const name = named('Entities');
    const query = { query: 'halden', ricosCodes: [foreign!, common!], tags: [UNKNOWN] };
    const { id } = await save('client', name, query);
    await share(id);
    const [copy] = await own('restricted', name);
    expect(copy!.query).toEqual({ query: 'halden', ricosCodes: [common], timeLine: QUERY.timeLine });
    // The words, the start of the period, two legal entities and a tag.
    expect(copy).toMatchObject({ filterCount: 5, appliedCount: 3 });
    expect(JSON.stringify(await as('restricted').savedSearches.list())).not.toContain(foreign);
    expect((await own('client', name))[0]).toMatchObject({ filterCount: 5, appliedCount: 4 });
  });

  test('a search of a service that the recipient does not have says so', async () => {
    const saved = await save('marketing', named('Services'), { services: ['contracts', 'requests'] });
    const held = new Set<string>((await as('marketing').users.me()).services.map(({ name }) => name));
    const kept = [
      ...(held.has('CONTRACTS') || held.has('MY_CONTRACT') ? ['contracts'] : []),
      ...(held.has('REQUESTS_BOARD') ? ['requests'] : []),
    ];
    expect(saved.query.services ?? []).toEqual(kept);
    await as('marketing').savedSearches.remove({ params: { id: saved.id } });
  });
});
