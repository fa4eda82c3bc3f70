import {
  PREFER_MINIMAL,
  QUICK_CLOSINGS,
  REQUEST_ACTS,
  type AskedState,
  type OfferedAct,
} from '@atrium/contract/request-rules';
import type { Request } from '@atrium/contract/requests';
import { readXlsx } from 'hucre';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

const ALL = { query: { limit: 10_000 }, headers: PREFER_MINIMAL };
const UNKNOWN = '11111111-2222-4333-8444-555555555555';

const read = (persona: PersonaId, id: string) => as(persona).requests.get({ params: { id } });
const move = (persona: PersonaId, id: string, state: AskedState) =>
  as(persona).requestActions.update({ params: { id }, body: { state } });

/** Performs an action as a page offers it, which may have been open for a while. */
const act = (persona: PersonaId, id: string, offered: OfferedAct, language = 'en') =>
  as(persona, language).requestActions.update({
    params: { id },
    body: { state: REQUEST_ACTS[offered.act].to, offered },
  });

/** Returns up to three requests of a persona that the client cannot see, so that other files' counts stay the same. */
async function requestsOf(persona: PersonaId, fits: (request: Request) => boolean): Promise<Request[]> {
  const { pageRecords } = await as(persona).requests.list(ALL);
  const clients = new Set((await as('client').requests.list(ALL)).pageRecords.map(({ id }) => id));
  const found: Request[] = [];
  for (const { id } of pageRecords) {
    if (clients.has(id)) continue;
    const request = await read(persona, id);
    if (fits(request)) found.push(request);
    if (found.length === 3) break;
  }
  return found;
}

/** Requests in progress of a bank user on which they can act and which the client cannot see. */
let open: Request[];

beforeAll(async () => {
  open = await requestsOf(
    'staff',
    ({ internalState, rights }) => internalState === 'INPROGRESS' && rights.canToClose,
  );
  expect(open).toHaveLength(3);
});

describe('status changes', () => {
  it('RDET-020 RDET-021 RDET-022 RDET-029 API-051 a closure is requested, withdrawn and confirmed, and the request reopened', async () => {
    const [{ id }] = open as [Request];
    const asked = await move('staff', id, 'TO_CLOSE');
    expect(asked.state).toBe('TO_CLOSE');
    expect(asked.rights).toMatchObject({ canToClose: true, canClose: false, canRefuseToClose: false });
    // The side that requested the closure may not accept it.
    expect(await failureOf(move('staff', id, 'CLOSED'))).toMatchObject({ status: 403, code: 'FORBIDDEN' });

    const withdrawn = await move('staff', id, 'INPROGRESS');
    expect(withdrawn).toMatchObject({ internalState: 'INPROGRESS', lastUpdateByMe: true });
    expect((await move('staff', id, 'CLOSED')).state).toBe('CLOSED');
    expect(await failureOf(move('staff', id, 'TO_CLOSE'))).toMatchObject({ status: 403 });
    const reopened = await move('staff', id, 'INPROGRESS');
    expect(reopened).toMatchObject({
      internalState: 'INPROGRESS',
      rights: { canReOpen: false, canToClose: true },
    });
  });

  it('RDET-023 RDET-031 the other side refuses a closure, and the user who asked is notified', async () => {
    const [, { id }] = open as [Request, Request];
    await move('staff', id, 'TO_CLOSE');
    const seen = await read('super-admin', id);
    expect(seen.rights).toMatchObject({ canClose: true, canRefuseToClose: true, canToClose: false });
    expect((await move('super-admin', id, 'INPROGRESS')).state).toBe('INPROGRESS');
    const { pageRecords } = await as('staff').notifications.list({ query: {} });
    expect(pageRecords[0]).toMatchObject({
      type: 'REQUEST_UPDATED',
      url: `/requests-board/requests/${id}`,
      isSeen: false,
    });
  });

  it('RDET-023 RDET-031 a closure can be refused only while pending; a closed request stays closed', async () => {
    const [, { id }] = open as [Request, Request];
    const refusing = { act: 'refuseClosure', from: 'TO_CLOSE' } as const;
    await move('staff', id, 'TO_CLOSE');
    await move('super-admin', id, 'CLOSED');
    // The page of another user, who may reopen the request, still offers to refuse the closure.
    expect((await read('super-admin', id)).rights.canReOpen).toBe(true);
    const refused = await failureOf(act('super-admin', id, refusing));
    expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' });
    const inFrench = await failureOf(act('super-admin', id, refusing, 'fr'));
    expect(inFrench.labels[0]).toMatch(/\S/);
    expect(inFrench.labels).not.toEqual(refused.labels);
    expect((await read('super-admin', id)).state).toBe('CLOSED');
    // On a closed request one can reopen, but not refuse.
    expect(await failureOf(act('super-admin', id, { ...refusing, from: 'CLOSED' }))).toMatchObject({
      status: 403,
    });
    const reopening = { act: 'reopen', from: 'CLOSED' } as const;
    expect((await act('super-admin', id, reopening)).state).toBe('INPROGRESS');
    await move('staff', id, 'TO_CLOSE');
    expect((await act('super-admin', id, refusing)).state).toBe('INPROGRESS');
  });

  it('RDET-020 RDET-022 RDET-029 an action on a request that has changed has no other effect', async () => {
    const [, , { id }] = open as [Request, Request, Request];
    const late = async (persona: PersonaId, offered: OfferedAct) => {
      const { state } = await read(persona, id);
      expect(await failureOf(act(persona, id, offered))).toMatchObject({ status: 409, code: 'CONFLICT' });
      expect((await read(persona, id)).state).toBe(state);
    };
    // In progress again: accepting the withdrawn closure would close it, withdrawing it again would do nothing.
    await move('staff', id, 'TO_CLOSE');
    await move('staff', id, 'INPROGRESS');
    await late('super-admin', { act: 'close', from: 'TO_CLOSE' });
    await late('staff', { act: 'cancelClosure', from: 'TO_CLOSE' });
    // Closure requested: reopening would refuse it.
    await move('staff', id, 'TO_CLOSE');
    await late('super-admin', { act: 'reopen', from: 'CLOSED' });
    await late('super-admin', { act: 'close', from: 'INPROGRESS' });
    // Closed: withdrawing the closure request would reopen it.
    await move('super-admin', id, 'CLOSED');
    await late('staff', { act: 'cancelClosure', from: 'TO_CLOSE' });
    await move('super-admin', id, 'INPROGRESS');
    // A change of the turn in between does not change what an action means.
    expect((await act('staff', id, { act: 'close', from: 'ACTION_REQUIRED' })).state).toBe('CLOSED');
    await move('staff', id, 'INPROGRESS');
  });

  it('API-051 refuses an action that does not lead to the requested status, and unknown actions', async () => {
    const [{ id }] = open as [Request];
    for (const offered of [
      { act: 'close', from: 'INPROGRESS' },
      { act: 'erase', from: 'INPROGRESS' },
      { act: 'requestClosure' },
    ]) {
      const json = { state: 'TO_CLOSE', offered };
      const answer = await raw(`/api/requests/${id}`, { as: 'staff', method: 'PUT', json });
      await expectProblem(answer, 400, 'BAD_REQUEST');
    }
  });

  it('RDET-025 RDET-032 RDET-033 RDET-036 only the author cancels, sends reminders and deletes', async () => {
    const [request] = (await requestsOf(
      'staff',
      ({ internalState, isCreatedByMe }) => internalState === 'INPROGRESS' && !isCreatedByMe,
    )) as [Request];
    const params = { id: request.id };
    expect(await failureOf(move('staff', request.id, 'CANCELED'))).toMatchObject({ status: 403 });
    expect(await failureOf(as('staff').requestActions.remind({ params }))).toMatchObject({ status: 403 });
    expect(await failureOf(as('staff').requestActions.remove({ params }))).toMatchObject({ status: 403 });
    expect((await read('staff', request.id)).state).toBe(request.state);
  });

  it('API-051 refuses a status that cannot be requested, and unknown statuses', async () => {
    const [{ id }] = open as [Request];
    for (const state of ['PROCESSED', 'ACTION_REQUIRED', 'OPEN', 7]) {
      const answer = await raw(`/api/requests/${id}`, { as: 'staff', method: 'PUT', json: { state } });
      await expectProblem(answer, 400, 'BAD_REQUEST');
    }
  });

  it('API-050 API-051 API-053 API-058 is 404 for an invisible request, in every call', async () => {
    const all = (await as('super-admin').requests.list(ALL)).pageRecords;
    const own = new Set((await as('client').requests.list(ALL)).pageRecords.map(({ id }) => id));
    for (const id of [all.find((row) => !own.has(row.id))!.id, UNKNOWN]) {
      for (const [method, path, json] of [
        ['PUT', `/api/requests/${id}`, { state: 'CLOSED' }],
        ['PUT', '/api/requests/states', { requestIds: [id], state: 'CLOSED' }],
        ['DELETE', `/api/requests/${id}`, undefined],
        ['POST', `/api/requests/${id}/remind`, undefined],
        ['GET', `/api/requests/${id}/legal-entities`, undefined],
      ] as const)
        await expectProblem(await raw(path, { as: 'client', method, json }), 404, 'NOT_FOUND');
    }
  });

  it('API-051 API-052 API-070 is refused without the board and without a session', async () => {
    const [{ id }] = open as [Request];
    for (const [method, path, json] of [
      ['PUT', `/api/requests/${id}`, { state: 'CLOSED' }],
      ['PUT', '/api/requests/states', { requestIds: [id], state: 'CLOSED' }],
      ['DELETE', `/api/requests/${id}`, undefined],
      ['GET', '/api/requests/export?requestFilterType=CLOSED&timezone=Europe/Paris', undefined],
    ] as const) {
      await expectProblem(await raw(path, { as: 'it-support', method, json }), 403, 'FORBIDDEN');
      await expectProblem(await raw(path, { method, json }), 401, 'UNAUTHENTICATED');
    }
  });

  it('RDET-021 of two concurrent decisions one is applied and the other refused', async () => {
    const [, , { id }] = open as [Request, Request, Request];
    await move('staff', id, 'TO_CLOSE');
    const outcomes = await Promise.allSettled([
      move('super-admin', id, 'CLOSED'),
      move('super-admin', id, 'CLOSED'),
      move('super-admin', id, 'CLOSED'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read('staff', id)).state).toBe('CLOSED');
    await move('super-admin', id, 'INPROGRESS');
  });
});

describe('participants', () => {
  it('RDET-038 RDET-074 API-061 API-066 people of the contract can be added, are notified and see the request', async () => {
    const [{ id }] = open as [Request];
    const params = { id };
    const people = await as('staff').requestActions.reachableUsers({ params });
    const before = await read('staff', id);
    const present = new Set(before.participants.filter((one) => one.isActive).map(({ user }) => user.id));
    expect(people.length).toBeGreaterThan(0);
    expect(people.some((person) => present.has(person.id))).toBe(false);
    expect(people.every((person) => !person.isSelectedByDefault)).toBe(true);

    const [chosen] = people;
    const after = await as('staff').requestActions.addParticipants({ params, body: [{ id: chosen!.id }] });
    expect(after.participants).toHaveLength(before.participants.length + 1);
    expect(after.participants.find(({ user }) => user.id === chosen!.id)).toMatchObject({
      isActive: true,
      role: chosen!.role.roleType,
    });
    // Repeating the call changes nothing.
    const again = await as('staff').requestActions.addParticipants({ params, body: [{ id: chosen!.id }] });
    expect(again.participants).toHaveLength(after.participants.length);
    const left = await as('staff').requestActions.reachableUsers({ params });
    expect(left.map((person) => person.id)).not.toContain(chosen!.id);
  });

  it('RDET-074 API-066 if one is of another contract, nobody is added', async () => {
    const [{ id }] = open as [Request];
    const params = { id };
    const [reachable] = await as('staff').requestActions.reachableUsers({ params });
    const before = await read('staff', id);
    const stranger = await as('osa').users.me();
    expect(
      await failureOf(
        as('staff').requestActions.addParticipants({
          params,
          body: [{ id: reachable!.id }, { id: stranger.id }],
        }),
      ),
    ).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect((await read('staff', id)).participants).toEqual(before.participants);
  });

  it('API-061 API-066 refuses users without the right, an empty list and unknown requests', async () => {
    const closed = (
      await as('client').requests.list({
        query: { limit: 1, requestStates: ['CLOSED'] },
        headers: PREFER_MINIMAL,
      })
    ).pageRecords[0]!;
    const json = [{ id: UNKNOWN }];
    const path = (id: string, call: string) => `/api/requests/${id}/${call}`;
    await expectProblem(await raw(path(closed.id, 'reachable-users'), { as: 'client' }), 403, 'FORBIDDEN');
    await expectProblem(await raw(path(closed.id, 'participants'), { as: 'client', json }), 403, 'FORBIDDEN');
    await expectProblem(await raw(path(UNKNOWN, 'reachable-users'), { as: 'client' }), 404, 'NOT_FOUND');
    await expectProblem(await raw(path(UNKNOWN, 'participants'), { as: 'client', json }), 404, 'NOT_FOUND');
    await expectProblem(
      await raw(path(open[0]!.id, 'participants'), { as: 'staff', json: [] }),
      400,
      'BAD_REQUEST',
    );
  });
});

describe('quick closing', () => {
  type Matching = Parameters<ReturnType<typeof as>['requestActions']['updateMatching']>[0]['body'];
  /** Closes the requests that match the offered filters; `change` overrides fields of the body. */
  const closing =
    (offer: Pick<Matching, 'filters' | 'except' | 'total' | 'readAt'>) => (change: Partial<Matching>) =>
      as('super-admin').requestActions.updateMatching({
        body: { ...offer, state: 'CLOSED', offered: { act: 'close', from: 'TO_CLOSE' }, ...change },
      });

  it('REQ-019 API-052 closes all given requests or none', async () => {
    const [first, second] = open.map(({ id }) => id) as [string, string];
    await move('staff', first, 'TO_CLOSE');
    const close = (requestIds: string[]) =>
      as('super-admin').requestActions.updateStates({ body: { requestIds, state: 'CLOSED' } });

    expect(await failureOf(close([first, UNKNOWN]))).toMatchObject({ status: 404 });
    expect((await read('staff', first)).state).toBe('TO_CLOSE');

    await move('staff', second, 'TO_CLOSE');
    await close([first, second, first]);
    expect((await read('staff', first)).state).toBe('CLOSED');
    expect((await read('staff', second)).state).toBe('CLOSED');
    // A closed request cannot be closed again.
    expect(await failureOf(close([first]))).toMatchObject({ status: 403 });
    for (const id of [first, second]) await move('super-admin', id, 'INPROGRESS');
  });

  it('REQ-019 API-052 closes none if the closure of one was refused meanwhile, and names that request', async () => {
    const [first, second] = open as [Request, Request];
    const requestIds = [first.id, second.id];
    const close = () =>
      as('super-admin').requestActions.updateStates({
        body: { requestIds, state: 'CLOSED', offered: { act: 'close', from: 'TO_CLOSE' } },
      });
    for (const id of requestIds) await move('staff', id, 'TO_CLOSE');
    await move('super-admin', second.id, 'INPROGRESS');
    const failure = await failureOf(close());
    expect(failure).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(failure.labels[0]).toContain(second.reference);
    expect(failure.labels[0]).not.toContain(first.reference);
    expect((await read('staff', first.id)).state).toBe('TO_CLOSE');
    expect((await read('staff', second.id)).internalState).toBe('INPROGRESS');
    await move('staff', second.id, 'TO_CLOSE');
    await close();
    for (const id of requestIds) {
      expect((await read('staff', id)).state).toBe('CLOSED');
      await move('super-admin', id, 'INPROGRESS');
    }
  });

  it('REQ-019 by filters, closes the requests as displayed, without excluded ones', async () => {
    const ids = open.map(({ id }) => id) as [string, string, string];
    for (const id of ids) await move('staff', id, 'TO_CLOSE');
    // Only the three requests, described by filters they have in common.
    const filters = { tab: 'TO_CLOSE' as const, createdAt: { from: '2000-01-01T00:00:00Z' } };
    const shown = await as('super-admin').requests.search({ body: { filters, limit: 2_000 } });
    const others = shown.records.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
    const close = closing({ filters, except: [...others, ids[2]], total: 2, readAt: shown.readAt });
    // If the number differs from what was shown, or a request has changed since it was read, nothing is closed.
    expect(await failureOf(close({ total: 3 }))).toMatchObject({ status: 409 });
    expect(await failureOf(close({ readAt: '2020-01-01T00:00:00Z' }))).toMatchObject({ status: 409 });
    expect((await read('staff', ids[0])).state).toBe('TO_CLOSE');

    expect(await close({})).toEqual({ changed: 2, left: 0 });
    const states = await Promise.all(ids.map(async (id) => (await read('staff', id)).state));
    expect(states).toEqual(['CLOSED', 'CLOSED', 'TO_CLOSE']);
    expect(await failureOf(close({}))).toMatchObject({ status: 409 });
    for (const id of ids) await move('super-admin', id, 'INPROGRESS');
  });

  it('REQ-019 returns for each row whether its reader can close it now, in lists and counts', async () => {
    const filters = { tab: 'TO_CLOSE' as const };
    const seen = new Set<string | null>();
    for (const persona of ['client', 'client-admin', 'osa', 'staff', 'super-admin'] as const) {
      const search = as(persona).requests.search;
      const list = await search({ body: { filters, limit: 2_000, facets: ['quickClosing'] } });
      const counted = Object.fromEntries(
        list.facets.quickClosing!.map(({ value, count }) => [value, count] as const),
      );
      for (const how of QUICK_CLOSINGS) {
        const rows = list.records.filter((row) => row.quickClosing === how);
        expect(counted[how] ?? 0, `${persona} ${how}`).toBe(rows.length);
        const found = await search({ body: { filters: { ...filters, quickClosing: [how] }, limit: 2_000 } });
        expect(found.records.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        for (const { id } of rows.slice(0, 4)) {
          const { rights, participants } = await read(persona, id);
          expect(rights.canClose, `${persona} ${id}`).toBe(how === 'possible');
          const takesPart = participants.some((one) => one.isMe && one.isActive);
          expect(takesPart && how === 'readOnly').toBe(false);
          seen.add(how);
        }
      }
    }
    expect(seen).toEqual(new Set(QUICK_CLOSINGS));
    const running = await as('client').requests.search({ body: { filters: { tab: 'IN_PROGRESS' } } });
    expect(running.records.every((row) => row.quickClosing === null)).toBe(true);
  });

  it('REQ-019 by filters, closes those the user can close now and skips the others', async () => {
    const ids = open.map(({ id }) => id) as [string, string, string];
    for (const id of ids.slice(0, 2)) await move('staff', id, 'TO_CLOSE');
    await move('super-admin', ids[2], 'TO_CLOSE');
    const filters = { tab: 'TO_CLOSE' as const };
    const shown = await as('super-admin').requests.search({ body: { filters, limit: 2_000 } });
    const except = shown.records.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
    const close = closing({ filters, except, total: 2, readAt: shown.readAt });
    // A user who was shown three closable requests saw another state.
    expect(await failureOf(close({ total: 3 }))).toMatchObject({ status: 409 });
    expect(
      await failureOf(close({ filters: { ...filters, quickClosing: ['otherAudience'] } })),
    ).toMatchObject({
      status: 409,
    });
    expect(await close({})).toEqual({ changed: 2, left: 0 });
    const states = await Promise.all(ids.map(async (id) => (await read('staff', id)).state));
    expect(states).toEqual(['CLOSED', 'CLOSED', 'TO_CLOSE']);
    for (const id of ids) await move('super-admin', id, 'INPROGRESS');
  });

  it('REQ-014 REQ-019 for a client, ignores requests by filters reserved for the bank', async () => {
    const json = {
      filters: { contract: 'a' },
      total: 1,
      readAt: new Date().toISOString(),
      state: 'CLOSED',
      offered: { act: 'close', from: 'TO_CLOSE' },
    };
    const path = '/api/requests/states/matching';
    await expectProblem(await raw(path, { as: 'client', method: 'PUT', json }), 403, 'FORBIDDEN');
    const other = { ...json, filters: {}, state: 'CANCELED' };
    await expectProblem(await raw(path, { as: 'client', method: 'PUT', json: other }), 400, 'BAD_REQUEST');
  });

  it('API-052 refuses an empty list, a list that is too long, and invalid ids', async () => {
    for (const requestIds of [[], Array.from({ length: 501 }, () => UNKNOWN), ['x']]) {
      const json = { requestIds, state: 'CLOSED' };
      const answer = await raw('/api/requests/states', { as: 'client', method: 'PUT', json });
      await expectProblem(answer, 400, 'BAD_REQUEST');
    }
  });
});

describe('board export', () => {
  const path = (tab: string, timezone: string) =>
    `/api/requests/export?requestFilterType=${tab}&timezone=${encodeURIComponent(timezone)}`;
  const sheetOf = async (answer: Response) =>
    (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]!;

  it('REQ-021 REQ-022 API-070 contains the requests of a tab in board order', async () => {
    const answer = await raw(path('CLOSED', 'Europe/Paris'), { as: 'client' });
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="requests.xlsx"');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const { rows } = await sheetOf(answer);
    const { pageRecords } = await as('client').requests.list({
      query: { limit: 10_000, requestStates: ['PROCESSED', 'CLOSED', 'CANCELED'] },
      headers: PREFER_MINIMAL,
    });
    expect(rows[0]!.slice(0, 4)).toEqual(['Reference', 'Title', 'State', 'Service']);
    expect(rows.slice(1).map(([reference]) => reference)).toEqual(pageRecords.map((row) => row.reference));
  });

  it('REQ-021 REQ-016 uses the filters and order of the board', async () => {
    const shown = {
      filters: { state: ['CLOSED' as const], tab: 'TO_CLOSE' as const },
      order: [{ by: 'title' as const, descending: true }],
    };
    const query = new URLSearchParams({ shown: JSON.stringify(shown) });
    const answer = await raw(`${path('CLOSED', 'UTC')}&${query}`, { as: 'client' });
    expect(Number(answer.headers.get('x-expected-bytes'))).toBeGreaterThan(0);
    const { rows } = await sheetOf(answer);
    // The tab of the call takes precedence over the filters.
    const { records } = await as('client').requests.search({
      body: { ...shown, filters: { state: ['CLOSED'], tab: 'CLOSED' }, limit: 2_000 },
    });
    expect(records.length).toBeGreaterThan(1);
    expect(rows.slice(1).map(([reference]) => reference)).toEqual(records.map((row) => row.reference));
    for (const bad of ['{', '[]', JSON.stringify({ filters: { colour: 'red' } })]) {
      const wrong = await raw(`${path('CLOSED', 'UTC')}&${new URLSearchParams({ shown: bad })}`, {
        as: 'client',
      });
      await expectProblem(wrong, 400, 'BAD_REQUEST');
    }
    const hidden = new URLSearchParams({ shown: JSON.stringify({ filters: { contract: 'a' } }) });
    await expectProblem(await raw(`${path('CLOSED', 'UTC')}&${hidden}`, { as: 'client' }), 403, 'FORBIDDEN');
  });

  it('REQ-021 writes dates in the given time zone', async () => {
    const day = async (timezone: string) => {
      const { rows } = await sheetOf(await raw(path('IN_PROGRESS', timezone), { as: 'client' }));
      return (rows[1]![6] as Date).getTime();
    };
    expect((await day('Asia/Tokyo')) - (await day('UTC'))).toBe(9 * 3_600_000);
  });

  it('REQ-014 API-070 only internal users get contract and internal ids, in the language of the call', async () => {
    const head = async (persona: PersonaId, language: string) =>
      (
        await sheetOf(
          await raw(path('TO_CLOSE', 'UTC'), { as: persona, headers: { 'accept-language': language } }),
        )
      ).rows[0]!;
    expect(await head('client', 'en')).not.toContain('Contract');
    expect(await head('staff', 'en')).toEqual(expect.arrayContaining(['Contract', 'Internal IDs']));
    expect(await head('client', 'fr')).toContain('Entités juridiques');
  });

  it('API-070 is a valid workbook, whatever the titles contain', async () => {
    const contracts = await as('client').requestCreation.contracts();
    const title = `=1+1 \u0001 \uffff \ufffe ${crypto.randomUUID()} <b>&amp;`;
    await as('client').requestCreation.create({
      body: {
        contractId: contracts.find(({ number }) => number === '00418')!.id,
        serviceAction: { serviceCode: 'CASH_MANAGEMENT', action: 'PAYMENT_INVESTIGATION' },
        type: 'ACTION',
        title,
        description: '<p>x</p>',
        participants: [{ id: (await as('staff').users.me()).id }],
        topicIds: ['PAYMENTS'],
      },
    });
    const answer = await raw(path('IN_PROGRESS', 'UTC'), { as: 'client' });
    const rows = (await sheetOf(answer)).rows.map((row) => row[1]);
    expect(rows).toContain(`'${title.replaceAll(/[\ufffe\uffff]/g, '')}`);
  });

  it('API-070 refuses unknown tabs and time zones', async () => {
    for (const bad of [path('OPEN', 'UTC'), path('CLOSED', 'Mars/Olympus')])
      await expectProblem(await raw(bad, { as: 'client' }), 400, 'BAD_REQUEST');
  });
});
