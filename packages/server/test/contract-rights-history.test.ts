import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Contract } from '@atrium/contract/contracts';
import type { ContractRights } from '@atrium/contract/contract-users';
import { CHANGED_USERS_MAX, RIGHTS_CHANGE_MAX } from '@atrium/contract/contract-users-rules';
import { rightsOfService, serviceRightId } from '@atrium/contract/service-rights-rules';
import type { ServiceCode } from '@atrium/contract/services';
import { PERSONAS, personaOf } from '../../sandbox/src/seed/personas.ts';
import { as, clientWith, failureOf, ownSession } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const SERVICES: readonly ServiceCode[] = ['KYC', 'MTM', 'GUARANTEES', 'RATES_DERIVATIVES_PRICER'];
const admin = () => as('super-admin');
const paramsOf = ({ id }: { id: string }) => ({ id });
const halden = async () => (await admin().contracts.list({ query: { query: '00418' } })).pageRecords[0]!;
const replay = (contract: { id: string }, at: Date | string) =>
  admin().contractUsers.rightsAt({
    params: paramsOf(contract),
    query: { at: typeof at === 'string' ? at : at.toISOString() },
  });

const changeOf = async (contract: { id: string }, at: Date | string, userId?: string) =>
  (
    await admin().contractUsers.rightsChange({
      params: paramsOf(contract),
      query: { at: typeof at === 'string' ? at : at.toISOString(), userId },
    })
  ).change;

/** Creates a separate contract for a test, with services that have rights, five legal entities and no users. */
async function create(): Promise<Contract> {
  const client = (await admin().clients.list({ query: { query: 'Orvane' } }))[0]!;
  const entities = await admin().clients.legalEntities({ params: { id: client.id } });
  return admin().contracts.create({
    body: {
      contract: { name: `Test ${randomUUID().slice(0, 18)}`, commercialClientId: client.id },
      servicesSelected: SERVICES.map((id) => ({ id, category: 'ACTIVATED' as const })),
      legalEntitiesSelected: entities.slice(0, 5).map(({ ricos }) => ricos),
    },
  });
}

/** Returns users who can be added to a contract and whom no other test signs in as. */
async function candidatesFor(contract: Contract, count: number): Promise<string[]> {
  const found = await admin().contractUsers.contacts({
    params: paramsOf(contract),
    query: { query: '.example' },
  });
  const ids = found
    .filter(({ email }) => PERSONAS.every((persona) => persona.email !== email))
    .map(({ id }) => id)
    .slice(0, count);
  expect(ids).toHaveLength(count);
  return ids;
}

type Matrix = Omit<ContractRights, 'at' | 'since'>;

const ordered = ({ people, services, legalEntities, lists }: Matrix): Matrix => ({
  people: people.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  services: services.map((service) => ({
    ...service,
    serviceRights: service.serviceRights.map((right) => ({
      ...right,
      legalEntitiesLists: right.legalEntitiesLists.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    })),
  })),
  legalEntities,
  lists: lists.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
});

/** Builds the matrix from the calls for current data. */
async function matrixOf(contract: { id: string }): Promise<Matrix> {
  const params = paramsOf(contract);
  const { contractUsers, contracts } = admin();
  const [people, services, contractNow, lists] = await Promise.all([
    contractUsers.list({ params }),
    contractUsers.services({ params }),
    contracts.get({ params }),
    contracts.lists({ params }),
  ]);
  return ordered({
    people: people.map(({ id, firstName, lastName, email, contractStatus, clientRole, serviceRights }) => ({
      id,
      firstName,
      lastName,
      email,
      contractStatus,
      clientRole,
      serviceRights,
      isClosed: false,
    })),
    services,
    legalEntities: contractNow.legalEntities.map(({ legalEntity }) => legalEntity),
    lists: lists.map(({ id, name, contractLegalEntitiesIds }) => ({
      id,
      name,
      contractLegalEntitiesIds,
    })),
  });
}

/** Returns a seeded random generator, so that each run is the same. */
function chanceOf(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: <T>(from: readonly T[]): T => from[below(from.length)]! };
}

/** Number of random changes; `RIGHTS_CHANGES=1000` compares more, in a minute and a half. */
const CHANGES = Number(process.env['RIGHTS_CHANGES'] ?? 250);

test('CUSR-036 the rights at any past moment equal the recorded rights, after random changes of every kind', async () => {
  const contract = await create();
  const params = paramsOf(contract);
  const candidates = await candidatesFor(contract, 5);
  const { contractUsers, contracts } = admin();
  const random = chanceOf(20_261_123);
  const codes = contract.legalEntities.map(({ legalEntity }) => legalEntity.ricos);
  const someCodes = (from: readonly string[]) => {
    const some = from.filter(() => random.below(2) === 0);
    return some.length > 0 ? some : [random.pick(from)];
  };
  // Each step needs the current state, which is cached until a step may have changed it.
  const kept = new Map<string, Promise<unknown>>();
  const reading =
    <T>(name: string, read: () => Promise<T>) =>
    (): Promise<T> => {
      if (!kept.has(name)) kept.set(name, read());
      return kept.get(name) as Promise<T>;
    };
  const listNow = reading('lists', () => contracts.lists({ params }));
  const peopleNow = reading('people', () => contractUsers.list({ params }));
  const servicesNow = reading('services', () => contractUsers.services({ params }));
  const contractNow = reading('contract', () => contracts.get({ params }));
  const changed = (...names: readonly string[]) => names.forEach((name) => kept.delete(name));

  const wantedRights = async () => {
    const people = await peopleNow();
    const lists = await listNow();
    const services = (await servicesNow()).map(({ serviceId }) => serviceId);
    return people
      .filter(() => random.below(2) === 0)
      .concat(people.slice(0, 1))
      .filter((person, index, all) => all.indexOf(person) === index)
      .map(({ id, version }) => ({
        userId: id,
        version,
        rights: services
          .filter(() => random.below(3) > 0)
          .map((service) => {
            const { names, linkedToLegalEntities } = rightsOfService(service);
            const list = linkedToLegalEntities && lists.length > 0 && random.below(2) === 0;
            return {
              serviceRightId: serviceRightId(service, random.pick(names)),
              legalEntitiesListId: list ? random.pick(lists).id : null,
            };
          }),
      }));
  };
  const give = async () => {
    const wanted = await wantedRights();
    if (wanted.length === 0) return;
    await contractUsers.setRights({ params, body: { users: wanted } });
    changed('people');
  };
  // A preview applies the change and rolls it back; it must not store anything.
  const preview = async () => {
    const wanted = await wantedRights();
    if (wanted.length > 0) await contractUsers.previewRights({ params, body: { users: wanted } });
  };
  const addPeople = async () => {
    await contractUsers.add({ params, body: { userIds: [random.pick(candidates)] } });
    changed('people');
  };
  const changePerson = async () => {
    const people = await peopleNow();
    if (people.length === 0) return;
    const { id, version, clientRole } = random.pick(people);
    const isLast = clientRole === 'ADMIN' && people.filter((one) => one.clientRole === 'ADMIN').length === 1;
    await contractUsers.update({
      params,
      body: {
        usersIds: [id],
        versions: { [id]: version },
        update: {
          contractStatus: random.pick(['DEMO', 'SIGNED'] as const),
          ...(!isLast &&
            random.below(2) === 0 && { clientRole: random.pick(['ADMIN', 'STANDARD'] as const) }),
          // Sometimes the rights are saved in the same call, as the page does.
          ...(random.below(3) === 0 && { rights: [] }),
        },
      },
    });
    changed('people');
  };
  const removePerson = async () => {
    const people = (await peopleNow()).filter(({ clientRole }) => clientRole !== 'ADMIN');
    if (people.length < 2) return;
    const { id: userId, version } = random.pick(people);
    await contractUsers.remove({ params: { ...params, userId }, query: { version } });
    changed('people');
  };
  const saveList = async () => {
    const lists = await listNow();
    const { legalEntities } = await contractNow();
    const legalEntitiesIds = someCodes(legalEntities.map(({ legalEntity }) => legalEntity.ricos));
    const name = `List ${randomUUID()}`;
    if (lists.length < 3) await contracts.createList({ params, body: { name, legalEntitiesIds } });
    else {
      const { id, version } = random.pick(lists);
      await contracts.updateList({ params, body: { id, version, name, legalEntitiesIds } });
    }
    changed('lists', 'services');
  };
  const removeList = async () => {
    const people = await peopleNow();
    const used = new Set(
      people.flatMap(({ serviceRights }) => serviceRights.map((right) => right.legalEntitiesListId)),
    );
    // Rights of a deactivated service are not visible, so lists are deleted only if all services are activated.
    const { services } = await contractNow();
    const free = (await listNow()).find(({ id }) => !used.has(id));
    const isWhole = services.every(({ id, category }) => !SERVICES.includes(id) || category === 'ACTIVATED');
    if (!free || !isWhole) return;
    await contracts.removeList({ params: { ...params, listId: free.id }, query: { version: free.version } });
    changed('lists', 'services');
  };
  const changeContract = async () => {
    const now = await contractNow();
    const needed = new Set((await listNow()).flatMap((list) => list.contractLegalEntitiesIds));
    await contracts.update({
      params,
      body: {
        version: now.version,
        contract: {
          name: now.name,
          description: now.description,
          isinCode: now.isinCode,
          cguName: now.cguName,
          commercialClientId: now.commercialClient!.id,
          kcCommercialClientId: null,
        },
        services: now.services.map(({ id, category }) => ({
          id,
          category: SERVICES.includes(id) ? random.pick(['ACTIVATED', 'ACTIVATED', 'DEACTIVATED']) : category,
        })),
        legalEntitiesSelected: codes
          .filter((code) => needed.has(code) || random.below(3) > 0)
          .concat(codes[0]!),
      },
    });
    changed('people', 'lists', 'services', 'contract');
  };
  const review = async () => {
    const { accessReviews } = admin();
    const opened = await accessReviews.open({ params, body: { name: 'Random', dueDate: '2199-12-31' } });
    const of = { ...params, reviewId: opened.id };
    const lines = opened.reviewed.map(({ id, version }) => ({
      id,
      version,
      decision: random.below(4) === 0 ? ('REVOKED' as const) : ('CONFIRMED' as const),
    }));
    if (lines.length > 0) await accessReviews.decide({ params: of, body: { lines } });
    const { version } = await accessReviews.get({ params: of });
    await accessReviews.close({ params: of, body: { version } });
    changed('people');
  };
  // Rights change more often than the other data.
  const steps = [
    [give, give, give, give, give, give, give, give],
    [addPeople, addPeople, changePerson, changePerson, removePerson, removePerson],
    [saveList, saveList, removeList, removeList, changeContract, changeContract],
    [preview, review],
  ].flat();

  const seen: { after: number; until: number; matrix: Matrix }[] = [];
  for (let turn = 0; turn < CHANGES; turn += 1) {
    await random.pick(steps)();
    // Timestamps have millisecond precision; the wait ensures that the next change is later than the recorded time.
    const after = Date.now();
    const matrix = random.below(8) === 0 ? await matrixOf(contract) : null;
    await wait(2);
    if (matrix) seen.push({ after, until: Date.now() - 2, matrix });
  }
  expect(seen.length).toBeGreaterThan(CHANGES * 0.04);
  expect(seen.at(-1)!.matrix.people.length).toBeGreaterThan(0);
  for (const { after, until, matrix } of seen) {
    // Any time between two changes, including both ends of the interval.
    const at = new Date(after + random.below(until - after + 1));
    const past = await replay(contract, at);
    expect(past.at).toBe(at.toISOString());
    expect(ordered(past)).toEqual(matrix);
  }
  // Before its creation the contract had no users and no known data.
  const { since } = await replay(contract, new Date(seen[0]!.after));
  const before = await replay(contract, new Date(new Date(since!).getTime() - 1));
  expect(before).toMatchObject({ since, people: [], services: [], legalEntities: [], lists: [] });

  const { changes } = await contractUsers.rightsChanges({ params });
  const moments = changes.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(new Set(moments).size).toBe(moments.length);
  expect(moments.length).toBeGreaterThan(CHANGES * 0.2);
  expect(changes.some(({ users }) => users === null)).toBe(true);
  expect(new Set(changes.flatMap(({ users }) => users?.first ?? []))).toEqual(new Set(candidates));

  // Each change names its author, and the rights that differ from those a millisecond earlier.
  const { firstName, lastName } = personaOf('super-admin');
  let compared = 0;
  for (const at of moments.filter((_, index) => index % 8 === 0)) {
    const [now, then] = [await replay(contract, at), await replay(contract, justBefore(at))];
    const made = (await changeOf(contract, at))!;
    expect(made).toMatchObject({ by: { firstName, lastName }, impersonatedBy: null });
    const { rights, total, others } = made;
    expect(rights).toHaveLength(total);
    // Activating a service shows rights that have not changed; those to services that are not activated are not shown.
    if (others.includes('SERVICES')) continue;
    const shown = rights.filter(({ service }) =>
      now.services.some(({ serviceId }) => serviceId === service.id),
    );
    const of = (side: 'before' | 'after') =>
      new Map(shown.map((one) => [`${one.userId} ${one.service.id}`, one[side]]));
    expect({ before: of('before'), after: of('after') }).toEqual(differences(then, now));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(CHANGES * 0.01);
}, 300_000);

const justBefore = (at: string) => new Date(new Date(at).getTime() - 1).toISOString();

/** Returns the rights that differ between two states, by user and service, as the labels of each state show them. */
function differences(then: ContractRights, now: ContractRights) {
  const shown = ({ people, services, lists }: ContractRights) =>
    new Map(
      people.flatMap(({ id, serviceRights }) =>
        serviceRights.map(({ serviceRightId: right, legalEntitiesListId: list }) => {
          const offered = services
            .flatMap((service) => service.serviceRights)
            .find((one) => one.id === right)!;
          return [
            `${id} ${offered.service.name}`,
            {
              label: offered.displayedName,
              list: lists.find((one) => one.id === list)?.name ?? null,
              id: list,
            },
          ] as const;
        }),
      ),
    );
  const [before, after] = [shown(then), shown(now)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((pair) => {
    const [one, other] = [before.get(pair), after.get(pair)];
    return one?.label !== other?.label || one?.id !== other?.id;
  });
  const of = (rights: typeof before) =>
    new Map(
      changed.map((pair) => {
        const right = rights.get(pair);
        return [pair, right ? { label: right.label, list: right.list } : null];
      }),
    );
  return { before: of(before), after: of(after) };
}

test('CUSR-036 a change names its author, the real one too, and what changed; other times name nothing', async () => {
  const contract = await create();
  const params = paramsOf(contract);
  const [first, second] = await candidatesFor(contract, 2);
  const { contractUsers, contracts } = admin();
  const changeNow = async () => {
    const { changes, since } = await contractUsers.rightsChanges({ params });
    return changeOf(contract, changes[0]?.at ?? since!);
  };
  // The creation of the contract is the start of the history, not a change.
  expect(await changeNow()).toBeNull();
  await wait(2);

  const [added] = await contractUsers.add({ params, body: { userIds: [first!, second!] } });
  expect(await changeNow()).toMatchObject({ rights: [], total: 0, others: ['USERS'] });
  await wait(2);

  const [code] = contract.legalEntities.map(({ legalEntity }) => legalEntity.ricos);
  const list = await contracts.createList({ params, body: { name: 'Core', legalEntitiesIds: [code!] } });
  expect(await changeNow()).toMatchObject({ rights: [], others: ['LISTS'] });
  await wait(2);

  const rights = [{ serviceRightId: 'KYC.Read', legalEntitiesListId: list.id }];
  const body = { users: [{ userId: added!.id, version: added!.version, rights }] };
  await contractUsers.setRights({ params, body });
  const { firstName, lastName } = personaOf('super-admin');
  expect(await changeNow()).toEqual({
    by: { firstName, lastName },
    impersonatedBy: null,
    rights: [
      {
        userId: added!.id,
        service: { id: 'KYC', label: 'KYC' },
        before: null,
        after: { label: 'Read', list: 'Core' },
      },
    ],
    total: 1,
    others: [],
  });
  await wait(2);
  expect(await changeOf(contract, new Date())).toBeNull();

  // A list that is renamed later has the name of its time.
  const { version } = (await contracts.lists({ params }))[0]!;
  await contracts.updateList({
    params,
    body: { id: list.id, version, name: 'Renamed', legalEntitiesIds: [code!] },
  });
  await wait(2);
  const now = (await contractUsers.list({ params })).find(({ id }) => id === added!.id)!;
  await contractUsers.setRights({
    params,
    body: {
      users: [
        {
          userId: now.id,
          version: now.version,
          rights: [{ serviceRightId: 'KYC.All', legalEntitiesListId: null }],
        },
      ],
    },
  });
  expect((await changeNow())!.rights).toMatchObject([
    { before: { label: 'Read', list: 'Renamed' }, after: { label: 'All', list: null } },
  ]);
});

test('CUSR-036 a change of many people is one entry; asked for one user, nothing of theirs is cut off', async () => {
  const contract = await create();
  const params = paramsOf(contract);
  const ids = await candidatesFor(contract, 14);
  const { contractUsers, contracts } = admin();
  const added = await contractUsers.add({ params, body: { userIds: ids } });
  await wait(2);
  const rights = SERVICES.map((code) => ({
    serviceRightId: serviceRightId(code, rightsOfService(code).names[0]!),
  }));
  const [last, ...others] = added.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const users = added.map(({ id, version }) => ({ userId: id, version, rights }));
  const given = await contractUsers.setRights({ params, body: { users } });
  await wait(2);
  const { version } = given.find(({ id }) => id === others[0]!.id)!;
  const none = [{ userId: others[0]!.id, version, rights: [] }];
  await contractUsers.setRights({ params, body: { users: none } });
  await wait(2);
  const [code] = contract.legalEntities.map(({ legalEntity }) => legalEntity.ricos);
  await contracts.createList({ params, body: { name: 'Core', legalEntitiesIds: [code!] } });

  const { changes } = await contractUsers.rightsChanges({ params });
  expect(changes.map((change) => change.users?.total ?? null)).toEqual([0, 1, 14, 14]);
  expect(changes[2]!.users!.first).toHaveLength(CHANGED_USERS_MAX);
  const { at } = changes[2]!;
  const whole = (await changeOf(contract, at))!;
  expect(whole.total).toBe(14 * SERVICES.length);
  expect(whole.rights).toHaveLength(RIGHTS_CHANGE_MAX);
  expect(whole.rights.some(({ userId }) => userId === last!.id)).toBe(false);

  const own = await contractUsers.rightsChanges({ params, query: { userId: last!.id } });
  const mine = { total: 1, first: [last!.id] };
  expect(own.changes.map((change) => change.users)).toEqual([mine, mine]);
  expect(own.changes[0]!.at).toBe(at);
  const change = (await changeOf(contract, at, last!.id))!;
  expect(change.total).toBe(SERVICES.length);
  expect(new Set(change.rights.map(({ userId, service }) => `${userId} ${service.id}`))).toEqual(
    new Set(SERVICES.map((service) => `${last!.id} ${service}`)),
  );
  // What was changed for others only is nothing for this user.
  expect(await changeOf(contract, changes[1]!.at, last!.id)).toBeNull();
  expect(await changeOf(contract, changes[0]!.at, last!.id)).toBeNull();
});

test('CUSR-036 a change of a list concerns those whose rights are limited to it, one of a service everybody', async () => {
  const contract = await create();
  const params = paramsOf(contract);
  const [limited, unlimited] = await candidatesFor(contract, 2);
  const { contractUsers, contracts } = admin();
  const [code, another] = contract.legalEntities.map(({ legalEntity }) => legalEntity.ricos);
  const list = await contracts.createList({ params, body: { name: 'Core', legalEntitiesIds: [code!] } });
  const added = await contractUsers.add({ params, body: { userIds: [limited!, unlimited!] } });
  const rightsOf = (id: string) => [
    { serviceRightId: 'KYC.Read', legalEntitiesListId: id === limited ? list.id : null },
  ];
  await contractUsers.setRights({
    params,
    body: { users: added.map(({ id, version }) => ({ userId: id, version, rights: rightsOf(id) })) },
  });
  await wait(2);
  const listNow = async () => (await contracts.lists({ params })).find(({ id }) => id === list.id)!;
  const change = async (name: string, legalEntitiesIds: string[]) => {
    await contracts.updateList({
      params,
      body: { id: list.id, version: (await listNow()).version, name, legalEntitiesIds },
    });
    await wait(2);
  };
  await change('Core', [code!, another!]);
  await change('Renamed', [code!, another!]);

  const last = async (userId?: string) =>
    (await contractUsers.rightsChanges({ params, query: { userId } })).changes;
  const all = await last();
  const mine = { total: 1, first: [limited!] };
  expect(all.slice(0, 2).map(({ users }) => users)).toEqual([mine, mine]);
  expect((await last(limited)).slice(0, 2)).toEqual(all.slice(0, 2));
  expect((await last(unlimited)).map(({ at }) => at)).not.toContain(all[0]!.at);
  for (const { at } of all.slice(0, 2)) {
    expect(await changeOf(contract, at, limited)).toMatchObject({ others: ['LISTS'] });
    expect(await changeOf(contract, at, unlimited)).toBeNull();
  }

  const now = await contracts.get({ params });
  await contracts.update({
    params,
    body: {
      version: now.version,
      contract: {
        name: now.name,
        description: now.description,
        isinCode: now.isinCode,
        cguName: now.cguName,
        commercialClientId: now.commercialClient!.id,
        kcCommercialClientId: null,
      },
      services: now.services.map(({ id, category }) => ({
        id,
        category: id === 'MTM' ? ('DEACTIVATED' as const) : category,
      })),
      legalEntitiesSelected: now.legalEntities.map(({ legalEntity }) => legalEntity.ricos),
    },
  });
  const [removed] = await last(unlimited);
  expect(removed!.users).toBeNull();
  expect(await changeOf(contract, removed!.at, unlimited)).toMatchObject({ others: ['SERVICES'] });
});

test('CUSR-036 a change made while impersonating names both persons', async () => {
  const contract = await create();
  const params = paramsOf(contract);
  const found = await admin().contractUsers.contacts({ params, query: { query: '.example' } });
  const others = found.filter(({ email }) => PERSONAS.every((persona) => persona.email !== email));
  const mayBeImpersonated = async ({ email }: { email: string }) =>
    (await admin().users.search({ query: { query: email } }))[0]?.canBeImpersonated === true;
  const possible = await Promise.all(others.map(mayBeImpersonated));
  const account = others.find((_, index) => possible[index])!;
  const member = others.find(({ id }) => id !== account.id)!;
  const added = await admin().contractUsers.add({ params, body: { userIds: [account.id, member.id] } });
  const versionOf = (userId: string) => added.find(({ id }) => id === userId)!.version;
  await admin().contractUsers.update({
    params,
    body: {
      usersIds: [account.id],
      versions: { [account.id]: versionOf(account.id) },
      update: { contractStatus: 'SIGNED', clientRole: 'ADMIN' },
    },
  });
  await wait(2);
  const session = clientWith(await ownSession('super-admin'));
  await session.impersonation.start({ body: { email: account.email } });
  const rights = [{ serviceRightId: 'KYC.All', legalEntitiesListId: null }];
  await session.contractUsers.setRights({
    params,
    body: { users: [{ userId: member.id, version: versionOf(member.id), rights }] },
  });
  const { changes } = await session.contractUsers.rightsChanges({ params });
  const { change } = await session.contractUsers.rightsChange({ params, query: { at: changes[0]!.at } });
  expect(change).toMatchObject({
    by: { firstName: account.firstname, lastName: account.lastname },
    impersonatedBy: { lastName: personaOf('super-admin').lastName },
    rights: [{ userId: member.id, after: { label: 'All', list: null } }],
  });
});

test('initial rights are valid from the creation of the contract, and later grants are listed as changes', async () => {
  const contract = await halden();
  const { userId } = personaOf('client-admin');
  const kycAt = async (at: Date | string) => {
    const { people } = await replay(contract, at);
    return people
      .find(({ id }) => id === userId)!
      .serviceRights.find(({ serviceRightId: id }) => id.startsWith('KYC.'))?.serviceRightId;
  };
  const { since, changes } = await admin().contractUsers.rightsChanges({
    params: paramsOf(contract),
    query: { userId },
  });
  expect(since).toBe(contract.creationDate);
  expect(await kycAt(since!)).toBe('KYC.Read');
  // The earliest change of this user's rights; other tests may add later ones.
  const given = changes.findLast(({ users }) => users !== null)!.at;
  expect(await kycAt(new Date(new Date(given).getTime() - 1))).toBe('KYC.Read');
  expect(await kycAt(given)).toBe('KYC.All');
  const { firstName, lastName } = personaOf('super-admin');
  expect(await changeOf(contract, given)).toMatchObject({
    by: { firstName, lastName },
    rights: [{ userId, service: { id: 'KYC' }, before: { label: 'Read' }, after: { label: 'All' } }],
  });
});

test('a write that changes nothing is not recorded', async () => {
  const contract = await create();
  const [id] = await candidatesFor(contract, 1);
  const params = paramsOf(contract);
  const { contractUsers } = admin();
  const rights = [{ serviceRightId: 'KYC.Read', legalEntitiesListId: null }];
  const [added] = await contractUsers.add({ params, body: { userIds: [id!] } });
  const give = (version: number) =>
    contractUsers.setRights({ params, body: { users: [{ userId: id!, version, rights }] } });
  const [given] = await give(added!.version);
  const before = await contractUsers.rightsChanges({ params });
  const [again] = await give(given!.version);
  expect(again!.version).toBeGreaterThan(given!.version);
  expect(await contractUsers.rightsChanges({ params })).toEqual(before);
});

test('a refused write is not recorded', async () => {
  const contract = await create();
  const [id] = await candidatesFor(contract, 1);
  const params = paramsOf(contract);
  const { contractUsers } = admin();
  const [added] = await contractUsers.add({ params, body: { userIds: [id!] } });
  const before = await contractUsers.rightsChanges({ params });
  const body = {
    users: [{ userId: id!, version: added!.version + 1, rights: [{ serviceRightId: 'KYC.Read' }] }],
  };
  expect((await failureOf(contractUsers.setRights({ params, body }))).code).toBe('RECORD_CHANGED');
  expect(await contractUsers.rightsChanges({ params })).toEqual(before);
});

test('the history is for users who manage the people of the contract; a future moment returns the current rights', async () => {
  const contract = await halden();
  const params = paramsOf(contract);
  const at = new Date().toISOString();
  for (const persona of ['super-admin', 'client-admin'] as const) {
    const { contractUsers } = as(persona);
    expect((await contractUsers.rightsAt({ params, query: { at } })).people.length).toBeGreaterThan(0);
    expect((await contractUsers.rightsChanges({ params })).since).not.toBeNull();
    expect((await contractUsers.rightsChange({ params, query: { at } })).change).toBeNull();
  }
  for (const persona of ['client', 'staff', 'newcomer', 'restricted', 'it-support', 'osa'] as const) {
    const { contractUsers } = as(persona);
    for (const call of [
      () => contractUsers.rightsAt({ params, query: { at } }),
      () => contractUsers.rightsChanges({ params }),
      () => contractUsers.rightsChange({ params, query: { at } }),
    ])
      expect([403, 404], persona).toContain((await failureOf(call())).status);
  }
  const elsewhere = paramsOf(await create());
  for (const strangers of [elsewhere, { id: UNKNOWN }]) {
    const { contractUsers } = as('client-admin');
    expect((await failureOf(contractUsers.rightsAt({ params: strangers, query: { at } }))).status).toBe(404);
    expect((await failureOf(contractUsers.rightsChanges({ params: strangers }))).status).toBe(404);
    const change = contractUsers.rightsChange({ params: strangers, query: { at } });
    expect((await failureOf(change)).status).toBe(404);
  }
  const { contractUsers } = admin();
  for (const call of [
    () => contractUsers.rightsAt({ params, query: { at: 'yesterday' } }),
    () => contractUsers.rightsChange({ params, query: { at: 'yesterday' } }),
    () => contractUsers.rightsChange({ params, query: { at, userId: 'Claire' } }),
    () => contractUsers.rightsChanges({ params, query: { userId: 'Claire' } }),
  ])
    expect((await failureOf(call())).status).toBe(400);
  expect(await contractUsers.rightsChanges({ params, query: { userId: UNKNOWN } })).toMatchObject({
    changes: [],
  });
  const own = await create();
  const later = await replay(own, '2200-01-01T00:00:00.000Z');
  expect(ordered(later)).toEqual(await matrixOf(own));
});
