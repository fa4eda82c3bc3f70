import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccessExplanation } from '@atrium/contract/access-explanations';
import { ACCESS_SUBJECTS, guardOf, needsOf } from '@atrium/contract/access-subjects';
import type { AccessSubject } from '@atrium/contract/access-subjects';
import type { FinancingList } from '@atrium/contract/loans-and-deposits';
import { FINANCING_SUB_TYPES } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { TreasuryList } from '@atrium/contract/treasury-reporting';
import { loadUser } from '../src/auth/user.ts';
import {
  accessRequests,
  auditEvents,
  contracts,
  contractServices,
  contractUserRights,
  contractUsers,
  legalEntitiesLists,
  legalEntitiesListMembers,
  contractLegalEntities,
  financingPositions,
  notifications,
  serviceAvailability,
  users,
  userServices,
} from '../src/database/schema/index.ts';
import type { AppEnv } from '../src/http/mount.ts';
import { subjectNames } from '../src/notification-subjects.ts';
import { PERSONA_IDS, personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { appOver, ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { as, expectProblem, raw } from './support.ts';

/** For each subject a call guarded by exactly its permission, not by a wider one. */
const CALLS: Partial<Record<AccessSubject, string>> = {
  REQUESTS_BOARD: '/api/requests/counters',
  CONTACTS: '/api/contacts/00000000-0000-4000-8000-000000000000/card',
  HIGHLIGHTS: '/api/highlights/sources/all/publications',
  GLOBAL_MARKETS_RESEARCH: '/api/kepler',
  INFORMATION_HUB: '/api/information-hub/rights',
  CONTRACTS: '/api/contracts',
  MY_CONTRACT: '/api/contracts/mine',
  KYC: '/api/kyc',
  POWER_OF_ATTORNEY: '/api/power-of-attorney',
  AUDIT_REPORT_REQUEST: '/api/audit-reports/rights',
  CASH_MANAGEMENT_SOLUTIONS: '/api/cash-management-solutions/rights',
  TRADE_FINANCE: '/api/trade-finance-solutions/rights',
  LOANS_AND_DEPOSITS: '/api/loans-and-deposits/rights',
  TREASURY_REPORTING: '/api/treasury-reporting/rights',
  GUARANTEES: '/api/guarantees/summary',
  MTM: '/api/mtm/summary',
  YOUR_CARBON_EMISSIONS: '/api/carbon-emissions/summary',
  LEGAL_DASHBOARD: '/api/legal-dashboard/summary',
  DATA_ROOM: '/api/data-rooms',
  CREATE_REQUESTS: '/api/requests-configuration/services',
  CHANGE_CONTRACTS: '/api/contracts/services',
  SUPPORT_PAGE: '/api/service-availability',
};

const LISTS = {
  LOANS_AND_DEPOSITS: '/api/loans-and-deposits',
  TREASURY_REPORTING: '/api/treasury-reporting',
} as const;

const explain = (persona: PersonaId, subject: AccessSubject, language = 'en') =>
  as(persona, language).accessExplanations.explain({ params: { subject } });

const stepOf = ({ steps }: AccessExplanation, kind: string) => steps.find((step) => step.kind === kind);

describe('content of an explanation', () => {
  test.each(PERSONA_IDS)('matches the decision of the guard, for %s and every page', async (persona) => {
    for (const subject of ACCESS_SUBJECTS) {
      const answer = await raw(`/api/access-explanations/${subject}`, { as: persona });
      // A disabled account is refused every page, including the explanation (PLAT-054).
      const { isAllowed, steps } =
        answer.status === 403
          ? { isAllowed: false, steps: [] }
          : ((await answer.json()) as AccessExplanation);
      const call = CALLS[subject];
      const isLetIn = call ? (await raw(call, { as: persona })).status !== 403 : isAllowed;
      expect(isLetIn, `${persona} ${subject}`).toBe(isAllowed);
      // A missing step is the last one; every refusal has one, unless the explanation itself is refused.
      const lacks = steps.filter(({ state }) => state === 'MISSING');
      expect(lacks, `${persona} ${subject}`).toEqual(
        steps.slice(-1).filter(({ state }) => state === 'MISSING'),
      );
      expect(lacks.length > 0 || isAllowed || steps.length === 0, `${persona} ${subject}`).toBe(true);
    }
  });

  test('names the contract, the activation, the missing right and who can grant it', async () => {
    const found = await explain('restricted', 'KYC');
    expect(found).toMatchObject({ label: 'KYC', isAllowed: false, askedAt: null, canAsk: true });
    expect(found.steps.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'ACCOUNT HELD',
      'CONTRACT HELD',
      'ACTIVATION HELD',
      'RIGHT MISSING',
    ]);
    expect(stepOf(found, 'ACTIVATION')?.contracts?.total).toBe(1);
    const { firstName, lastName } = personaOf('client-admin');
    expect(found.grantableBy?.kind).toBe('CLIENT_ADMINISTRATORS');
    expect(found.grantableBy?.people).toContain(`${firstName} ${lastName}`);
  });

  test('is in the language of the caller', async () => {
    expect((await explain('restricted', 'POWER_OF_ATTORNEY', 'fr')).label).toBe('Pouvoirs');
    expect((await explain('restricted', 'CREATE_REQUESTS', 'fr')).label).toBe('Créer des demandes');
  });

  test('says when nobody can grant access', async () => {
    for (const [persona, subject, kind] of [
      ['marketing', 'KYC', 'CONTRACT'],
      ['staff', 'SUPPORT_PAGE', 'SUPPORT'],
      ['staff', 'CHANGE_CONTRACTS', 'BANK_ADMINISTRATOR'],
      ['it-support', 'KYC', 'SERVICE'],
      ['staff', 'EDIT_INFORMATION_HUB', 'BANK_ADMINISTRATOR'],
      ['staff', 'EDIT_TRADE_FINANCE', 'BANK_ADMINISTRATOR'],
      ['staff', 'EDIT_CASH_MANAGEMENT', 'BANK_ADMINISTRATOR'],
      ['staff', 'EDIT_AUDIT_REPORTS', 'BANK_ADMINISTRATOR'],
      ['staff', 'PUBLISH_RELEASE_NOTES', 'BANK_ADMINISTRATOR'],
    ] as const) {
      const found = await explain(persona, subject);
      expect(found.steps.at(-1), persona).toMatchObject({ kind, state: 'MISSING' });
      expect(found, persona).toMatchObject({ grantableBy: { kind: 'NOBODY', people: [] }, canAsk: false });
    }
  });

  test('people outside the bank cannot request what only administrators of the bank do, whatever else they lack', async () => {
    for (const persona of ['client', 'client-admin', 'restricted', 'newcomer', 'osa'] as const)
      for (const subject of ACCESS_SUBJECTS.filter((one) =>
        needsOf(guardOf(one)).some(({ need }) => need?.kind === 'BANK_ADMINISTRATOR'),
      )) {
        const found = await explain(persona, subject);
        expect(found.steps, `${persona} ${subject}`).toMatchObject([
          { kind: 'BANK_ADMINISTRATOR', state: 'MISSING' },
        ]);
        expect(found, subject).toMatchObject({ grantableBy: { kind: 'NOBODY', people: [] }, canAsk: false });
        const json = { subject };
        await expectProblem(await raw('/api/access-requests', { as: persona, json }), 409, 'CONFLICT');
      }
  });

  test('HUB-017 TF-006 CM-003 DOC-011 says nothing is missing to those who edit the content', async () => {
    for (const subject of [
      'EDIT_INFORMATION_HUB',
      'EDIT_TRADE_FINANCE',
      'EDIT_CASH_MANAGEMENT',
      'EDIT_AUDIT_REPORTS',
      'PUBLISH_RELEASE_NOTES',
    ] as const) {
      const found = await explain('super-admin', subject);
      expect(found, subject).toMatchObject({ isAllowed: true, grantableBy: null, canAsk: false });
      expect(stepOf(found, 'BANK_ADMINISTRATOR')?.state, subject).toBe('HELD');
    }
  });

  test('CUSR-032 says that nobody changes their own rights, and names the others who do, never the person', async () => {
    const found = await explain('client-admin', 'CHANGE_OWN_RIGHTS');
    expect(found).toMatchObject({ label: 'Change your own rights', isAllowed: false, canAsk: true });
    expect(found.steps.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'ACCOUNT HELD',
      'ANOTHER_ADMINISTRATOR MISSING',
    ]);
    const { firstName, lastName } = personaOf('client-admin');
    expect(found.grantableBy!.people).not.toContain(`${firstName} ${lastName}`);
    // Bank administrators are in no contract of a client: nobody in the portal is asked.
    expect(await explain('super-admin', 'CHANGE_OWN_RIGHTS')).toMatchObject({
      isAllowed: false,
      canAsk: false,
      grantableBy: { kind: 'NOBODY', people: [] },
    });
  });

  test('names the read-only contracts to those who manage contracts, and to nobody else', async () => {
    const bank = stepOf(await explain('super-admin', 'CHANGE_CONTRACTS'), 'CHANGEABLE')!;
    expect(bank.state).toBe('LIMITED');
    const { pageRecords } = await as('super-admin').contracts.list({ query: { size: 100 } });
    const known = pageRecords.filter(({ isReadOnly }) => isReadOnly).map(({ name }) => name);
    expect(bank.contracts!.names).toEqual(expect.arrayContaining(known));
    for (const persona of ['staff', 'client', 'restricted'] as const)
      for (const subject of ['CHANGE_CONTRACTS', 'MY_CONTRACT'] as const)
        expect(stepOf(await explain(persona, subject), 'CHANGEABLE'), `${persona} ${subject}`).toBe(
          undefined,
        );
    expect(stepOf(await explain('client-admin', 'MY_CONTRACT'), 'CHANGEABLE')).toMatchObject({
      state: 'HELD',
      contracts: { total: 0, names: [] },
    });
  });

  test('names only contracts and legal entities that the user knows', async () => {
    for (const persona of ['client', 'client-admin', 'restricted', 'newcomer', 'marketing', 'osa'] as const) {
      const scope = await as(persona).users.scope({ params: { id: personaOf(persona).userId } });
      const known = new Set([
        ...scope.contracts.map(({ name }) => name),
        ...scope.legalEntities.map(({ longName }) => longName),
      ]);
      for (const subject of ACCESS_SUBJECTS)
        for (const step of (await explain(persona, subject)).steps)
          for (const name of [...(step.contracts?.names ?? []), ...(step.legalEntities?.names ?? [])])
            expect(known, `${persona} ${subject}`).toContain(name);
    }
  });

  test('returns the same 404 for any other subject, and never concerns a record', async () => {
    for (const subject of ['FR-000001', randomUUID(), 'kyc'])
      await expectProblem(
        await raw(`/api/access-explanations/${subject}`, { as: 'restricted' }),
        404,
        'NOT_FOUND',
      );
  });

  test('is refused to a disabled account and without a session', async () => {
    await expectProblem(await raw('/api/access-explanations/KYC', { as: 'demo' }), 403, 'FORBIDDEN');
    await expectProblem(await raw('/api/access-explanations/KYC'), 401, 'UNAUTHENTICATED');
    await expectProblem(
      await raw('/api/access-requests', { as: 'demo', json: { subject: 'KYC' } }),
      403,
      'FORBIDDEN',
    );
    await expectProblem(
      await raw('/api/access-requests', { json: { subject: 'KYC' } }),
      401,
      'UNAUTHENTICATED',
    );
  });
});

describe('requests for access, on a separate platform', () => {
  let own: OwnPlatform;
  let app: Hono<AppEnv>;
  let now = new Date('2026-11-24T09:00:00Z');
  let cookie = '';
  const db = () => own.platform.db;
  const idOf = (persona: PersonaId) => personaOf(persona).userId;
  let contractId: string;
  /** A contract that the client's users are not in. */
  let otherId: string;
  const join = (persona: PersonaId, clientRole: 'ADMIN' | 'STANDARD') =>
    db()
      .insert(contractUsers)
      .values({ contractId: otherId, userId: idOf(persona), contractStatus: 'SIGNED', clientRole });
  const leave = (...personas: readonly PersonaId[]) =>
    db()
      .delete(contractUsers)
      .where(and(eq(contractUsers.contractId, otherId), inArray(contractUsers.userId, personas.map(idOf))));

  const call = async (path: string, body?: unknown, key?: string): Promise<Response> =>
    app.request(
      `http://localhost:4000${path}`,
      {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          'content-type': 'application/json',
          ...(cookie && { cookie }),
          ...(key && { 'idempotency-key': key }),
        },
      },
      {},
    );
  async function signIn(persona: PersonaId = 'restricted'): Promise<void> {
    const answer = await call('/auth/sandbox/sign-in', { persona });
    expect(answer.status).toBe(204);
    cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  }
  const get = async (subject: AccessSubject, of = ''): Promise<AccessExplanation> => {
    const answer = await call(`/api/access-explanations/${subject}${of && `?contractId=${of}`}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as AccessExplanation;
  };
  const ask = (subject: AccessSubject, key?: string) => call('/api/access-requests', { subject }, key);
  const told = () => db().select().from(notifications).where(eq(notifications.type, 'ACCESS_REQUESTED'));

  beforeAll(async () => {
    own = await ownPlatform({ clock: () => now });
    app = await appOver(own.platform);
    await signIn();
    const [contract] = await db().select().from(contracts).where(eq(contracts.number, '00418'));
    contractId = contract!.id;
    const [other] = await db().select().from(contracts).where(eq(contracts.number, '00402'));
    otherId = other!.id;
  }, 120_000);
  afterAll(() => own.close());
  beforeEach(async () => {
    await db().delete(accessRequests);
    await db().delete(notifications).where(eq(notifications.type, 'ACCESS_REQUESTED'));
  });

  test('a request for access notifies the administrators of the contract once while it is open', async () => {
    const key = randomUUID();
    const first = await ask('KYC', key);
    expect(first.status).toBe(201);
    const body = await first.json();
    expect(await (await ask('KYC', key)).json()).toEqual(body);
    expect(await (await ask('KYC')).json()).toEqual(body);
    const rows = await told();
    expect(rows.map(({ userId }) => userId)).toContain(idOf('client-admin'));
    const admins = await db()
      .select({ id: contractUsers.userId })
      .from(contractUsers)
      .where(and(eq(contractUsers.contractId, contractId), eq(contractUsers.clientRole, 'ADMIN')));
    for (const { userId } of rows) expect(admins.map(({ id }) => id)).toContain(userId);
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length);
    expect(await get('KYC')).toMatchObject({ canAsk: false, askedAt: now.toISOString() });
    const trail = await db().select().from(auditEvents).where(eq(auditEvents.entity, 'access-requests'));
    expect(trail).toHaveLength(1);

    now = new Date(now.getTime() + 15 * 24 * 3_600_000);
    await signIn();
    expect(await get('KYC')).toMatchObject({ canAsk: true, askedAt: null });
    expect((await ask('KYC')).status).toBe(201);
    expect(await told()).toHaveLength(2 * rows.length);
  });

  test('an idempotency key with other content is refused, and access that nobody can grant cannot be requested', async () => {
    const key = randomUUID();
    expect((await ask('KYC', key)).status).toBe(201);
    expect((await ask('POWER_OF_ATTORNEY', key)).status).toBe(409);
    expect((await ask('REQUESTS_BOARD')).status).toBe(409);
    expect((await ask('SUPPORT_PAGE')).status).toBe(409);
  });

  test('only users who can grant the access see who requested what, in their language', async () => {
    await ask('POWER_OF_ATTORNEY');
    const [row] = await told();
    expect(row).toMatchObject({ serviceCode: 'MY_CONTRACT' });
    const named = async (persona: PersonaId, language: 'en' | 'fr' = 'en') => {
      const user = (await loadUser(db(), idOf(persona), language))!;
      return (await subjectNames(db(), { user, language, now }, [row!.url])).get(row!.url);
    };
    expect(await named('client-admin')).toBe('Giulia Conti, Powers of attorney');
    expect(await named('client-admin', 'fr')).toBe('Giulia Conti, Pouvoirs');
    for (const persona of ['client', 'restricted', 'staff', 'osa'] as const)
      expect(await named(persona), persona).toBeUndefined();
  });

  test('users of an outsourced service are named, and ask, administrators of their own company only; else the bank', async () => {
    const personas = ['restricted', 'client-admin', 'client'] as const;
    const before = await db()
      .select({ id: users.id, companyName: users.companyName, kind: users.kind })
      .from(users)
      .where(inArray(users.id, personas.map(idOf)));
    const provide = (persona: PersonaId, companyName: string) =>
      db()
        .update(users)
        .set({ kind: 'OSA', companyName })
        .where(eq(users.id, idOf(persona)));
    // A second administrator.
    const second = and(eq(contractUsers.contractId, contractId), eq(contractUsers.userId, idOf('client')));
    const ofSecond = and(
      eq(userServices.userId, idOf('client')),
      eq(userServices.serviceCode, 'MY_CONTRACT'),
    );
    const [service] = await db().select().from(userServices).where(ofSecond);
    await db().update(contractUsers).set({ clientRole: 'ADMIN' }).where(second);
    await db().update(userServices).set({ category: 'ACTIVATED' }).where(ofSecond);
    expect((await get('KYC')).grantableBy!.people).toHaveLength(2);

    await provide('restricted', 'One Services Ltd');
    await provide('client-admin', 'One Services Ltd');
    await provide('client', 'Another Services Ltd');
    const { firstName, lastName } = personaOf('client-admin');
    expect((await get('KYC')).grantableBy).toEqual({
      kind: 'CLIENT_ADMINISTRATORS',
      people: [`${firstName} ${lastName}`],
    });
    expect((await ask('KYC')).status).toBe(201);
    expect((await told()).map(({ userId }) => userId)).toEqual([idOf('client-admin')]);

    await db().delete(accessRequests);
    await provide('client-admin', 'Another Services Ltd');
    expect(await get('KYC')).toMatchObject({ grantableBy: { kind: 'BANK' }, canAsk: true });

    await db().update(contractUsers).set({ clientRole: 'STANDARD' }).where(second);
    await db().update(userServices).set({ category: service!.category }).where(ofSecond);
    for (const { id, ...own } of before) await db().update(users).set(own).where(eq(users.id, id));
  });

  test('the bank receives requests for a service that the contract has not activated', async () => {
    const ofKyc = and(eq(contractServices.contractId, contractId), eq(contractServices.serviceCode, 'KYC'));
    await db().update(contractServices).set({ category: 'DEACTIVATED' }).where(ofKyc);
    const found = await get('KYC');
    expect(found.steps.at(-1)).toMatchObject({ kind: 'ACTIVATION', state: 'MISSING' });
    expect(found).toMatchObject({ grantableBy: { kind: 'BANK' }, canAsk: true });
    expect((await ask('KYC')).status).toBe(201);
    const asked = (await told()).map(({ userId }) => userId);
    expect(asked).toContain(idOf('super-admin'));
    const staff = await db().select().from(users).where(inArray(users.id, asked));
    expect(staff.every(({ isInternal, isAdmin }) => isInternal && isAdmin)).toBe(true);
    // Nobody can grant access on a read-only contract.
    await db().update(contracts).set({ isReadOnly: true }).where(eq(contracts.id, contractId));
    expect(await get('KYC')).toMatchObject({ grantableBy: { kind: 'NOBODY', people: [] }, canAsk: false });
    await db().update(contracts).set({ isReadOnly: false }).where(eq(contracts.id, contractId));
    await db().update(contractServices).set({ category: 'ACTIVATED' }).where(ofKyc);
  });

  test('CUSR-032 an administrator asks the others of the contract to change their rights; alone, the bank', async () => {
    await signIn('client-admin');
    const others = and(
      eq(contractUsers.contractId, contractId),
      eq(contractUsers.clientRole, 'ADMIN'),
      ne(contractUsers.userId, idOf('client-admin')),
    );
    await db().update(contractUsers).set({ clientRole: 'STANDARD' }).where(others);
    expect(await get('CHANGE_OWN_RIGHTS')).toMatchObject({ grantableBy: { kind: 'BANK' }, canAsk: true });
    const promoted = and(
      eq(contractUsers.contractId, contractId),
      eq(contractUsers.userId, idOf('restricted')),
    );
    await db().update(contractUsers).set({ clientRole: 'ADMIN' }).where(promoted);
    await db()
      .insert(userServices)
      .values({ userId: idOf('restricted'), serviceCode: 'MY_CONTRACT', category: 'ACTIVATED' });
    expect(await get('CHANGE_OWN_RIGHTS')).toMatchObject({
      grantableBy: { kind: 'CLIENT_ADMINISTRATORS', people: ['Giulia Conti'] },
    });
    expect((await ask('CHANGE_OWN_RIGHTS')).status).toBe(201);
    const [row, ...more] = await told();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ userId: idOf('restricted'), serviceCode: 'MY_CONTRACT' });
    expect(row!.url).toContain(`user=${idOf('client-admin')}`);

    // What is read-only is changed by nobody.
    await db().update(contracts).set({ isReadOnly: true }).where(eq(contracts.id, contractId));
    const closed = await get('MY_CONTRACT');
    expect(closed).toMatchObject({ isAllowed: true, canAsk: false, grantableBy: { kind: 'NOBODY' } });
    expect(stepOf(closed, 'CHANGEABLE')).toMatchObject({ state: 'LIMITED', contracts: { total: 1 } });
    await db().update(contracts).set({ isReadOnly: false }).where(eq(contracts.id, contractId));
    await db().update(contractUsers).set({ clientRole: 'STANDARD' }).where(promoted);
    await db()
      .delete(userServices)
      .where(and(eq(userServices.userId, idOf('restricted')), eq(userServices.serviceCode, 'MY_CONTRACT')));
    await signIn();
  });

  test('MYC-005 MYC-009 administrators of two contracts read that My contract is for one, and can ask the bank', async () => {
    await signIn('client-admin');
    expect(stepOf(await get('MY_CONTRACT'), 'SINGLE_CONTRACT')).toMatchObject({
      state: 'HELD',
      contracts: { total: 1 },
    });
    await join('client-admin', 'ADMIN');
    expect((await call('/api/contracts/mine')).status).toBe(404);
    const found = await get('MY_CONTRACT');
    expect(found).toMatchObject({ isAllowed: false, canAsk: true, grantableBy: { kind: 'BANK' } });
    expect(found.steps.at(-1)).toMatchObject({
      kind: 'SINGLE_CONTRACT',
      state: 'MISSING',
      contracts: { total: 2 },
    });
    // The page of each contract needs no single one.
    for (const id of [contractId, otherId])
      expect(await get('MY_CONTRACT', id)).toMatchObject({ isAllowed: true, grantableBy: null });
    expect((await ask('MY_CONTRACT')).status).toBe(201);
    const asked = (await told()).map(({ userId }) => userId);
    expect(asked).toContain(idOf('super-admin'));
    expect(asked).not.toContain(idOf('client-admin'));
    await leave('client-admin');
    await signIn();
  });

  test('who administers one contract asks the administrators of another about that one; of a foreign one nothing is said', async () => {
    await signIn('client-admin');
    for (const id of [otherId, randomUUID()])
      for (const answer of [
        await call(`/api/access-explanations/MY_CONTRACT?contractId=${id}`),
        await call('/api/access-requests', { subject: 'MY_CONTRACT', contractId: id }),
      ])
        await expectProblem(answer, 404, 'NOT_FOUND');

    await join('client-admin', 'STANDARD');
    await join('restricted', 'ADMIN');
    await db()
      .insert(userServices)
      .values({ userId: idOf('restricted'), serviceCode: 'MY_CONTRACT', category: 'ACTIVATED' });
    const found = await get('MY_CONTRACT', otherId);
    const [other] = await db().select().from(contracts).where(eq(contracts.id, otherId));
    expect(found).toMatchObject({
      label: `Administration of ${other!.name}`,
      isAllowed: false,
      canAsk: true,
      grantableBy: { kind: 'CLIENT_ADMINISTRATORS' },
    });
    expect(found.grantableBy!.people).toContain('Giulia Conti');
    expect(found.steps).toMatchObject([
      { kind: 'CONTRACT_ADMINISTRATOR', state: 'MISSING', contracts: { names: [other!.name] } },
    ]);
    const asked = await call('/api/access-requests', { subject: 'MY_CONTRACT', contractId: otherId });
    expect(asked.status).toBe(201);
    expect((await told()).map(({ userId }) => userId)).toContain(idOf('restricted'));
    expect(await get('MY_CONTRACT', otherId)).toMatchObject({ canAsk: false, askedAt: now.toISOString() });
    // What was asked about one contract was not asked about another.
    expect(await get('MY_CONTRACT', contractId)).toMatchObject({ isAllowed: true, askedAt: null });
    const own = await get('CHANGE_OWN_RIGHTS', otherId);
    expect(own.grantableBy!.people).toEqual(found.grantableBy!.people);
    await leave('client-admin', 'restricted');
    await db()
      .delete(userServices)
      .where(and(eq(userServices.userId, idOf('restricted')), eq(userServices.serviceCode, 'MY_CONTRACT')));
    await signIn();
  });

  test('explains for each contract what the calls about its users do', async () => {
    await join('client-admin', 'STANDARD');
    for (const isReadOnly of [false, true]) {
      await db().update(contracts).set({ isReadOnly }).where(eq(contracts.id, contractId));
      for (const persona of PERSONA_IDS.filter((one) => one !== 'demo')) {
        await signIn(persona);
        for (const id of [contractId, otherId]) {
          const about = `${persona} ${id === contractId ? 'own' : 'other'} ${isReadOnly}`;
          const answer = await call(`/api/access-explanations/MY_CONTRACT?contractId=${id}`);
          const { status } = await call(`/api/contracts/${id}/users`);
          const removal = await app.request(
            `http://localhost:4000/api/contracts/${id}/users/${randomUUID()}?version=1`,
            { method: 'DELETE', headers: { cookie } },
            {},
          );
          const isExplained = answer.status === 200;
          const { isAllowed, steps } = isExplained
            ? ((await answer.json()) as AccessExplanation)
            : { isAllowed: false, steps: [] };
          expect(status === 200, about).toBe(isAllowed);
          // A user who is not in the contract is not found, once the caller may change its users.
          const isOpen = isExplained && steps.every(({ state }) => state === 'HELD');
          expect(isExplained ? removal.status : 403, about).toBe(isOpen ? 404 : 403);
          expect(isAllowed || !isExplained || steps.at(-1)!.state === 'MISSING', about).toBe(true);
        }
      }
    }
    await db().update(contracts).set({ isReadOnly: false }).where(eq(contracts.id, contractId));
    await leave('client-admin');
    await signIn();
  });

  test('asks in the contract where the right is narrower; a right to a service that is not activated counts for nothing', async () => {
    const userId = idOf('restricted');
    const ofKyc = (id: string) =>
      and(eq(contractServices.contractId, id), eq(contractServices.serviceCode, 'KYC'));
    const [kept] = await db().select().from(contractServices).where(ofKyc(otherId));
    const listId = randomUUID();
    await join('restricted', 'STANDARD');
    await db().insert(legalEntitiesLists).values({ id: listId, contractId: otherId, name: 'Some' });
    await db().insert(userServices).values({ userId, serviceCode: 'KYC', category: 'ACTIVATED' });
    const right = { userId, serviceCode: 'KYC', right: 'All' } as const;
    await db()
      .insert(contractUserRights)
      .values([
        { ...right, contractId },
        { ...right, contractId: otherId, right: 'Read', legalEntitiesListId: listId },
      ]);
    await db()
      .insert(contractServices)
      .values({ contractId: otherId, serviceCode: 'KYC', category: 'ACTIVATED' })
      .onConflictDoUpdate({
        target: [contractServices.contractId, contractServices.serviceCode],
        set: { category: 'ACTIVATED' },
      });
    const askedIn = async () => {
      await db().delete(accessRequests);
      await ask('KYC');
      return (await db().select().from(accessRequests)).map((row) => row.contractId);
    };
    // The full right comes first or second, whatever the numbers of the contracts.
    expect(stepOf(await get('KYC'), 'RIGHT')?.state).toBe('LIMITED');
    expect(await askedIn()).toEqual([otherId]);
    const swap = (id: string, values: { right: 'All' | 'Read'; legalEntitiesListId: string | null }) =>
      db()
        .update(contractUserRights)
        .set(values)
        .where(and(eq(contractUserRights.userId, userId), eq(contractUserRights.contractId, id)));
    await swap(contractId, { right: 'Read', legalEntitiesListId: null });
    await swap(otherId, { right: 'All', legalEntitiesListId: listId });
    expect(await askedIn()).toEqual([contractId]);
    // Not activated in the other contract, its list limits nothing.
    await swap(contractId, { right: 'All', legalEntitiesListId: null });
    expect(stepOf(await get('KYC'), 'LEGAL_ENTITIES')?.state).toBe('LIMITED');
    await db().update(contractServices).set({ category: 'DEACTIVATED' }).where(ofKyc(otherId));
    expect(stepOf(await get('KYC'), 'LEGAL_ENTITIES')?.state).toBe('HELD');
    expect(await get('KYC')).toMatchObject({ grantableBy: null, canAsk: false });

    await db().delete(contractServices).where(ofKyc(otherId));
    if (kept) await db().insert(contractServices).values(kept);
    await db()
      .delete(userServices)
      .where(and(eq(userServices.userId, userId), eq(userServices.serviceCode, 'KYC')));
    await leave('restricted');
    await db().delete(contractUserRights).where(eq(contractUserRights.userId, userId));
    await db().delete(legalEntitiesLists).where(eq(legalEntitiesLists.id, listId));
  });

  test('LD-004 DATA-064 a contract that does not share its figures is the reason why a client sees none', async () => {
    await signIn('client');
    const held = await get('TREASURY_REPORTING');
    const shared = stepOf(held, 'SHARED_FIGURES');
    expect(shared?.state).toBe('HELD');
    const share = (bmfVisibility: boolean, which: SQL) =>
      db().update(contracts).set({ bmfVisibility }).where(which);
    // Their lines are of another contract.
    const financing = eq(contracts.number, '00391');
    await share(false, financing);
    expect(stepOf(await get('TREASURY_REPORTING'), 'SHARED_FIGURES')).toEqual({
      ...shared,
      state: 'LIMITED',
    });
    // That contract has no treasury reporting: the bank shares its figures on the page of its loans and deposits.
    expect((await ask('TREASURY_REPORTING')).status).toBe(201);
    const [kept] = await db().select().from(contracts).where(financing);
    const pages = [...new Set((await told()).map(({ url }) => url))];
    expect(pages).toEqual([
      expect.stringMatching(new RegExp(`^/loans-and-deposits\\?contract=${kept!.id}&ask=`)),
    ]);
    await signIn('super-admin');
    const opened = await call(`/api/loans-and-deposits?type=LOAN&contractId=${kept!.id}`);
    expect(opened.status).toBe(200);
    await signIn('client');
    await db().delete(notifications).where(eq(notifications.type, 'ACCESS_REQUESTED'));
    await share(true, financing);
    const sharing = inArray(contracts.name, shared!.contracts!.names);
    await share(false, sharing);
    const hidden = await get('TREASURY_REPORTING');
    // The page is open; it only shows nothing.
    expect(hidden).toMatchObject({ isAllowed: true, canAsk: true, grantableBy: { kind: 'BANK' } });
    expect(hidden.steps.at(-1)).toMatchObject({ kind: 'SHARED_FIGURES', state: 'MISSING' });
    expect((await ask('TREASURY_REPORTING')).status).toBe(201);
    const urls = [...new Set((await told()).map(({ url }) => url))];
    expect(urls).toEqual([expect.stringMatching(/^\/loans-and-deposit-reporting\?contract=[-\w]{36}&ask=/)]);
    const admin = (await loadUser(db(), idOf('super-admin'), 'en'))!;
    const names = await subjectNames(db(), { user: admin, language: 'en', now }, urls);
    expect(names.get(urls[0]!)).toMatch(/, Treasury reporting$/);
    // Who administers the contract and has the page shares the figures there.
    await signIn('client-admin');
    const own = await get('TREASURY_REPORTING');
    expect(own).toMatchObject({ isAllowed: true, canAsk: false, grantableBy: { kind: 'SELF', people: [] } });
    expect(own.steps.at(-1)).toMatchObject({ kind: 'SHARED_FIGURES', state: 'MISSING' });
    expect((await ask('TREASURY_REPORTING')).status).toBe(409);
    // What the bank's own people see does not depend on it.
    await signIn('staff');
    expect(stepOf(await get('TREASURY_REPORTING'), 'SHARED_FIGURES')).toBeUndefined();
    await share(true, sharing);
    await signIn();
  });

  describe('contracts that keep their figures', () => {
    const userId = idOf('client');
    const withheld = async (service: keyof typeof LISTS, type: FinancingType, of = '') => {
      const answer = await call(`${LISTS[service]}?type=${type}${of && `&contractId=${of}`}`);
      expect(answer.status).toBe(200);
      const { quantities, isWithheld } = (await answer.json()) as TreasuryList | FinancingList;
      return { quantity: quantities[type], isWithheld };
    };
    const sharingOf = async (service: keyof typeof LISTS) =>
      stepOf(await get(service), 'SHARED_FIGURES')?.state;
    const share = (bmfVisibility: boolean, id: string) =>
      db().update(contracts).set({ bmfVisibility }).where(eq(contracts.id, id));
    const cover = (id: string, ricosCode: string) =>
      db().insert(contractLegalEntities).values({ contractId: id, ricosCode });
    const uncover = (id: string, ricosCode: string) =>
      db()
        .delete(contractLegalEntities)
        .where(and(eq(contractLegalEntities.contractId, id), eq(contractLegalEntities.ricosCode, ricosCode)));
    const activate = (id: string, category: 'ACTIVATED' | 'DEACTIVATED') =>
      db()
        .update(contractServices)
        .set({ category })
        .where(
          and(eq(contractServices.contractId, id), eq(contractServices.serviceCode, 'TREASURY_REPORTING')),
        );
    /** Gives the client treasury reporting in the contract; `forget` takes it again. */
    const report = async (id: string) => {
      const given = { contractId: id, serviceCode: 'TREASURY_REPORTING' } as const;
      await activate(id, 'ACTIVATED');
      await db()
        .insert(contractUserRights)
        .values({ ...given, userId, right: 'Access' });
    };
    const forget = async (id: string) => {
      await db()
        .delete(contractUserRights)
        .where(
          and(
            eq(contractUserRights.contractId, id),
            eq(contractUserRights.userId, userId),
            eq(contractUserRights.serviceCode, 'TREASURY_REPORTING'),
          ),
        );
      await activate(id, 'DEACTIVATED');
    };
    let financingId: string;
    let positionsOfContract: (typeof financingPositions.$inferSelect)[];

    /** Restores the maturities of the lines. */
    const restore = async () => {
      for (const { id, maturityDate } of positionsOfContract)
        await db().update(financingPositions).set({ maturityDate }).where(eq(financingPositions.id, id));
    };

    beforeAll(async () => {
      const [financing] = await db().select().from(contracts).where(eq(contracts.number, '00391'));
      financingId = financing!.id;
      positionsOfContract = await db()
        .select()
        .from(financingPositions)
        .where(eq(financingPositions.contractId, financingId));
      await signIn('client');
    });
    afterAll(() => signIn());

    test('TR-001 DATA-064 a contract that reports a legal entity keeps lines of another that shares them', async () => {
      // A contract without lines of its own reports the entities, next to one that is shared.
      await report(otherId);
      await share(false, contractId);
      expect(await withheld('TREASURY_REPORTING', 'LOAN')).toEqual({ quantity: 0, isWithheld: true });
      expect(await sharingOf('TREASURY_REPORTING')).toBe('LIMITED');
      // What another shared contract reports too, it does not keep.
      const own = await db()
        .select()
        .from(contractLegalEntities)
        .where(eq(contractLegalEntities.contractId, contractId));
      const others = await db()
        .select()
        .from(contractLegalEntities)
        .where(eq(contractLegalEntities.contractId, otherId));
      const added = own.filter(({ ricosCode }) => others.every((one) => one.ricosCode !== ricosCode));
      for (const { ricosCode } of added) await cover(otherId, ricosCode);
      expect(await sharingOf('TREASURY_REPORTING')).toBe('HELD');
      expect(await withheld('TREASURY_REPORTING', 'LOAN', contractId)).toEqual({
        quantity: 0,
        isWithheld: true,
      });
      for (const { ricosCode } of added) await uncover(otherId, ricosCode);
      await share(true, contractId);
      await forget(otherId);
      expect(await sharingOf('TREASURY_REPORTING')).toBe('HELD');
    });

    test('TR-001 DATA-064 a contract whose lines the user would not see anyway keeps nothing', async () => {
      const reported = await db()
        .select({ ricosCode: contractLegalEntities.ricosCode })
        .from(contractLegalEntities)
        .where(eq(contractLegalEntities.contractId, contractId));
      const codes = new Set(reported.map(({ ricosCode }) => ricosCode));
      const within = positionsOfContract.filter(({ ricosCode }) => codes.has(ricosCode)).map(({ id }) => id);
      expect(within.length).toBeGreaterThan(0);
      expect(within.length).toBeLessThan(positionsOfContract.length);
      await share(false, financingId);
      expect(await sharingOf('TREASURY_REPORTING')).toBe('LIMITED');
      expect(await withheld('TREASURY_REPORTING', 'LOAN')).toEqual({ quantity: 0, isWithheld: true });
      // Matured, those of its legal entities are shown by no page.
      const mature = (maturityDate: string) =>
        db().update(financingPositions).set({ maturityDate }).where(inArray(financingPositions.id, within));
      await mature('2020-01-31');
      expect(await sharingOf('TREASURY_REPORTING')).toBe('HELD');
      expect(await withheld('TREASURY_REPORTING', 'LOAN')).toEqual({ quantity: 0, isWithheld: false });
      await restore();
      await share(true, financingId);
    });

    test('LD-001 DATA-064 hidden loans are not the reason why there are no deposits', async () => {
      const ofType = (type: FinancingType) =>
        positionsOfContract
          .filter(({ subType }) => FINANCING_SUB_TYPES[subType] === type)
          .map(({ id }) => id);
      await share(false, financingId);
      for (const type of ['LOAN', 'DEPOSIT'] as const)
        expect(await withheld('LOANS_AND_DEPOSITS', type)).toEqual({ quantity: 0, isWithheld: true });
      await db()
        .update(financingPositions)
        .set({ maturityDate: '2020-01-31' })
        .where(inArray(financingPositions.id, ofType('DEPOSIT')));
      expect(await withheld('LOANS_AND_DEPOSITS', 'DEPOSIT')).toEqual({ quantity: 0, isWithheld: false });
      expect(await withheld('LOANS_AND_DEPOSITS', 'LOAN')).toEqual({ quantity: 0, isWithheld: true });
      // Lines of legal entities outside the list of the right are not kept by the contract.
      const listId = randomUUID();
      await db().insert(legalEntitiesLists).values({ id: listId, contractId: financingId, name: 'None' });
      const limit = (legalEntitiesListId: string | null) =>
        db()
          .update(contractUserRights)
          .set({ legalEntitiesListId })
          .where(
            and(
              eq(contractUserRights.contractId, financingId),
              eq(contractUserRights.userId, userId),
              eq(contractUserRights.serviceCode, 'LOANS_AND_DEPOSITS'),
            ),
          );
      await limit(listId);
      expect(await withheld('LOANS_AND_DEPOSITS', 'LOAN')).toEqual({ quantity: 0, isWithheld: false });
      await limit(null);
      await db().delete(legalEntitiesLists).where(eq(legalEntitiesLists.id, listId));
      await restore();
      await share(true, financingId);
    });
  });

  test('a limited right lists its legal entities, and a switched off service is reported', async () => {
    const userId = idOf('restricted');
    const [entity] = await db()
      .select()
      .from(contractLegalEntities)
      .where(eq(contractLegalEntities.contractId, contractId))
      .limit(1);
    const listId = randomUUID();
    await db().insert(legalEntitiesLists).values({ id: listId, contractId, name: 'One' });
    await db().insert(legalEntitiesListMembers).values({ listId, ricosCode: entity!.ricosCode });
    const right = { contractId, userId, serviceCode: 'KYC', right: 'Read' } as const;
    await db()
      .insert(contractUserRights)
      .values({ ...right, legalEntitiesListId: listId });
    await db().insert(userServices).values({ userId, serviceCode: 'KYC', category: 'ACTIVATED' });
    const limited = await get('KYC');
    expect(limited).toMatchObject({ isAllowed: true, canAsk: true });
    expect(stepOf(limited, 'RIGHT')).toMatchObject({ state: 'LIMITED', rights: ['Read'] });
    expect(stepOf(limited, 'LEGAL_ENTITIES')).toMatchObject({
      state: 'LIMITED',
      legalEntities: { total: 1 },
    });
    await db()
      .update(contractUserRights)
      .set({ right: 'All', legalEntitiesListId: null })
      .where(eq(contractUserRights.userId, userId));
    expect(await get('KYC')).toMatchObject({ isAllowed: true, grantableBy: null, canAsk: false });

    await db()
      .insert(serviceAvailability)
      .values({ serviceId: 'KYC', isAvailable: false, updatedAt: now })
      .onConflictDoUpdate({ target: serviceAvailability.serviceId, set: { isAvailable: false } });
    const off = await get('KYC');
    expect(off.steps.at(-1)).toMatchObject({ kind: 'AVAILABILITY', state: 'MISSING' });
    expect(off).toMatchObject({ isAllowed: false, grantableBy: { kind: 'NOBODY' } });

    await db().delete(serviceAvailability).where(eq(serviceAvailability.serviceId, 'KYC'));
    await db()
      .delete(userServices)
      .where(and(eq(userServices.userId, userId), eq(userServices.serviceCode, 'KYC')));
    await db().delete(contractUserRights).where(eq(contractUserRights.userId, userId));
    await db()
      .delete(legalEntitiesLists)
      .where(inArray(legalEntitiesLists.id, [listId]));
  });
});
