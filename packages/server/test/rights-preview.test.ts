import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RIGHTS_SERVICES, rightsOfService, serviceRightId } from '@atrium/contract/service-rights-rules';
import { loadUser } from '../src/auth/user.ts';
import { listsOf } from '../src/contracts/lists.ts';
import { rightsAt } from '../src/contract-users/history.ts';
import { previewRights } from '../src/contract-users/preview.ts';
import { activatedServices, usersOfContract } from '../src/contract-users/rows.ts';
import { setRights } from '../src/contract-users/set-rights.ts';
import { removeUser } from '../src/contract-users/changes.ts';
import {
  auditEvents,
  contractPeriods,
  contracts,
  contractUserRights,
  contractUsers,
  requestParticipants,
  requests,
  users,
} from '../src/database/schema/index.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { as, failureOf } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const halden = async () =>
  (await as('super-admin').contracts.list({ query: { query: '00418' } })).pageRecords[0]!;

describe('preview of a rights change', () => {
  let own: OwnPlatform;
  beforeAll(async () => {
    own = await ownPlatform();
  }, 60_000);
  afterAll(() => own.close());

  /** Builds the context of a persona's call on the Halden contract. */
  const callAs = async (persona: 'super-admin' | 'client-admin') => {
    const { db } = own.platform;
    const user = (await loadUser(db, personaOf(persona).userId, 'en'))!;
    const [contract] = await db.select().from(contracts).where(eq(contracts.number, '00418'));
    return {
      user,
      actor: { userId: user.id, impersonatorId: null },
      correlationId: 'test',
      language: 'en' as const,
      contract: contract!,
      params: { id: contract!.id },
    };
  };

  /** Reads the current pages, requests and services, one by one. */
  async function accessOf(contract: typeof contracts.$inferSelect, everyone: readonly string[]) {
    const { db } = own.platform;
    const people = await usersOfContract(db, contract);
    const services = await activatedServices(db, contract.id);
    const pages = new Map<string, string[]>();
    for (const id of everyone) {
      const user = await loadUser(db, id, 'en');
      pages.set(
        id,
        (user?.services ?? [])
          .filter((service) => !service.isMarketing && !service.isNotAvailable)
          .map(({ name }) => name),
      );
    }
    const given = await db
      .select()
      .from(contractUserRights)
      .where(eq(contractUserRights.contractId, contract.id));
    const rights = new Set(given.map(({ userId, serviceCode }) => `${userId} ${serviceCode}`));
    const members = new Set(people.map(({ id }) => id));
    const open = await db
      .select({ id: requests.id, code: requests.serviceCode, userId: requestParticipants.userId })
      .from(requests)
      .innerJoin(requestParticipants, eq(requestParticipants.requestId, requests.id))
      .innerJoin(users, and(eq(users.id, requestParticipants.userId), eq(users.demoMode, false)))
      .where(
        and(
          eq(requests.contractId, contract.id),
          inArray(requests.state, ['ACTION_REQUIRED', 'INPROGRESS', 'TO_CLOSE']),
          requestParticipants.isActive,
        ),
      );
    const outside = new Set(everyone);
    const attended = open
      .filter(({ userId }) => outside.has(userId) && members.has(userId))
      .filter(
        ({ code, userId }) => rights.has(`${userId} ${code}`) || !RIGHTS_SERVICES.some((one) => one === code),
      );
    return {
      pages,
      requests: new Set(attended.map(({ id }) => id)),
      used: new Set(
        services.filter((code) => given.some((row) => row.serviceCode === code && members.has(row.userId))),
      ),
    };
  }
  const byText = (a: string, b: string) => (a < b ? -1 : 1);
  const minus = <T extends string>(one: Iterable<T>, other: Iterable<T>): T[] => {
    const taken = new Set<string>(other);
    return [...one].filter((item) => !taken.has(item)).toSorted(byText);
  };

  test('CUSR-036 equals the actual differences after saving, for any change', async () => {
    const { db } = own.platform;
    const { contract, ...call } = await callAs('super-admin');
    let seed = 20_261_124;
    const below = (limit: number): number => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * limit);
    };
    const services = await activatedServices(db, contract.id);
    const lists = await listsOf(db, contract.id);
    // Only users of the client: bank staff do not participate on the client's side.
    const everyone = (
      await db
        .select({ id: users.id })
        .from(users)
        .innerJoin(contractUsers, eq(contractUsers.userId, users.id))
        .where(and(eq(contractUsers.contractId, contract.id), eq(users.isInternal, false)))
    ).map(({ id }) => id);
    let before = await accessOf(contract, everyone);
    const told = { gained: 0, lost: 0, requests: 0, services: 0 };
    for (let step = 0; step < 20; step += 1) {
      const people = (await usersOfContract(db, contract)).filter(({ id }) => id !== call.user.id);
      const removable = people.filter(({ clientRole }) => clientRole !== 'ADMIN');
      const few = below(4) + 1;
      const isRemoval = step % 10 === 9 && removable.length > 2;
      const { id: removedUserId, version } = removable[below(removable.length)]!;
      const changed = people
        // Occasionally all users lose everything.
        .filter(() => step % 7 === 6 || below(few) === 0)
        .concat(people[0]!)
        .filter((person, index, all) => all.indexOf(person) === index)
        .map(({ id, version }) => ({
          userId: id,
          version,
          rights: services
            .filter(() => step % 7 !== 6 && below(2) === 0)
            .map((code) => {
              const { names, linkedToLegalEntities } = rightsOfService(code);
              const isLimited = linkedToLegalEntities && lists.length > 0 && below(2) === 0;
              return {
                serviceRightId: serviceRightId(code, names[below(names.length)]!),
                legalEntitiesListId: isLimited ? lists[below(lists.length)]!.id : null,
              };
            }),
        }));
      const preview = await previewRights(own.platform, {
        ...call,
        body: isRemoval ? { removedUserId } : { users: changed },
      });
      if (isRemoval)
        await removeUser(own.platform, {
          ...call,
          params: { ...call.params, userId: removedUserId },
          query: { version },
        });
      else await setRights(own.platform, { ...call, body: { users: changed } });
      const after = await accessOf(contract, everyone);

      const really = [...before.pages.keys()]
        .map((id) => ({
          id,
          gained: minus(after.pages.get(id)!, before.pages.get(id)!),
          lost: minus(before.pages.get(id)!, after.pages.get(id)!),
        }))
        .filter(({ gained, lost }) => gained.length + lost.length > 0)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(
        preview.people
          .map(({ userId, gained, lost }) => ({
            id: userId,
            gained: gained.map(({ id }) => id).toSorted(byText),
            lost: lost.map(({ id }) => id).toSorted(byText),
          }))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      ).toEqual(really);
      const gone = minus(before.requests, after.requests);
      expect(preview.requests.total).toBe(gone.length);
      expect(
        minus(
          preview.requests.first.map(({ id }) => id),
          gone,
        ),
      ).toEqual([]);
      expect(preview.services.map(({ id }) => id).toSorted(byText)).toEqual(minus(before.used, after.used));
      for (const { gained, lost } of really) {
        told.gained += gained.length;
        told.lost += lost.length;
      }
      told.requests += gone.length;
      told.services += preview.services.length;
      before = after;
    }
    // The changes covered every part of the preview.
    for (const count of Object.values(told)) expect(count).toBeGreaterThan(0);
  }, 120_000);

  test('CUSR-036 writes no event, history or version', async () => {
    const { db } = own.platform;
    const { contract, ...call } = await callAs('client-admin');
    const person = (await usersOfContract(db, contract)).find(({ id }) => id !== call.user.id);
    const trace = async () => [
      await db.$count(auditEvents),
      await db.$count(contractPeriods),
      await db
        .select({ id: contractUsers.userId, version: contractUsers.version })
        .from(contractUsers)
        .where(eq(contractUsers.contractId, contract.id)),
    ];
    const before = await trace();
    const body = { users: [{ userId: person!.id, version: person!.version, rights: [] }] };
    const preview = await previewRights(own.platform, { ...call, body });
    expect(await trace()).toEqual(before);
    // A client administrator learns nothing about other contracts.
    expect(preview.scope).toBe('this-contract');
    await expect(
      previewRights(own.platform, {
        ...call,
        body: { users: [{ userId: person!.id, version: person!.version + 1, rights: [] }] },
      }),
    ).rejects.toMatchObject({ code: 'RECORD_CHANGED' });
  });

  test('CUSR-036 a request that only a user with a disabled account could still work on counts as lost', async () => {
    const { db } = own.platform;
    const { contract, ...call } = await callAs('super-admin');
    const [request] = await db
      .select({ id: requests.id, code: requests.serviceCode })
      .from(requests)
      .where(
        and(
          eq(requests.contractId, contract.id),
          inArray(requests.state, ['ACTION_REQUIRED', 'INPROGRESS', 'TO_CLOSE']),
          inArray(requests.serviceCode, await activatedServices(db, contract.id)),
        ),
      )
      .limit(1);
    const { id: requestId } = request!;
    const code = RIGHTS_SERVICES.find((one) => one === request!.code)!;
    const rights = [{ serviceRightId: serviceRightId(code, rightsOfService(code).names[0]!) }];
    const clients = await db
      .select({ id: users.id })
      .from(users)
      .innerJoin(contractUsers, eq(contractUsers.userId, users.id))
      .where(
        and(
          eq(contractUsers.contractId, contract.id),
          eq(users.isInternal, false),
          eq(users.demoMode, false),
          isNull(users.deletedAt),
        ),
      )
      .limit(2);
    const people = await usersOfContract(
      db,
      contract,
      clients.map(({ id }) => id),
    );
    expect(people).toHaveLength(2);
    const given = await setRights(own.platform, {
      ...call,
      body: { users: people.map(({ id: userId, version }) => ({ userId, version, rights })) },
    });
    // They alone take part in this request, and nobody in any other.
    await db
      .update(requestParticipants)
      .set({ isActive: false })
      .where(ne(requestParticipants.requestId, requestId));
    await db.delete(requestParticipants).where(eq(requestParticipants.requestId, requestId));
    await db
      .insert(requestParticipants)
      .values(people.map(({ id: userId }) => ({ requestId, userId, role: 'CLIENT_USER' as const })));
    const [leaving, staying] = given as [(typeof given)[number], (typeof given)[number]];
    const body = { users: [{ userId: leaving.id, version: leaving.version, rights: [] }] };
    const lost = async () => (await previewRights(own.platform, { ...call, body })).requests;
    expect(await lost()).toEqual({ total: 0, first: [] });
    await db.update(users).set({ demoMode: true }).where(eq(users.id, staying.id));
    expect(await lost()).toMatchObject({ total: 1, first: [{ id: requestId }] });
  });
});

test('CUSR-036 a replay omits the names of users with closed accounts, and includes their rights', async () => {
  const own = await ownPlatform();
  try {
    const { db } = own.platform;
    const [contract] = await db.select().from(contracts).where(eq(contracts.number, '00418'));
    const moment = new Date();
    const admin = (await loadUser(db, personaOf('super-admin').userId, 'en'))!;
    const replay = async (at: Date) => (await rightsAt(db, admin, contract!, at.toISOString(), 'en')).people;
    const before = await replay(moment);
    const person = before.find(({ serviceRights }) => serviceRights.length > 0)!;
    await db
      .update(users)
      .set({ deletedAt: new Date(moment.getTime() + 1000) })
      .where(eq(users.id, person.id));
    const after = await replay(moment);
    expect(after.at(-1)).toEqual({ ...person, firstName: '', lastName: '', email: '', isClosed: true });
    expect(after.slice(0, -1)).toEqual(before.filter(({ id }) => id !== person.id));
    // After the account is closed the user has no rights.
    const closed = await replay(new Date(moment.getTime() + 2000));
    expect(closed.map(({ id }) => id)).not.toContain(person.id);
  } finally {
    await own.close();
  }
}, 60_000);

describe('access to the preview', () => {
  test('CUSR-036 is granted to users who may change the rights, and refused like the change', async () => {
    const { id } = await halden();
    const params = { id };
    const people = await as('super-admin').contractUsers.list({ params });
    const self = people.find(({ email }) => email === personaOf('client-admin').email)!;
    const other = people.find((person) => person.clientRole !== 'ADMIN')!;
    const bodyOf = (person: typeof self) => ({
      users: [{ userId: person.id, version: person.version, rights: [] }],
    });
    for (const persona of ['super-admin', 'client-admin'] as const) {
      const answer = await as(persona).contractUsers.previewRights({ params, body: bodyOf(other) });
      expect(answer.scope).toBe(persona === 'super-admin' ? 'all-contracts' : 'this-contract');
    }
    const status = async (call: Promise<unknown>) => (await failureOf(call)).status;
    const { previewRights: asAdmin } = as('client-admin').contractUsers;
    expect(await status(asAdmin({ params, body: bodyOf(self) }))).toBe(403);
    expect(await status(asAdmin({ params: { id: UNKNOWN }, body: bodyOf(other) }))).toBe(404);
    expect(await status(asAdmin({ params, body: { removedUserId: self.id } }))).toBe(403);
    expect(await status(asAdmin({ params, body: { removedUserId: UNKNOWN } }))).toBe(404);
    expect(await status(asAdmin({ params, body: { users: [] } }))).toBe(400);
    expect(
      await status(
        asAdmin({ params, body: { users: [{ ...bodyOf(other).users[0]!, version: other.version + 1 }] } }),
      ),
    ).toBe(409);
    for (const persona of [
      'client',
      'staff',
      'it-support',
      'osa',
      'restricted',
      'marketing',
      'demo',
    ] as const)
      expect(
        await status(as(persona).contractUsers.previewRights({ params, body: bodyOf(other) })),
        persona,
      ).toBeOneOf([403, 404]);
    expect(await status(as(null).contractUsers.previewRights({ params, body: bodyOf(other) }))).toBe(401);
  });
});
