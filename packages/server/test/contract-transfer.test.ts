import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '@atrium/contract/contracts';
import type { ContractUser } from '@atrium/contract/contract-users';
import { PERSONAS, personaOf } from '../../sandbox/src/seed/personas.ts';
import { as, clientWith, failureOf, ownSession } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const admin = () => as('super-admin');
const paramsOf = ({ id }: { id: string }) => ({ id });

/** Creates a separate contract for a test: of a client, or of an outsourced service for the client's entities. */
async function create(clientId: string, type: 'CLIENT' | 'OSA' = 'CLIENT'): Promise<Contract> {
  const entities = await admin().clients.legalEntities({ params: { id: clientId } });
  return admin().contracts.create({
    body: {
      contract: {
        name: `Transfer ${randomUUID().slice(0, 18)}`,
        type,
        commercialClientId: type === 'OSA' ? null : clientId,
      },
      servicesSelected: [{ id: 'TREASURY_REPORTING', category: 'ACTIVATED' }],
      legalEntitiesSelected: entities.slice(0, 2).map(({ ricos }) => ricos),
    },
  });
}
const addTo = (contract: Contract, userIds: readonly string[], more = {}) =>
  admin().contractUsers.add({ params: paramsOf(contract), body: { userIds: [...userIds], ...more } });
const idsIn = async (contract: Contract) =>
  (await admin().contractUsers.list({ params: paramsOf(contract) })).map(({ id }) => id).toSorted();
const assignable = (people: readonly { id: string }[], persona: Parameters<typeof as>[0] = 'super-admin') =>
  as(persona).contracts.assignable({ query: { userIds: people.map(({ id }) => id) } });
const transfer = (
  source: { id: string },
  target: { id: string },
  people: readonly { id: string }[],
  more = {},
) =>
  admin().contractUsers.add({
    params: paramsOf(target),
    body: {
      userIds: people.map(({ id }) => id),
      contractStatus: 'SIGNED',
      transferredFrom: source.id,
      ...more,
    },
  });
const statusOf = async (call: Promise<unknown>) => {
  const { status, code } = await failureOf(call);
  return [status, code];
};
const eventsOf = async ({ id }: { id: string }) =>
  (await admin().auditEvents.ofContract({ params: { id }, query: { pageSize: 100 } })).pageRecords;

/** Users of outsourced services whom no other test signs in as, grouped by client. */
let people: ContractUser[][];
beforeAll(async () => {
  const [client] = await admin().clients.list({ query: { query: 'Orvane' } });
  const contract = await create(client!.id, 'OSA');
  const found = await admin().contractUsers.contacts({
    params: paramsOf(contract),
    query: { query: '.example' },
  });
  const others = found.filter(({ email }) => PERSONAS.every((persona) => persona.email !== email));
  const added = await addTo(
    contract,
    others.map(({ id }) => id),
  );
  people = [...Map.groupBy(added, ({ client: own }) => own?.id).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  expect(people.length).toBeGreaterThan(1);
  expect(people[0]!.length).toBeGreaterThanOrEqual(3);
});
/** Creates an outsourced contract with these users, and a contract of the first user's client. */
async function contractsFor(members: readonly ContractUser[], more = {}) {
  const clientId = members[0]!.client!.id;
  const [source, target] = [await create(clientId, 'OSA'), await create(clientId)];
  await addTo(
    source,
    members.map(({ id }) => id),
    more,
  );
  return { source, target };
}

describe('target contracts of a transfer', () => {
  test('API-147 CUSR-041 are changeable contracts of the client that contain none of the users', async () => {
    const [one, other] = people[0]!;
    const { source, target } = await contractsFor([one!, other!]);
    const before = await assignable([one!, other!]);
    expect(before).toContainEqual({ id: target.id, number: target.number, name: target.name });
    // Only seeded contracts: those of other tests have higher numbers and may be deleted by now.
    for (const { id } of before.filter(({ number }) => number < '00564').slice(0, 5)) {
      const contract = await admin().contracts.get({ params: { id } });
      expect(contract).toMatchObject({ type: { name: 'CLIENT' }, isReadOnly: false });
      expect([contract.commercialClient?.id, contract.kcCommercialClient?.id]).toContain(one!.client!.id);
    }
    await transfer(source, target, [one!]);
    const after = (await assignable([one!, other!])).map(({ id }) => id);
    expect(after).not.toContain(target.id);
    expect((await assignable([other!])).map(({ id }) => id)).toContain(target.id);
  });

  test('CUSR-039 CUSR-040 are empty for users of different clients, and only available for outsourced services', async () => {
    const [one] = people[0]!;
    const [stranger] = people[1]!;
    expect(await statusOf(assignable([one!, stranger!]))).toEqual([409, 'OSA_DIFFERENT_CLIENTS']);
    expect(await statusOf(assignable([one!, { id: personaOf('client').userId }]))).toEqual([
      400,
      'BAD_REQUEST',
    ]);
    expect(await statusOf(assignable([{ id: UNKNOWN }]))).toEqual([400, 'BAD_REQUEST']);
    expect(await statusOf(assignable([]))).toEqual([400, 'BAD_REQUEST']);
  });

  test('API-147 are restricted to bank administrators', async () => {
    for (const persona of ['client', 'client-admin', 'staff', 'osa', 'it-support'] as const)
      expect((await failureOf(assignable([people[0]![0]!], persona))).status, persona).toBe(403);
    expect((await failureOf(assignable([people[0]![0]!], null))).status).toBe(401);
  });
});

describe('transfer', () => {
  test('CUSR-036 CUSR-045 is recorded in the history of both contracts: memberships and rights at each moment', async () => {
    const members = people[0]!.slice(0, 3);
    const { source, target } = await contractsFor(members);
    const memberListsNow = async () =>
      Promise.all(
        [source, target].map(async (contract) =>
          (await admin().contractUsers.list({ params: paramsOf(contract) }))
            .map(({ id, contractStatus, serviceRights }) => ({ id, contractStatus, serviceRights }))
            .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        ),
      );
    const memberListsAt = async (at: string) =>
      Promise.all(
        [source, target].map(async (contract) =>
          (await admin().contractUsers.rightsAt({ params: paramsOf(contract), query: { at } })).people
            .map(({ id, contractStatus, serviceRights }) => ({ id, contractStatus, serviceRights }))
            .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        ),
      );
    const seen: { at: string; memberLists: Awaited<ReturnType<typeof memberListsNow>> }[] = [];
    const note = async () => {
      const at = new Date().toISOString();
      // Timestamps have millisecond precision; the wait ensures that the next change is later than the recorded time.
      await wait(2);
      seen.push({ at, memberLists: await memberListsNow() });
    };
    const give = async (contract: Contract, { id }: ContractUser) => {
      const everyone = await admin().contractUsers.list({ params: paramsOf(contract) });
      const read = everyone.find((person) => person.id === id);
      const rights = [{ serviceRightId: 'TREASURY_REPORTING.Access' }];
      const users = [{ userId: id, version: read!.version, rights }];
      await admin().contractUsers.setRights({ params: paramsOf(contract), body: { users } });
    };
    await note();
    for (const person of members) {
      await give(source, person);
      await note();
      await transfer(source, target, [person]);
      await note();
      await give(target, person);
      await note();
    }
    expect(seen.at(-1)!.memberLists.map(({ length }) => length)).toEqual([0, members.length]);
    for (const { at, memberLists } of seen) expect(await memberListsAt(at)).toEqual(memberLists);
  });

  test('CUSR-042 CUSR-045 moves users with the selected status and without rights, once, and audits it in both contracts', async () => {
    const [one, other] = people[0]!;
    const { source, target } = await contractsFor([one!, other!, people[1]![0]!]);
    const read = await admin().contractUsers.list({ params: paramsOf(source) });
    const given = {
      userId: one!.id,
      version: read.find(({ id }) => id === one!.id)!.version,
      rights: [{ serviceRightId: 'TREASURY_REPORTING.Access' }],
    };
    await admin().contractUsers.setRights({ params: paramsOf(source), body: { users: [given] } });
    const headers = { 'idempotency-key': randomUUID() };
    const call = () =>
      admin().contractUsers.add({
        params: paramsOf(target),
        body: {
          userIds: [one!.id, other!.id],
          contractStatus: 'SIGNED',
          transferredFrom: source.id,
        },
        headers,
      });
    const moved = await call();
    expect(moved.map(({ id }) => id).toSorted()).toEqual([one!.id, other!.id].toSorted());
    for (const person of moved)
      expect(person).toMatchObject({ contractStatus: 'SIGNED', clientRole: 'STANDARD', serviceRights: [] });
    expect(await idsIn(source)).toEqual([people[1]![0]!.id]);
    expect(await idsIn(target)).toEqual([one!.id, other!.id].toSorted());
    // Repeating the call, as after a lost answer, returns the same result and writes nothing.
    expect(await call()).toEqual(moved);
    const named = async (contract: Contract, eventType: string) =>
      (await eventsOf(contract))
        .filter((event) => event.name === 'user' && event.eventType === eventType)
        .map(({ oldValue, newValue }) => String(oldValue ?? newValue))
        .toSorted();
    const names = [one!, other!].map(({ firstName, lastName }) => `${firstName} ${lastName}`).toSorted();
    expect(await named(source, 'DELETE')).toEqual(names);
    expect(await named(target, 'CREATE')).toEqual(names);
    // A different call with the same idempotency key is refused.
    const otherwise = admin().contractUsers.add({
      params: paramsOf(target),
      body: { userIds: [one!.id], contractStatus: 'DEMO', transferredFrom: source.id },
      headers,
    });
    expect(await statusOf(otherwise)).toEqual([409, 'CONFLICT']);
  });

  test('CUSR-043 requires a status, a contract of the same client, and users of the outsourced contract, and moves all or none', async () => {
    const [one, other, third] = people[0]!;
    const { source, target } = await contractsFor([one!, other!]);
    const [stranger] = people[1]!;
    await addTo(source, [stranger!.id]);
    const elsewhere = await create(stranger!.client!.id);
    for (const [call, refusal] of [
      [() => transfer(source, target, [one!], { contractStatus: undefined }), [400, 'BAD_REQUEST']],
      [() => transfer(source, target, [one!, third!]), [400, 'BAD_REQUEST']],
      [() => transfer(source, target, [one!, stranger!]), [409, 'OSA_DIFFERENT_CLIENTS']],
      [() => transfer(source, elsewhere, [one!]), [409, 'CONTRACT_NOT_ASSIGNABLE']],
      [() => transfer(target, elsewhere, [one!]), [400, 'BAD_REQUEST']],
      [() => transfer({ id: UNKNOWN }, target, [one!]), [404, 'NOT_FOUND']],
    ] as const)
      expect(await statusOf(call())).toEqual(refusal);
    expect(await idsIn(target)).toEqual([]);
    expect(await idsIn(source)).toEqual([one!.id, other!.id, stranger!.id].toSorted());
  });

  test('CUSR-031 refuses to move an administrator', async () => {
    const [one] = people[0]!;
    const { source, target } = await contractsFor([one!], { clientRole: 'ADMIN' });
    expect(await statusOf(transfer(source, target, [one!]))).toEqual([409, 'CONTRACT_USER_NOT_REMOVABLE']);
    expect(await idsIn(source)).toEqual([one!.id]);
  });

  test('CUSR-045 is restricted to bank administrators', async () => {
    const [one] = people[0]!;
    const { source, target } = await contractsFor([one!]);
    for (const persona of ['client', 'client-admin', 'staff', 'osa', 'it-support'] as const) {
      const call = as(persona).contractUsers.add({
        params: paramsOf(target),
        body: { userIds: [one!.id], contractStatus: 'DEMO', transferredFrom: source.id },
      });
      expect(await statusOf(call), persona).toEqual([403, 'FORBIDDEN']);
    }
    expect(await idsIn(source)).toEqual([one!.id]);
  });

  test('CUSR-045 is refused to an administrator of both contracts', async () => {
    const colleagues = people.filter((group) => group.length > 1).flat();
    const takenOver = await Promise.all(
      colleagues.map(async (person) => {
        const [user] = await admin().users.search({ query: { query: person.email } });
        return user?.canBeImpersonated === true ? [person] : [];
      }),
    );
    const other = takenOver.flat()[0]!;
    const one = colleagues.find(({ id, client }) => id !== other.id && client?.id === other.client?.id)!;
    const { source, target } = await contractsFor([one]);
    // The administrator is transferred to the client's contract from another contract of the outsourced service.
    const { source: elsewhere } = await contractsFor([other]);
    await transfer(elsewhere, target, [other], { clientRole: 'ADMIN' });
    await addTo(source, [other.id], { clientRole: 'ADMIN' });
    const session = clientWith(await ownSession('super-admin'));
    await session.impersonation.start({ body: { email: other.email } });
    for (const contract of [source, target])
      expect((await session.contracts.get({ params: paramsOf(contract) })).rights.canUpdateUsers).toBe(true);
    const call = session.contractUsers.add({
      params: paramsOf(target),
      body: { userIds: [one.id], contractStatus: 'SIGNED', transferredFrom: source.id },
    });
    expect(await statusOf(call)).toEqual([403, 'FORBIDDEN']);
    expect(await idsIn(target)).toEqual([other.id]);
  });
});
