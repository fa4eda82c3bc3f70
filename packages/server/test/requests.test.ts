import {
  CLOSED_STATES,
  IN_PROGRESS_STATES,
  PREFER_MINIMAL,
  byBoardOrder,
  shownState,
} from '@atrium/contract/request-rules';
import { signatureProgress } from '@atrium/contract/signature-rules';
import { describe, expect, it, vi } from 'vitest';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, clientWith, expectProblem, failureOf, ownSession, raw } from './support.ts';

const ALL = { query: { limit: 10_000 }, headers: PREFER_MINIMAL };
const PATIENCE = { timeout: 10_000, interval: 200 };
const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const WITHOUT_BOARD: PersonaId[] = ['marketing', 'demo', 'it-support'];

/** Returns a request that the super administrator can see and the given persona cannot. */
async function foreignTo(stranger: PersonaId): Promise<string> {
  const all = await as('super-admin').requests.list(ALL);
  const own = new Set((await as(stranger).requests.list(ALL)).pageRecords.map((row) => row.id));
  return all.pageRecords.find((row) => !own.has(row.id))!.id;
}

describe('requests board', () => {
  it('API-047 REQ-025 REQ-026 REQ-027 REQ-028 lists requests in board order', async () => {
    for (const requestStates of [[...IN_PROGRESS_STATES], [...CLOSED_STATES], undefined]) {
      const { pageRecords } = await as('client').requests.list({
        query: { limit: 10_000, ...(requestStates && { requestStates }) },
        headers: PREFER_MINIMAL,
      });
      expect(pageRecords.length).toBeGreaterThan(20);
      expect(pageRecords.map((row) => row.id)).toEqual(
        pageRecords.toSorted(byBoardOrder).map((row) => row.id),
      );
    }
  });

  it('DATA-023 a row has the request’s type, status and last author', async () => {
    const query = { limit: 100 };
    const mine = await as('client').requests.list({ query });
    const { firstName, lastName } = (await as('client').users.me()).contactInformation;
    expect(mine.pageRecords.length).toBeGreaterThan(20);
    for (const row of mine.pageRecords) {
      expect(row.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(row.title).not.toBe('');
      expect(row.serviceName).not.toBe('');
      expect(new Date(row.updatedAt).getTime()).toBeLessThanOrEqual(Date.now());
      expect(row.lastUpdateByMe).toBe(row.lastUpdaterFullName === `${firstName} ${lastName}`);
    }
    expect(new Set(mine.pageRecords.map((row) => row.favorite))).toEqual(new Set([true, false]));
    // `internalState` is the state in the bank's systems; `state` is the state shown to the reader.
    for (const { state, internalState, turn } of mine.pageRecords)
      expect(state).toBe(shownState(internalState, turn));
  });

  it('REQ-006 REQ-007 REQ-008 counters match the lists', async () => {
    // Retried, because other test files may create or move requests between the two reads.
    await vi.waitFor(async () => {
      const counters = await as('client').requests.counters();
      const { pageRecords, totalRecords } = await as('client').requests.list(ALL);
      const inState = (...states: string[]) => pageRecords.filter((row) => states.includes(row.state)).length;
      expect(counters).toEqual({
        yourTurn: pageRecords.filter(({ turn }) => turn.holder === 'you').length,
        actionRequired: inState('ACTION_REQUIRED'),
        inProgress: inState('INPROGRESS'),
        open: inState('ACTION_REQUIRED', 'INPROGRESS'),
        toClose: inState('TO_CLOSE'),
        closed: inState(...CLOSED_STATES),
        favorite: pageRecords.filter((row) => row.favorite).length,
        unseen: pageRecords.filter(
          (row) => row.unseen && ['ACTION_REQUIRED', 'INPROGRESS'].includes(row.state),
        ).length,
        neverSeen: pageRecords.filter((row) => row.neverSeen).length,
      });
      expect(counters.actionRequired).toBeGreaterThan(0);
      expect(totalRecords).toBe(pageRecords.length);
    }, PATIENCE);
  });

  it('REQ-009 REQ-011 REQ-012 filters by service, status, legal entity and favourite', async () => {
    const api = as('client').requests;
    const kyc = await api.list({ query: { limit: 10_000, services: ['KYC'] }, headers: PREFER_MINIMAL });
    expect(new Set(kyc.pageRecords.map((row) => row.serviceCode))).toEqual(new Set(['KYC']));
    const [entity] = kyc.pageRecords[0]!.legalEntities;
    const ofEntity = await api.list({
      query: { limit: 10_000, entities: [entity!.id] },
      headers: PREFER_MINIMAL,
    });
    expect(ofEntity.pageRecords.length).toBeGreaterThan(0);
    for (const row of ofEntity.pageRecords)
      expect(row.legalEntities.map(({ id }) => id)).toContain(entity!.id);
    const favorites = await api.list({
      query: { limit: 10_000, favoritesOnly: true },
      headers: PREFER_MINIMAL,
    });
    expect(favorites.pageRecords.length).toBeGreaterThan(0);
    expect(favorites.pageRecords.every((row) => row.favorite)).toBe(true);
  });

  it('REQ-005 REQ-034 favourites include all statuses; requests have four types', async () => {
    const { pageRecords } = await as('super-admin').requests.list(ALL);
    expect(new Set(pageRecords.map((row) => row.type))).toEqual(
      new Set(['DOCUMENT', 'ACTION', 'SIGNATURE', 'SERVICE_ACTION']),
    );
    const own = (await as('client').requests.list(ALL)).pageRecords.filter((row) => row.favorite);
    expect(new Set(own.map((row) => row.state)).size).toBeGreaterThan(1);
  });

  it('WID-039 WID-040 WID-041 WID-043 the filters of the Last requests widget, and its services', async () => {
    const api = as('client').requests;
    const last = await api.list({ query: { limit: 5, status: 'DEFAULT' }, headers: PREFER_MINIMAL });
    expect(last.pageRecords).toHaveLength(5);
    expect(last.totalPages).toBe(Math.ceil(last.totalRecords / 5));
    for (const row of last.pageRecords) expect(IN_PROGRESS_STATES).toContain(row.state);
    const waiting = await api.list({
      query: { limit: 100, status: 'ACTION_REQUIRED' },
      headers: PREFER_MINIMAL,
    });
    expect(waiting.pageRecords.length).toBeGreaterThan(0);
    expect(waiting.pageRecords.every((row) => row.state === 'ACTION_REQUIRED')).toBe(true);
    const favorites = await api.list({ query: { limit: 100, status: 'FAVORITE' }, headers: PREFER_MINIMAL });
    expect(favorites.pageRecords.every((row) => row.favorite)).toBe(true);
    const all = await api.list({ query: { limit: 10_000 }, headers: PREFER_MINIMAL });
    const marked = all.pageRecords.filter(({ favorite }) => favorite).map(({ id }) => id);
    expect(marked.length).toBeGreaterThan(0);
    expect(favorites.pageRecords.map(({ id }) => id).toSorted()).toEqual(marked.toSorted());
    const services = [...new Set(last.pageRecords.map(({ serviceCode }) => serviceCode))].slice(0, 1);
    const some = await api.list({
      query: { limit: 1000, status: 'DEFAULT', services },
      headers: PREFER_MINIMAL,
    });
    expect(some.pageRecords.length).toBeGreaterThan(0);
    expect(some.totalRecords).toBeLessThan(last.totalRecords);
    for (const row of some.pageRecords) expect(services).toContain(row.serviceCode);
  });

  it('pages contain no gaps or duplicates', async () => {
    const api = as('client').requests;
    const all = await api.list({ query: { limit: 10_000 }, headers: PREFER_MINIMAL });
    const pages = await Promise.all(
      [1, 2, 3].map((page) => api.list({ query: { limit: 20, page }, headers: PREFER_MINIMAL })),
    );
    expect(pages.flatMap(({ pageRecords }) => pageRecords.map(({ id }) => id))).toEqual(
      all.pageRecords.slice(0, 60).map(({ id }) => id),
    );
    for (const page of pages) expect(page.totalRecords).toBe(all.totalRecords);
    const beyond = await api.list({ query: { limit: 20, page: 1000 }, headers: PREFER_MINIMAL });
    expect(beyond).toMatchObject({ pageRecords: [], totalRecords: all.totalRecords });
  });

  it('API-047 returns the full representation unless a minimal one is preferred', async () => {
    const minimal = await as('client').requests.list({ query: { limit: 2 }, headers: PREFER_MINIMAL });
    expect(minimal.pageRecords[0]).not.toHaveProperty('participants');
    const full = await as('client').requests.list({ query: { limit: 2 } });
    expect(full.pageRecords[0]!.participants!.length).toBeGreaterThan(1);
    expect(full.pageRecords[0]!.rights).toHaveProperty('canClose');
    const most = await as('client').requests.list({ query: { limit: 5000 } });
    expect(most.pageRecords).toHaveLength(100);
  });

  it('REQ-014 only internal users get contract and internal ids', async () => {
    const client = await as('client').requests.list(ALL);
    for (const row of client.pageRecords) {
      expect(row).not.toHaveProperty('internalIds');
      expect(row).not.toHaveProperty('contractName');
    }
    const staff = await as('staff').requests.list(ALL);
    expect(staff.pageRecords.every((row) => typeof row.contractName === 'string')).toBe(true);
    expect(staff.pageRecords.some((row) => row.internalIds!.some((id) => id.startsWith('CCM-')))).toBe(true);
  });

  it('PLAT-010 translates the service name', async () => {
    const query = { limit: 1, services: ['POWER_OF_ATTORNEY' as const] };
    const english = await as('client', 'en').requests.list({ query, headers: PREFER_MINIMAL });
    const french = await as('client', 'fr').requests.list({ query, headers: PREFER_MINIMAL });
    expect(english.pageRecords[0]!.serviceName).toBe('Powers of attorney');
    expect(french.pageRecords[0]!.serviceName).toBe('Pouvoirs');
  });

  it('API-047 refuses invalid filters with the field', async () => {
    for (const query of [
      'requestStates=OPEN',
      'services=NOTHING',
      'limit=0',
      'limit=x',
      'favoritesOnly=maybe',
      'status=ALL',
    ]) {
      const answer = await raw(`/api/requests?${query}`, { as: 'client' });
      const body = (await answer.clone().json()) as { errors: { path: string }[] };
      await expectProblem(answer, 400, 'BAD_REQUEST');
      expect(body.errors[0]!.path).toMatch(`query.${query.split('=')[0]}`);
    }
  });

  it.each(WITHOUT_BOARD)('API-047 API-049 refuses %s, who does not have the board', async (persona) => {
    for (const path of ['/api/requests', '/api/requests/counters', `/api/requests/${UNKNOWN}`])
      await expectProblem(await raw(path, { as: persona }), 403, 'FORBIDDEN');
    await expectProblem(
      await raw(`/api/requests/favorites/${UNKNOWN}`, { as: persona, method: 'POST' }),
      403,
      'FORBIDDEN',
    );
    await expectProblem(
      await raw(`/api/requests/seen/${UNKNOWN}`, { as: persona, method: 'PUT' }),
      403,
      'FORBIDDEN',
    );
  });

  it('API-047 refuses calls without a session', async () => {
    await expectProblem(await raw('/api/requests'), 401, 'UNAUTHENTICATED');
    await expectProblem(await raw('/api/requests/counters'), 401, 'UNAUTHENTICATED');
  });
});

describe('visibility of requests', () => {
  const idsOf = async (persona: PersonaId) =>
    new Set((await as(persona).requests.list(ALL)).pageRecords.map((row) => row.id));

  it('API-049 a client sees exactly the requests they participate in', async () => {
    const own = await as('restricted').requests.list({ query: { limit: 100 } });
    for (const row of own.pageRecords)
      expect(row.participants!.some((person) => person.isMe && person.isActive)).toBe(true);
    expect(own.totalRecords).toBeLessThan((await idsOf('client-admin')).size);
  });

  it('API-049 a contract administrator sees all requests of the contract, those of others read-only', async () => {
    const { pageRecords } = await as('client-admin').requests.list({ query: { limit: 100 } });
    expect(new Set(pageRecords.map((row) => row.contractId)).size).toBe(1);
    const others = pageRecords.filter(
      (row) => !row.participants!.some((person) => person.isMe && person.isActive),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const row of others) {
      expect(Object.values(row.rights!)).not.toContain(true);
      expect(row).toMatchObject({ unseen: false, neverSeen: false });
    }
  });

  it('API-049 bank staff see the contracts they serve, bank administrators all', async () => {
    const [staff, admin] = [await idsOf('staff'), await idsOf('super-admin')];
    // Includes the seeded requests and those created by other test files.
    expect(admin.size).toBeGreaterThanOrEqual(5000);
    expect(staff.size).toBeGreaterThan(1000);
    expect(staff.size).toBeLessThan(admin.size);
  });

  it('API-049 an outsourced service sees its own contracts', async () => {
    const own = await as('osa').requests.list(ALL);
    expect(own.totalRecords).toBeGreaterThan(0);
    expect(own.totalRecords).toBeLessThan(200);
  });
});

describe('request details', () => {
  it('API-049 DATA-027 are returned to a participant with all fields', async () => {
    const api = as('client').requests;
    const [row] = (
      await api.list({ query: { limit: 1, status: 'ACTION_REQUIRED' }, headers: PREFER_MINIMAL })
    ).pageRecords;
    const request = await api.get({ params: { id: row!.id } });
    expect(request).toMatchObject({
      id: row!.id,
      title: row!.title,
      state: 'ACTION_REQUIRED',
      contractName: expect.any(String),
    });
    expect(request.participants.filter((person) => person.isMe)).toHaveLength(1);
    expect(request.rights).toMatchObject({ canWriteMessage: true, canManageTags: false, canReOpen: false });
  });

  it('RDET-007 a service action is named in the reader’s language', async () => {
    const inLanguage = async (language: string) =>
      (await as('super-admin', language).requests.list({ query: { limit: 100 } })).pageRecords.flatMap(
        ({ id, serviceAction }) => (serviceAction ? [{ id, ...serviceAction }] : []),
      );
    const [english, french] = [await inLanguage('en'), await inLanguage('fr')];
    expect(english.length).toBeGreaterThan(0);
    for (const { action, label } of english) expect(label).not.toBe(action);
    const inFrench = new Map(french.map(({ id, label }) => [id, label]));
    for (const { id, label } of english.filter((one) => inFrench.has(one.id)))
      expect(inFrench.get(id)).not.toBe(label);
  });

  it('counts the items of each tab, and updates the counts', async () => {
    const staff = as('super-admin');
    // Other test files create requests at the top of the list; the seeded ones are further down.
    const { pageRecords } = await staff.requests.list({ query: { limit: 1_000 } });
    const sample = [
      ...pageRecords.filter(({ counts }) => counts!.signatories > 0).slice(0, 3),
      ...pageRecords.filter(({ type }) => type === 'DOCUMENT').slice(0, 3),
    ];
    expect(sample).toHaveLength(6);
    for (const { id } of sample) {
      // Retried, because other test files may write between the reads.
      await vi.waitFor(async () => {
        const { counts } = await staff.requests.get({ params: { id } });
        const documents = await staff.requestDocuments.list({ params: { id } });
        const { totalRecords } = await staff.messages.list({ params: { id }, query: { size: 1 } });
        const envelopes = await staff.signatures.list({ params: { id } });
        expect(counts).toEqual({
          documents: documents.length,
          messages: totalRecords,
          ...signatureProgress(envelopes),
        });
      }, PATIENCE);
    }

    const { id } = pageRecords.findLast((row) => row.rights!.canWriteMessage)!;
    const { counts } = await staff.requests.get({ params: { id } });
    await staff.messages.post({
      params: { id },
      body: { message: '<p>Noted.</p>', responseRequired: false },
    });
    const after = await staff.requests.get({ params: { id } });
    expect(after.counts).toEqual({ ...counts, messages: counts.messages + 1 });
  });

  it.each(['client', 'client-admin', 'restricted', 'staff', 'osa'] as const)(
    'API-049 a request invisible to %s is 404 like an unknown one',
    async (persona) => {
      const id = await foreignTo(persona);
      for (const unknown of [id, UNKNOWN, 'not-an-id', '%00']) {
        await expectProblem(await raw(`/api/requests/${unknown}`, { as: persona }), 404, 'NOT_FOUND');
      }
      await expectProblem(
        await raw(`/api/requests/favorites/${id}`, { as: persona, method: 'POST' }),
        404,
        'NOT_FOUND',
      );
      await expectProblem(
        await raw(`/api/requests/favorites/${id}`, { as: persona, method: 'DELETE' }),
        404,
        'NOT_FOUND',
      );
      await expectProblem(
        await raw(`/api/requests/seen/${id}`, { as: persona, method: 'PUT' }),
        404,
        'NOT_FOUND',
      );
    },
  );

  it('API-049 refuses other methods', async () => {
    await expectProblem(
      await raw(`/api/requests/${UNKNOWN}`, { as: 'client', method: 'PATCH' }),
      405,
      'METHOD_NOT_ALLOWED',
    );
  });

  it('API-068 returns whether the user may create requests', async () => {
    expect(await as('client').requests.rights()).toEqual({ canCreateRequest: true });
    expect(await as('restricted').requests.rights()).toEqual({ canCreateRequest: false });
    expect((await failureOf(as(null).requests.rights())).status).toBe(401);
  });
});

describe('marks of a user', () => {
  it('API-054 API-055 a favourite is set and removed, idempotently', async () => {
    const api = as('restricted').requests;
    const row = (await api.list(ALL)).pageRecords.find((candidate) => !candidate.favorite);
    const params = { id: row!.id };
    const before = await api.counters();
    await api.addFavorite({ params });
    await api.addFavorite({ params });
    expect((await api.get({ params })).favorite).toBe(true);
    expect((await api.counters()).favorite).toBe(before.favorite + 1);
    await api.removeFavorite({ params });
    await api.removeFavorite({ params });
    expect((await api.get({ params })).favorite).toBe(false);
    expect(await api.counters()).toEqual(before);
  });

  it('API-054 favourites are per user', async () => {
    const rows = (await as('staff').requests.list(ALL)).pageRecords;
    const shared = rows.find((row) => !row.favorite)!;
    await as('super-admin').requests.addFavorite({ params: { id: shared.id } });
    expect((await as('staff').requests.get({ params: { id: shared.id } })).favorite).toBe(false);
    await as('super-admin').requests.removeFavorite({ params: { id: shared.id } });
  });

  it('RDET-077 a request is unseen until the user opens it', async () => {
    const api = as('restricted').requests;
    const row = (await api.list(ALL)).pageRecords.find((candidate) => candidate.unseen)!;
    await api.get({ params: { id: row.id } });
    expect((await api.get({ params: { id: row.id } })).unseen).toBe(true);
    await api.markSeen({ params: { id: row.id } });
    expect(await api.get({ params: { id: row.id } })).toMatchObject({ unseen: false, neverSeen: false });
  });

  it('RDET-077 an impersonated session does not change marks', async () => {
    const own = clientWith(await ownSession('super-admin'));
    await own.impersonation.start({ body: { email: 'l.brandt@halden.example' } });
    const row = (await own.requests.list(ALL)).pageRecords.find((candidate) => candidate.unseen)!;
    await own.requests.markSeen({ params: { id: row.id } });
    expect((await own.requests.get({ params: { id: row.id } })).unseen).toBe(true);
  });

  it('API-054 refuses a write from another site', async () => {
    const [row] = (await as('client').requests.list({ query: { limit: 1 }, headers: PREFER_MINIMAL }))
      .pageRecords;
    const answer = await raw(`/api/requests/favorites/${row!.id}`, {
      as: 'client',
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    await expectProblem(answer, 403, 'FORBIDDEN');
  });
});
