import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@atrium/contract/calendar';
import type { Contract } from '@atrium/contract/contracts';
import type { ContractContact, ContractUser, UserRights } from '@atrium/contract/contract-users';
import { RIGHTS_SERVICES, rightsOfService, serviceRightId } from '@atrium/contract/service-rights-rules';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import { PERSONAS, personaOf } from '../../sandbox/src/seed/personas.ts';
import { as, clientWith, failureOf, ownSession } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const CLIENT = 'Orvane';
const ACTIVATED: readonly ServiceCode[] = ['KYC', 'MTM', 'GUARANTEES', 'RATES_DERIVATIVES_PRICER'];
const admin = (language = 'en') => as('super-admin', language);

/** Creates a separate contract for a test, of a client by default, with some services that have rights. */
async function create(
  type: 'CLIENT' | 'ATRIUM' | 'OSA' = 'CLIENT',
  activated: readonly ServiceCode[] = ACTIVATED,
): Promise<Contract> {
  const client = (await admin().clients.list({ query: { query: CLIENT } }))[0]!;
  const entities = await admin().clients.legalEntities({ params: { id: client.id } });
  return admin().contracts.create({
    body: {
      contract: {
        name: `Test ${randomUUID().slice(0, 18)}`,
        type,
        commercialClientId: type === 'OSA' ? null : client.id,
      },
      servicesSelected: RIGHTS_SERVICES.map((id) => ({
        id,
        category: activated.includes(id) ? ('ACTIVATED' as const) : ('DEACTIVATED' as const),
      })),
      legalEntitiesSelected: entities.slice(0, 3).map(({ ricos }) => ricos),
    },
  });
}
const paramsOf = ({ id }: { id: string }) => ({ id });
const addTo = (contract: Contract, ids: readonly string[], more = {}) =>
  admin().contractUsers.add({ params: paramsOf(contract), body: { userIds: [...ids], ...more } });
const peopleOf = (contract: { id: string }) => admin().contractUsers.list({ params: paramsOf(contract) });
const personIn = async (contract: { id: string }, id: string) =>
  (await peopleOf(contract)).find((person) => person.id === id)!;
const rightsFor = ({ id, version }: ContractUser, rights: UserRights['rights']): UserRights => ({
  userId: id,
  version,
  rights,
});
const give = (contract: { id: string }, ...users: UserRights[]) =>
  admin().contractUsers.setRights({ params: paramsOf(contract), body: { users } });
const updateOf = (person: ContractUser, update: object) => ({
  usersIds: [person.id],
  versions: { [person.id]: person.version },
  update,
});
const listIn = async (contract: Contract, code = contract.legalEntities[0]!.legalEntity.ricos) =>
  admin().contracts.createList({
    params: paramsOf(contract),
    body: { name: 'One entity', legalEntitiesIds: [code] },
  });
const eventsOf = async ({ id }: { id: string }) =>
  (await admin().auditEvents.ofContract({ params: { id }, query: { pageSize: 100 } })).pageRecords;
const halden = async () => (await admin().contracts.list({ query: { query: '00418' } })).pageRecords[0]!;
const statusOf = async (call: Promise<unknown>) => {
  const { status, code } = await failureOf(call);
  return [status, code];
};
const readOnly = async () => {
  for (let page = 1; ; page += 1) {
    const { pageRecords } = await admin().contracts.list({ query: { types: ['CLIENT'], page, size: 100 } });
    const found = pageRecords.find(({ isReadOnly }) => isReadOnly);
    if (found) return found;
  }
};
/** Returns the ids of a user's rights, without their lists. */
const idsOf = ({ serviceRights }: ContractUser) => serviceRights.map((right) => right.serviceRightId);

/** Returns a user who can be added to a contract and whom no other test signs in as. */
const somebodyFor = async (contract: Contract, query: string) => {
  const found = await admin().contractUsers.contacts({ params: paramsOf(contract), query: { query } });
  return found.find(({ email }) => PERSONAS.every((persona) => persona.email !== email))!.id;
};

/** Users of the client who can be impersonated. Each test adds them to its own contract; tests run one after another. */
let people: ContractContact[];
beforeAll(async () => {
  const found = await admin().contractUsers.contacts({
    params: paramsOf(await create()),
    query: { query: '.example' },
  });
  const sessions = await Promise.all(
    found.map(async (person) => {
      const [user] = await admin().users.search({ query: { query: person.email } });
      return user?.canBeImpersonated === true ? [person] : [];
    }),
  );
  people = sessions.flat();
  expect(people.length).toBeGreaterThanOrEqual(2);
});
/** Opens the portal as a user who is not a persona, by impersonation. */
async function sessionOf({ email }: { email: string }) {
  const session = clientWith(await ownSession('super-admin'));
  await session.impersonation.start({ body: { email } });
  return session;
}

describe('users of a contract', () => {
  test('API-125 DATA-052 CUSR-029 CUSR-030 are listed with client, status, role, home page and rights', async () => {
    const everyone = await peopleOf(await halden());
    const lena = everyone.find(({ email }) => email === personaOf('client-admin').email)!;
    expect(lena).toMatchObject({
      firstName: 'Lena',
      lastName: 'Brandt',
      client: { name: 'Halden Group' },
      contractStatus: 'SIGNED',
      clientRole: 'ADMIN',
      homepagePreference: { template: expect.stringMatching(/^[A-Z_]+$/) },
    });
    expect(idsOf(lena)).toContain('KYC.All');
    const elin = everyone.find(({ email }) => email === personaOf('newcomer').email)!;
    expect(elin).toMatchObject({ contractStatus: 'DEMO', clientRole: 'STANDARD' });
    expect(idsOf(elin)).toContain('KYC.Restricted');
    // A user without a service that has rights has no rights.
    const giulia = everyone.find(({ email }) => email === personaOf('restricted').email)!;
    expect(giulia.serviceRights).toEqual([]);
  });

  test('API-125 API-130 API-132 are restricted to bank and client administrators', async () => {
    const params = paramsOf(await halden());
    const calls = (persona: Parameters<typeof as>[0]) => {
      const { contractUsers } = as(persona);
      return [
        () => contractUsers.list({ params }),
        () => contractUsers.rights({ params }),
        () => contractUsers.services({ params }),
        () => contractUsers.contacts({ params, query: { query: 'ha' } }),
      ];
    };
    for (const persona of ['super-admin', 'client-admin'] as const)
      for (const call of calls(persona)) expect(await call()).toBeInstanceOf(Array);
    for (const persona of ['client', 'staff', 'restricted', 'osa', 'newcomer', 'it-support'] as const)
      for (const call of calls(persona))
        expect([403, 404], persona).toContain((await failureOf(call())).status);
    for (const call of calls(null)) expect((await failureOf(call())).status).toBe(401);
    // A user without access to the contract gets 404, as if it did not exist.
    const own = paramsOf(await create());
    for (const persona of ['client', 'client-admin', 'staff'] as const)
      expect((await failureOf(as(persona).contractUsers.list({ params: own }))).status).toBe(404);
    expect((await failureOf(admin().contractUsers.list({ params: { id: UNKNOWN } }))).status).toBe(404);
  });

  test('DATA-053 DATA-055 CUSR-028 CUSR-035 CUSR-036 rights are grouped by activated service, with the legal entity lists that can limit them', async () => {
    const contract = await create();
    const list = await listIn(contract);
    const tree = await admin('fr').contractUsers.services({ params: paramsOf(contract) });
    expect(tree.map(({ serviceId }) => serviceId).toSorted()).toEqual([...ACTIVATED].toSorted());
    const kyc = tree.find(({ serviceId }) => serviceId === 'KYC')!;
    expect(kyc.serviceRights.map(({ name, displayedName }) => [name, displayedName])).toEqual([
      ['Restricted', 'Restreint'],
      ['Read', 'Lecture'],
      ['All', 'Tous'],
    ]);
    expect(kyc.serviceRights[0]).toMatchObject({
      id: 'KYC.Restricted',
      linkedToLegalEntities: true,
      legalEntitiesLists: [{ id: list.id, name: 'One entity' }],
      service: { name: 'KYC', label: SERVICES.KYC.label.fr },
    });
    const pricer = tree.find(({ serviceId }) => serviceId === 'RATES_DERIVATIVES_PRICER')!;
    expect(pricer.serviceRights).toMatchObject([
      { name: 'Access', linkedToLegalEntities: false, legalEntitiesLists: [] },
    ]);
    expect(await admin().enums.contractStatus()).toEqual(['DEMO', 'SIGNED']);
    expect(await admin().enums.clientRole()).toEqual(['STANDARD', 'ADMIN']);
  });
});

test('DATA-052 users who have left are not counted in any contract', async () => {
  const { pageRecords } = await admin().contracts.list({ query: { types: ['OSA', 'ATRIUM'], size: 20 } });
  const client = await admin().contracts.list({ query: { query: 'Cash management', size: 20 } });
  // Seeded contracts whose users no test changes: contracts of tests have higher numbers.
  const seeded = [...pageRecords, ...client.pageRecords].filter(
    ({ name, number }) => number < '00564' && !name.includes('Halden') && !name.includes(CLIENT),
  );
  expect(seeded.length).toBeGreaterThan(10);
  for (const { id, name } of seeded) {
    const { usersQuantity } = await admin().contracts.get({ params: { id } });
    expect(usersQuantity, name).toBe((await peopleOf({ id })).length);
  }
});

describe('adding users', () => {
  test('API-124 API-126 DATA-057 CUSR-018 CUSR-019 CUSR-020 offers users of the client who are not members, and adds them with default rights', async () => {
    const contract = await create();
    const [one, other] = people;
    const query = { query: one!.email };
    expect(await admin().contractUsers.contacts({ params: paramsOf(contract), query })).toEqual([
      expect.objectContaining({ id: one!.id, email: one!.email, isOsaUser: false }),
    ]);
    const added = await addTo(contract, [one!.id]);
    expect(added).toMatchObject([
      { id: one!.id, contractStatus: 'DEMO', clientRole: 'STANDARD', serviceRights: [], version: 1 },
    ]);
    expect(await admin().contractUsers.contacts({ params: paramsOf(contract), query })).toEqual([]);
    // Existing members keep their values, whatever is requested for the others.
    const more = await addTo(contract, [one!.id, other!.id], { contractStatus: 'SIGNED' });
    expect(more.map(({ id }) => id)).toEqual([other!.id]);
    expect(await personIn(contract, one!.id)).toMatchObject({ contractStatus: 'DEMO', version: 1 });
    expect((await eventsOf(contract)).filter(({ name }) => name === 'user')).toMatchObject([
      { eventType: 'CREATE', newValue: `${other!.firstname} ${other!.lastname}` },
      { eventType: 'CREATE', newValue: `${one!.firstname} ${one!.lastname}` },
    ]);
  });

  test('CUSR-017 refuses users of another client, bank staff and unknown users', async () => {
    const contract = await create();
    for (const id of [
      personaOf('client').userId,
      personaOf('staff').userId,
      personaOf('osa').userId,
      UNKNOWN,
    ])
      expect(await statusOf(addTo(contract, [id]))).toEqual([400, 'BAD_REQUEST']);
    expect(await statusOf(addTo(contract, []))).toEqual([400, 'BAD_REQUEST']);
    // All or none.
    expect(await statusOf(addTo(contract, [people[0]!.id, UNKNOWN]))).toEqual([400, 'BAD_REQUEST']);
    expect(await peopleOf(contract)).toEqual([]);
  });

  test('CUSR-026 CUSR-027 users of a bank contract have neither status nor role', async () => {
    const contract = await create('ATRIUM');
    const userId = await somebodyFor(contract, 'atrium.example');
    expect(await statusOf(addTo(contract, [userId], { contractStatus: 'DEMO' }))).toEqual([
      400,
      'BAD_REQUEST',
    ]);
    const [person] = await addTo(contract, [userId]);
    expect(person).toMatchObject({ contractStatus: null, clientRole: null });
    const call = admin().contractUsers.update({
      params: paramsOf(contract),
      body: updateOf(person!, { contractStatus: 'SIGNED' }),
    });
    expect(await statusOf(call)).toEqual([400, 'BAD_REQUEST']);
    const removal = admin().contractUsers.remove({
      params: { id: contract.id, userId },
      query: { version: 1 },
    });
    expect(await statusOf(removal)).toEqual([403, 'FORBIDDEN']);
  });
});

describe('changing users', () => {
  const update = (contract: { id: string }, body: ReturnType<typeof updateOf>) =>
    admin().contractUsers.update({ params: paramsOf(contract), body });

  test('API-127 CTR-009 CUSR-024 changes status, role and home page from the current version, and audits each change', async () => {
    const contract = await create();
    const [person] = await addTo(contract, [people[0]!.id]);
    const isTrade = person!.homepagePreference.template === 'TRADE_FINANCE';
    const template = isTrade ? 'CAPITAL_MARKET' : 'TRADE_FINANCE';
    const [changed] = await update(
      contract,
      updateOf(person!, {
        contractStatus: 'SIGNED',
        clientRole: 'ADMIN',
        homepageTemplate: template,
        replacesOwnHomepage: true,
      }),
    );
    expect(changed).toMatchObject({
      contractStatus: 'SIGNED',
      clientRole: 'ADMIN',
      homepagePreference: { template, updatedByUser: false },
      version: 2,
    });
    const secondaryEntity = `${person!.firstName} ${person!.lastName}`;
    expect((await eventsOf(contract)).slice(0, 3).toReversed()).toMatchObject([
      { name: 'userStatus', oldValue: 'Demo', newValue: 'Signed', secondaryEntity },
      { name: 'userRole', oldValue: 'User', newValue: 'Administrator', secondaryEntity },
      { name: 'userHomepage', newValue: isTrade ? 'Capital markets' : 'Trade finance', secondaryEntity },
    ]);
    // The old version is outdated, and nothing is saved.
    expect(await statusOf(update(contract, updateOf(person!, { contractStatus: 'DEMO' })))).toEqual([
      409,
      'RECORD_CHANGED',
    ]);
    expect(await personIn(contract, person!.id)).toMatchObject({ contractStatus: 'SIGNED', version: 2 });
    // The user can change their own choice again.
    const session = await sessionOf(people[0]!);
    await session.widgets.savePreferences({ body: { template: 'FINANCE_STRATEGY' } });
    expect((await personIn(contract, person!.id)).homepagePreference).toEqual({
      template: 'FINANCE_STRATEGY',
      updatedByUser: true,
    });
  });

  test('API-127 CUSR-024 a home page that the user has chosen since it was read is only replaced if confirmed', async () => {
    const contract = await create();
    const [person] = await addTo(contract, [people[0]!.id]);
    const preset = { homepageTemplate: 'CAPITAL_MARKET', replacesOwnHomepage: true };
    const [read] = await update(contract, updateOf(person!, preset));
    expect(read!.homepagePreference).toEqual({ template: 'CAPITAL_MARKET', updatedByUser: false });
    const session = await sessionOf(people[0]!);
    await session.widgets.savePreferences({ body: { template: 'FINANCE_STRATEGY' } });

    const change = { contractStatus: 'SIGNED', homepageTemplate: 'TRADE_FINANCE' };
    for (const refused of [change, { ...change, replacesOwnHomepage: false }])
      expect(await statusOf(update(contract, updateOf(read!, refused)))).toEqual([
        409,
        'HOMEPAGE_CHOSEN_BY_USER',
      ]);
    const own = { template: 'FINANCE_STRATEGY', updatedByUser: true };
    expect(await personIn(contract, person!.id)).toEqual({ ...read, homepagePreference: own });
    // The same home page, and changes of other fields, replace nothing.
    const [signed] = await update(
      contract,
      updateOf(read!, { contractStatus: 'SIGNED', homepageTemplate: 'FINANCE_STRATEGY' }),
    );
    expect(signed).toMatchObject({ contractStatus: 'SIGNED', homepagePreference: own });
    const [replaced] = await update(
      contract,
      updateOf(signed!, { homepageTemplate: 'TRADE_FINANCE', replacesOwnHomepage: true }),
    );
    expect(replaced!.homepagePreference).toEqual({ template: 'TRADE_FINANCE', updatedByUser: false });
  });

  test('API-127 API-131 profile and rights are changed in one transaction: one version, one correlation id, all or nothing', async () => {
    const contract = await create();
    const list = await listIn(contract);
    const [person] = await addTo(contract, [people[0]!.id]);
    const rights = [
      { serviceRightId: 'KYC.Read' },
      { serviceRightId: 'MTM.Access', legalEntitiesListId: list.id },
    ];
    const [changed] = await update(contract, updateOf(person!, { contractStatus: 'SIGNED', rights }));
    expect(changed).toMatchObject({
      contractStatus: 'SIGNED',
      version: 2,
      serviceRights: [
        { serviceRightId: 'KYC.Read', legalEntitiesListId: null },
        { serviceRightId: 'MTM.Access', legalEntitiesListId: list.id },
      ],
    });
    const [given, status] = await eventsOf(contract);
    expect(status).toMatchObject({ name: 'userStatus', newValue: 'Signed' });
    expect(given).toMatchObject({
      name: 'userRights',
      newValue: 'KYC: Read, Mark to market: Access (One entity)',
      correlationId: status!.correlationId,
    });
    // The same rights in another order are not a change.
    const events = (await eventsOf(contract)).length;
    const same = updateOf(changed!, { rights: rights.toReversed() });
    expect(await update(contract, same)).toEqual([changed]);
    expect(await eventsOf(contract)).toHaveLength(events);
    // A caller with the previous version saves neither the role nor the rights.
    const stale = updateOf(person!, { clientRole: 'ADMIN', rights: [] });
    expect(await statusOf(update(contract, stale))).toEqual([409, 'RECORD_CHANGED']);
    // If the contract cannot grant a right, the status is not changed either.
    for (const wrong of [
      [{ serviceRightId: 'POWER_OF_ATTORNEY.Access' }],
      [{ serviceRightId: 'KYC.Read' }, { serviceRightId: 'KYC.Read' }],
      [{ serviceRightId: 'MTM.Access', legalEntitiesListId: UNKNOWN }],
    ]) {
      const body = updateOf(changed!, { contractStatus: 'DEMO', rights: wrong });
      expect(await statusOf(update(contract, body))).toEqual([400, 'BAD_REQUEST']);
    }
    // If the role cannot be removed, the rights are not changed either.
    const [boss] = await addTo(contract, [people[1]!.id], { clientRole: 'ADMIN' });
    const last = updateOf(boss!, { clientRole: 'STANDARD', rights });
    expect(await statusOf(update(contract, last))).toEqual([409, 'LAST_CONTRACT_ADMIN']);
    expect(await personIn(contract, boss!.id)).toEqual(boss);
    expect(await personIn(contract, person!.id)).toEqual(changed);
  });

  test('DATA-060 a change of rights shows only those that changed, before and after', async () => {
    const contract = await create();
    const list = await listIn(contract);
    const [person] = await addTo(contract, [people[0]!.id]);
    const limited = { serviceRightId: 'MTM.Access', legalEntitiesListId: list.id };
    const change = async (...rights: UserRights['rights']) => {
      const now = await personIn(contract, person!.id);
      await update(contract, updateOf(now, { rights }));
      const { oldValue, newValue } = (await eventsOf(contract))[0]!;
      return [oldValue, newValue];
    };
    const label = 'Mark to market: Access (One entity)';
    expect(await change({ serviceRightId: 'KYC.Read' }, limited)).toEqual([null, `KYC: Read, ${label}`]);
    expect(await change({ serviceRightId: 'KYC.All' }, limited)).toEqual(['KYC: Read', 'KYC: All']);
    expect(await change({ serviceRightId: 'KYC.All' })).toEqual([label, null]);
    expect(await change({ serviceRightId: 'KYC.All' }, limited)).toEqual([null, label]);
    expect(await change()).toEqual([`KYC: All, ${label}`, null]);

    // The same for the legal entities of a list.
    const [first, second] = contract.legalEntities.map(({ legalEntity }) => legalEntity.ricos);
    await admin().contracts.updateList({
      params: { id: contract.id },
      body: { id: list.id, version: 1, name: 'One entity', legalEntitiesIds: [first!, second!] },
    });
    const [added] = await eventsOf(contract);
    expect(added).toMatchObject({ name: 'legalEntitiesList', oldValue: null });
    expect(added!.newValue).toMatch(/^[A-Z]{2}\d+ [^,]+$/);
  });

  test('a write that changes nothing is neither counted nor audited', async () => {
    const contract = await create();
    const [person] = await addTo(contract, [people[0]!.id]);
    const before = (await eventsOf(contract)).length;
    expect(await update(contract, updateOf(person!, {}))).toEqual([person]);
    expect(await update(contract, updateOf(person!, { contractStatus: 'DEMO' }))).toEqual([person]);
    expect(await personIn(contract, person!.id)).toMatchObject({ version: 1 });
    expect(await eventsOf(contract)).toHaveLength(before);
  });

  test('a contract keeps its last administrator, and an administrator cannot be removed', async () => {
    const contract = await create();
    const added = await addTo(contract, [people[0]!.id, people[1]!.id], { clientRole: 'ADMIN' });
    const [one, other] = added;
    const remove = async ({ id: userId }: ContractUser) => {
      const { version } = await personIn(contract, userId);
      await admin().contractUsers.remove({ params: { id: contract.id, userId }, query: { version } });
    };
    expect(await statusOf(remove(one!))).toEqual([409, 'CONTRACT_USER_NOT_REMOVABLE']);
    await update(contract, updateOf(one!, { clientRole: 'STANDARD' }));
    expect(await statusOf(update(contract, updateOf(other!, { clientRole: 'STANDARD' })))).toEqual([
      409,
      'LAST_CONTRACT_ADMIN',
    ]);
    expect(await personIn(contract, other!.id)).toMatchObject({ clientRole: 'ADMIN', version: 1 });
    await remove(one!);
    expect((await peopleOf(contract)).map(({ id }) => id)).toEqual([other!.id]);
  });

  test('invalid input is refused', async () => {
    const contract = await create();
    const [person] = await addTo(contract, [people[0]!.id]);
    const good = updateOf(person!, { contractStatus: 'SIGNED' });
    const wrong: (typeof good)[] = [
      { ...good, usersIds: [] },
      { ...good, usersIds: [UNKNOWN], versions: { [UNKNOWN]: 1 } },
      { ...good, versions: {} },
      { ...good, update: { contractStatus: 'UNKNOWN' } },
      { ...good, update: { clientRole: 'OWNER' } },
      { ...good, update: { homepageTemplate: 'CUSTOM' } },
    ];
    for (const body of wrong) expect(await statusOf(update(contract, body))).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('removing users', () => {
  test('API-128 CUSR-025 CUSR-031 removes a user who is no administrator from a client contract', async () => {
    const contract = await create();
    const [person] = await addTo(contract, [people[0]!.id]);
    await give(contract, rightsFor(person!, [{ serviceRightId: 'KYC.Read' }]));
    const params = { id: contract.id, userId: person!.id };
    // Somebody who saw the user before these rights were given would take them away unseen.
    const outdated = admin().contractUsers.remove({ params, query: { version: person!.version } });
    expect(await statusOf(outdated)).toEqual([409, 'RECORD_CHANGED']);
    const query = { version: (await personIn(contract, person!.id)).version };
    await admin().contractUsers.remove({ params, query });
    expect(await peopleOf(contract)).toEqual([]);
    expect((await eventsOf(contract))[0]).toMatchObject({
      name: 'user',
      eventType: 'DELETE',
      oldValue: `${person!.firstName} ${person!.lastName}`,
    });
    const again = admin().contractUsers.remove({ params, query });
    expect(await statusOf(again)).toEqual([404, 'NOT_FOUND']);
    // A user who is added again starts without rights.
    expect(await addTo(contract, [person!.id])).toMatchObject([{ serviceRights: [], version: 1 }]);
  });

  /** Creates a request of the bank in a contract, in which these people take part. */
  const createRequest = (contractId: string, participants: readonly { id: string }[]) =>
    admin().requestCreation.create({
      body: {
        contractId,
        serviceAction: { serviceCode: 'CASH_MANAGEMENT', action: 'PAYMENT_INVESTIGATION' },
        type: 'ACTION',
        title: `Leaving ${randomUUID()}`,
        description: '<p>Please answer.</p>',
        participants: participants.map((person) => ({ id: person.id })),
        topicIds: ['PAYMENTS'],
        documentIds: [],
        documentsMustBeValidated: false,
      },
    });

  /** Creates a contract with two users, and a request of the bank in which both take part. */
  async function withRequest() {
    const contract = await create('CLIENT', ['CASH_MANAGEMENT']);
    await addTo(contract, [people[0]!.id, people[1]!.id]);
    const { id } = await createRequest(contract.id, people.slice(0, 2));
    const remove = async ({ id: userId }: { id: string }) => {
      const { version } = await personIn(contract, userId);
      await admin().contractUsers.remove({ params: { id: contract.id, userId }, query: { version } });
    };
    return { contract, params: { id }, remove };
  }

  test('CUSR-025 WID-041 they no longer take part in its requests, and the bank has the turn of the last who leaves', async () => {
    const { contract, params, remove } = await withRequest();
    const read = async () => {
      const { turn, participants } = await admin().requests.get({ params });
      const isActive = (id: string) => participants.find(({ user }) => user.id === id)?.isActive;
      return { turn, active: people.slice(0, 2).map(({ id }) => isActive(id)) };
    };
    expect(await read()).toMatchObject({ turn: { holder: 'client', verb: 'answer' }, active: [true, true] });
    await remove(people[0]!);
    expect(await read()).toMatchObject({ turn: { holder: 'client', verb: 'answer' }, active: [false, true] });
    await remove(people[1]!);
    expect(await read()).toMatchObject({ turn: { holder: 'you', verb: 'process' }, active: [false, false] });
    // What the bank asked is due again from a client who is added.
    await addTo(contract, [people[0]!.id]);
    await admin().requestActions.addParticipants({ params, body: [{ id: people[0]!.id }] });
    expect(await read()).toMatchObject({ turn: { holder: 'client', verb: 'answer' }, active: [true, false] });
    // Participants who leave while it is over do not take part again when it is reopened.
    await admin().requestActions.update({ params, body: { state: 'CLOSED' } });
    await remove(people[0]!);
    expect(await read()).toMatchObject({ active: [true, false] });
    await admin().requestActions.update({ params, body: { state: 'INPROGRESS' } });
    expect(await read()).toMatchObject({ active: [false, false] });
  });

  test('CUSR-025 WID-041 they leave all requests at once, and the bank has the turn of those without others', async () => {
    const { contract, params, remove } = await withRequest();
    const alone = await createRequest(contract.id, people.slice(0, 1));
    const others = await createRequest(contract.id, people.slice(1, 2));
    await remove(people[0]!);
    const read = async (id: string) => {
      const { turn, participants } = await admin().requests.get({ params: { id } });
      const active = new Set(participants.filter((one) => one.isActive).map(({ user }) => user.id));
      return {
        holder: turn?.holder,
        clients: people.map((one) => one.id).filter((one) => active.has(one)),
      };
    };
    const second = people[1]!.id;
    expect(await read(params.id)).toEqual({ holder: 'client', clients: [second] });
    expect(await read(others.id)).toEqual({ holder: 'client', clients: [second] });
    expect(await read(alone.id)).toEqual({ holder: 'you', clients: [] });
  });

  test('CUSR-025 RDET-022 a closure that the bank asked for is withdrawn when the last client leaves', async () => {
    const { params, remove } = await withRequest();
    await admin().requestActions.update({ params, body: { state: 'TO_CLOSE' } });
    await remove(people[0]!);
    expect(await admin().requests.get({ params })).toMatchObject({
      internalState: 'TO_CLOSE',
      turn: { holder: 'client', verb: 'confirmClosure' },
    });
    await remove(people[1]!);
    expect(await admin().requests.get({ params })).toMatchObject({
      internalState: 'INPROGRESS',
      turn: { holder: 'you', verb: 'process' },
    });
    const { stateChanges } = await admin().messages.list({ params, query: {} });
    expect(stateChanges.map(({ state }) => state)).toEqual(['TO_CLOSE', 'INPROGRESS']);
  });

  test('CUSR-025 nobody can be removed from a contract of an outsourced service', async () => {
    const contract = await create('OSA');
    const userId = await somebodyFor(contract, '.example');
    await addTo(contract, [userId]);
    const removal = admin().contractUsers.remove({
      params: { id: contract.id, userId },
      query: { version: 1 },
    });
    expect(await statusOf(removal)).toEqual([403, 'FORBIDDEN']);
  });
});

describe('rights', () => {
  test('API-131 API-132 CTR-009 DATA-054 CUSR-034 sets the rights of each user, with or without a list, in one audited transaction', async () => {
    const contract = await create();
    const list = await listIn(contract);
    const [one, other] = await addTo(contract, [people[0]!.id, people[1]!.id]);
    await give(
      contract,
      rightsFor(one!, [
        { serviceRightId: 'MTM.Access', legalEntitiesListId: list.id },
        { serviceRightId: 'KYC.Read' },
      ]),
      rightsFor(other!, [{ serviceRightId: 'RATES_DERIVATIVES_PRICER.Access' }]),
    );
    const rights = await admin().contractUsers.rights({ params: paramsOf(contract) });
    expect(rights.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))).toEqual(
      [
        {
          userId: one!.id,
          version: 2,
          rights: [
            { serviceRightId: 'KYC.Read', legalEntitiesListId: null },
            { serviceRightId: 'MTM.Access', legalEntitiesListId: list.id },
          ],
        },
        {
          userId: other!.id,
          version: 2,
          rights: [{ serviceRightId: 'RATES_DERIVATIVES_PRICER.Access', legalEntitiesListId: null }],
        },
      ].toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
    );
    const event = (await eventsOf(contract)).find(
      ({ name, secondaryEntity }) =>
        name === 'userRights' && secondaryEntity === `${one!.firstName} ${one!.lastName}`,
    )!;
    expect(event).toMatchObject({
      eventType: 'UPDATE',
      oldValue: null,
      newValue: 'KYC: Read, Mark to market: Access (One entity)',
    });
    // A list that limits a right cannot be deleted: without it the right would cover more legal entities.
    const removal = admin().contracts.removeList({
      params: { id: contract.id, listId: list.id },
      query: { version: 1 },
    });
    expect(await failureOf(removal)).toMatchObject({
      status: 409,
      code: 'LEGAL_ENTITIES_LIST_IN_USE',
      errors: [{ label: expect.stringContaining('limited to this list: Mark to market. Change') }],
    });
  });

  test('if the contract cannot grant one right, no user gets any', async () => {
    const contract = await create();
    const elsewhere = await listIn(await create());
    const own = await listIn(contract);
    const [one, other] = await addTo(contract, [people[0]!.id, people[1]!.id]);
    for (const wrong of [
      [{ serviceRightId: 'KYC.Access' }],
      [{ serviceRightId: 'NOTHING.Read' }],
      [{ serviceRightId: 'DOCUMENTS.Access' }],
      // Not activated in this contract.
      [{ serviceRightId: 'POWER_OF_ATTORNEY.Access' }],
      [{ serviceRightId: 'KYC.Read' }, { serviceRightId: 'KYC.All' }],
      [{ serviceRightId: 'KYC.Read', legalEntitiesListId: elsewhere.id }],
      [{ serviceRightId: 'KYC.Read', legalEntitiesListId: UNKNOWN }],
      [{ serviceRightId: 'RATES_DERIVATIVES_PRICER.Access', legalEntitiesListId: own.id }],
    ]) {
      const call = give(
        contract,
        rightsFor(one!, [{ serviceRightId: 'MTM.Access' }]),
        rightsFor(other!, wrong),
      );
      expect(await statusOf(call)).toEqual([400, 'BAD_REQUEST']);
    }
    const stranger = { userId: personaOf('client').userId, version: 1, rights: [] };
    expect(await statusOf(give(contract, stranger))).toEqual([400, 'BAD_REQUEST']);
    expect(await statusOf(give(contract, rightsFor(one!, []), rightsFor(one!, [])))).toEqual([
      400,
      'BAD_REQUEST',
    ]);
    for (const person of await peopleOf(contract))
      expect(person).toMatchObject({ serviceRights: [], version: 1 });
  });

  test('of two concurrent administrators the second is refused and overwrites nothing', async () => {
    const contract = await create();
    const [one, other] = await addTo(contract, [people[0]!.id, people[1]!.id]);
    await give(contract, rightsFor(one!, [{ serviceRightId: 'KYC.Read' }]));
    const call = give(
      contract,
      rightsFor(other!, [{ serviceRightId: 'KYC.All' }]),
      rightsFor(one!, [{ serviceRightId: 'KYC.All' }]),
    );
    expect(await statusOf(call)).toEqual([409, 'RECORD_CHANGED']);
    expect(idsOf(await personIn(contract, one!.id))).toEqual(['KYC.Read']);
    expect(idsOf(await personIn(contract, other!.id))).toEqual([]);
  });

  test('take effect with the next call: services, contracts and legal entities', async () => {
    const person = people[0]!;
    const session = await sessionOf(person);
    const { services } = await session.users.me();
    // A service that no other contract gives this user, and that shows no data of legal entities.
    const fresh = RIGHTS_SERVICES.find(
      (code) => !rightsOfService(code).linkedToLegalEntities && !services.some(({ name }) => name === code),
    )!;
    const contract = await create('CLIENT', ['KYC', fresh]);
    const recordsFor = async ({ kyc }: Pick<typeof session, 'kyc'>) =>
      (await kyc.search({ body: { contracts: [contract.id] } })).pageRecords
        .map(({ ricosCode }) => ricosCode)
        .toSorted();
    // Not every legal entity has a record; the bank sees all existing ones.
    const all = await recordsFor(admin());
    expect(all.length).toBeGreaterThan(1);
    const list = await listIn(contract, all[0]);
    const holds = async (code: ServiceCode) =>
      (await session.users.me()).services.some(({ name, isMarketing }) => name === code && !isMarketing);
    const setTo = async (...rights: UserRights['rights']) =>
      give(contract, rightsFor(await personIn(contract, person.id), rights));

    await addTo(contract, [person.id]);
    expect(await holds(fresh)).toBe(false);
    await setTo({ serviceRightId: serviceRightId(fresh, 'Access') }, { serviceRightId: 'KYC.All' });
    expect(await holds(fresh)).toBe(true);
    expect(await recordsFor(session)).toEqual(all);

    await setTo({ serviceRightId: 'KYC.All', legalEntitiesListId: list.id });
    expect(await holds(fresh)).toBe(false);
    expect(await recordsFor(session)).toEqual([all[0]]);

    await setTo({ serviceRightId: 'KYC.Restricted' });
    expect(await recordsFor(session)).toEqual(all);

    const { version } = await personIn(contract, person.id);
    await admin().contractUsers.remove({
      params: { id: contract.id, userId: person.id },
      query: { version },
    });
    const { contracts } = await session.users.scope({ params: { id: person.id } });
    expect(contracts.map(({ id }) => id)).not.toContain(contract.id);
  });

  test('API-074 a request about a service offers only the legal entities to which the right is limited', async () => {
    const person = people[0]!;
    const session = await sessionOf(person);
    const contract = await create('CLIENT', ['KYC']);
    const list = await listIn(contract);
    const [only] = list.contractLegalEntitiesIds;
    const [added] = await addTo(contract, [person.id]);
    await give(contract, rightsFor(added!, [{ serviceRightId: 'KYC.All' }]));
    const query = { contractId: contract.id };
    const topics = await session.requestCreation.topics({ query });
    const params = { id: topics.find(({ serviceCode }) => serviceCode === 'KYC')!.id };
    const offered = async () =>
      (await session.requestCreation.legalEntities({ params, query })).map(({ ricos }) => ricos);
    expect((await offered()).toSorted()).toEqual(
      contract.legalEntities.map(({ legalEntity }) => legalEntity.ricos).toSorted(),
    );
    const limited = { serviceRightId: 'KYC.All', legalEntitiesListId: list.id };
    await give(contract, rightsFor(await personIn(contract, person.id), [limited]));
    expect(await offered()).toEqual([only]);
  });

  test('API-135 a service is unavailable while the contract has it switched off, and available again afterwards', async () => {
    const person = people[1]!;
    const session = await sessionOf(person);
    const { services } = await session.users.me();
    const fresh = RIGHTS_SERVICES.find(
      (code) => !rightsOfService(code).linkedToLegalEntities && !services.some(({ name }) => name === code),
    )!;
    const contract = await create('CLIENT', ['KYC', fresh]);
    const holds = async () =>
      (await session.users.me()).services.some(({ name, isMarketing }) => name === fresh && !isMarketing);
    const setTo = async (category: 'ACTIVATED' | 'DEACTIVATED') => {
      const params = paramsOf(contract);
      const { version, name, description, isinCode, cguName, ...now } = await admin().contracts.get({
        params,
      });
      await admin().contracts.update({
        params,
        body: {
          version,
          contract: {
            name,
            description,
            isinCode,
            cguName,
            commercialClientId: now.commercialClient!.id,
            kcCommercialClientId: null,
          },
          services: now.services.map((one) => ({
            id: one.id,
            category: one.id === fresh ? category : one.category,
          })),
          legalEntitiesSelected: now.legalEntities.map(({ legalEntity }) => legalEntity.ricos),
        },
      });
    };

    const [added] = await addTo(contract, [person.id]);
    await give(contract, rightsFor(added!, [{ serviceRightId: serviceRightId(fresh, 'Access') }]));
    expect(await holds()).toBe(true);
    await setTo('DEACTIVATED');
    expect(await holds()).toBe(false);
    await setTo('ACTIVATED');
    expect(await holds()).toBe(true);
    const { version } = await personIn(contract, person.id);
    await admin().contractUsers.remove({
      params: { id: contract.id, userId: person.id },
      query: { version },
    });
    expect(await holds()).toBe(false);
  });
});

describe('undoing a change of rights from the audit trail', () => {
  const undo = (contract: Contract, auditEventId: string, client = admin()) =>
    client.contractUsers.undoRights({ params: paramsOf(contract), body: { auditEventId } });

  test('CUSR-033 restores the previous rights with the same list, and only for the latest change of a user', async () => {
    const contract = await create();
    const [one] = people;
    await addTo(contract, [one!.id]);
    const list = await listIn(contract);
    const rights = async () =>
      (await personIn(contract, one!.id)).serviceRights.map((right) => [
        right.serviceRightId,
        right.legalEntitiesListId,
      ]);
    const set = async (...wanted: UserRights['rights']) =>
      give(contract, rightsFor(await personIn(contract, one!.id), wanted));
    await set({ serviceRightId: 'KYC.Read', legalEntitiesListId: list.id });
    const [first] = await eventsOf(contract);
    expect(Date.parse(first!.undoUntil!) - Date.parse(first!.createdAt)).toBe(15 * 60_000);
    await set({ serviceRightId: 'KYC.All' });
    const [second, former] = await eventsOf(contract);
    expect([second!.undoUntil !== null, former!.undoUntil]).toEqual([true, null]);
    // The rights set by the first change have been replaced.
    expect(await statusOf(undo(contract, first!.id))).toEqual([409, 'RECORD_CHANGED']);
    const [undone] = await undo(contract, second!.id);
    expect(undone!.id).toBe(one!.id);
    expect(await rights()).toEqual([['KYC.Read', list.id]]);
    const [event] = await eventsOf(contract);
    expect(event).toMatchObject({
      name: 'userRights',
      oldValue: second!.newValue,
      newValue: second!.oldValue,
    });
    // A change can be undone only once; and an undo is a change that can itself be undone.
    expect(await statusOf(undo(contract, second!.id))).toEqual([409, 'RECORD_CHANGED']);
    await undo(contract, event!.id);
    expect(await rights()).toEqual([['KYC.All', null]]);
  });

  test.each([
    [
      'holds other legal entities',
      async (contract: Contract, list: { id: string }) =>
        admin().contracts.updateList({
          params: paramsOf(contract),
          body: {
            id: list.id,
            version: 1,
            name: 'One entity',
            legalEntitiesIds: contract.legalEntities.map(({ legalEntity }) => legalEntity.ricos),
          },
        }),
    ],
    [
      'was replaced by another of the same name',
      async (contract: Contract, list: { id: string }) => {
        await admin().contracts.removeList({
          params: { id: contract.id, listId: list.id },
          query: { version: 1 },
        });
        await listIn(contract, contract.legalEntities[1]!.legalEntity.ricos);
      },
    ],
  ])('CUSR-033 is refused if the list of the previous right %s', async (_, change) => {
    const contract = await create();
    const [one] = people;
    await addTo(contract, [one!.id]);
    const list = await listIn(contract);
    const set = async (right: UserRights['rights'][number]) =>
      give(contract, rightsFor(await personIn(contract, one!.id), [right]));
    await set({ serviceRightId: 'KYC.Read', legalEntitiesListId: list.id });
    await set({ serviceRightId: 'KYC.All' });
    const [event] = await eventsOf(contract);
    await change(contract, list);
    expect(await statusOf(undo(contract, event!.id))).toEqual([409, 'RECORD_CHANGED']);
    expect((await personIn(contract, one!.id)).serviceRights).toMatchObject([
      { serviceRightId: 'KYC.All', legalEntitiesListId: null },
    ]);
  });

  test('CUSR-033 is neither offered nor accepted once the user was removed, also if they were added again', async () => {
    const contract = await create();
    const [one] = people;
    await addTo(contract, [one!.id]);
    const set = async (...rights: UserRights['rights']) =>
      give(contract, rightsFor(await personIn(contract, one!.id), rights));
    await set({ serviceRightId: 'KYC.Read' });
    await set();
    const [event] = await eventsOf(contract);
    expect(event).toMatchObject({ name: 'userRights', newValue: null });
    expect(event!.undoUntil).not.toBeNull();
    const { version } = await personIn(contract, one!.id);
    await admin().contractUsers.remove({
      params: { id: contract.id, userId: one!.id },
      query: { version },
    });
    for (const again of [false, true]) {
      if (again) await addTo(contract, [one!.id]);
      expect((await eventsOf(contract)).filter(({ undoUntil }) => undoUntil !== null)).toEqual([]);
      expect(await statusOf(undo(contract, event!.id))).toEqual([409, 'RECORD_CHANGED']);
    }
    expect((await personIn(contract, one!.id)).serviceRights).toEqual([]);
  });

  test('is refused for another contract, another event, oneself, and without the right to manage users', async () => {
    const contract = await create();
    const other = await create();
    const [one, two] = people;
    await addTo(contract, [one!.id], { clientRole: 'ADMIN' });
    await addTo(contract, [two!.id]);
    await give(contract, rightsFor(await personIn(contract, one!.id), [{ serviceRightId: 'KYC.Read' }]));
    const [event] = await eventsOf(contract);
    expect(await statusOf(undo(other, event!.id))).toEqual([404, 'NOT_FOUND']);
    const created = (await eventsOf(contract)).find(({ name }) => name === 'user')!;
    expect(created.undoUntil).toBeNull();
    expect(await statusOf(undo(contract, created.id))).toEqual([404, 'NOT_FOUND']);
    expect(await statusOf(undo(contract, 'x'))).toEqual([400, 'BAD_REQUEST']);
    const own = await sessionOf(one!);
    const seen = await own.auditEvents.ofContract({ params: paramsOf(contract), query: {} });
    expect(seen.pageRecords.find(({ id }) => id === event!.id)!.undoUntil).toBeNull();
    expect(await statusOf(undo(contract, event!.id, own))).toEqual([403, 'FORBIDDEN']);
    for (const persona of ['client-admin', 'client', 'staff', 'osa', 'it-support'] as const)
      expect((await statusOf(undo(contract, event!.id, as(persona))))[0], persona).toBeOneOf([403, 404]);
  });
});

describe('users who may change users', () => {
  test('CUSR-032 a client administrator manages the other users of the contract, but not themselves', async () => {
    const contract = await create();
    const [one, other] = people;
    await addTo(contract, [one!.id], { clientRole: 'ADMIN' });
    const { contractUsers } = await sessionOf(one!);
    const params = paramsOf(contract);
    const [added] = await contractUsers.add({ params, body: { userIds: [other!.id] } });
    await contractUsers.setRights({
      params,
      body: { users: [rightsFor(added!, [{ serviceRightId: 'KYC.Read' }])] },
    });
    const self = await personIn(contract, one!.id);
    for (const call of [
      () => contractUsers.setRights({ params, body: { users: [rightsFor(self, [])] } }),
      () => contractUsers.update({ params, body: updateOf(self, { clientRole: 'STANDARD' }) }),
      () =>
        contractUsers.remove({ params: { ...params, userId: one!.id }, query: { version: self.version } }),
    ])
      expect(await statusOf(call())).toEqual([403, 'FORBIDDEN']);
    const { version } = await personIn(contract, other!.id);
    await contractUsers.remove({ params: { ...params, userId: other!.id }, query: { version } });
    expect((await eventsOf(contract))[0]).toMatchObject({
      name: 'user',
      eventType: 'DELETE',
      updateBy: { firstName: one!.firstname, lastName: one!.lastname },
      impersonatedBy: { lastName: personaOf('super-admin').lastName },
    });
    // In another contract this administrator has no access.
    const elsewhere = paramsOf(await create());
    const call = contractUsers.add({ params: elsewhere, body: { userIds: [other!.id] } });
    expect(await statusOf(call)).toEqual([404, 'NOT_FOUND']);
  });

  test('others are refused, and a read-only contract cannot be changed', async () => {
    const contract = await halden();
    const params = paramsOf(contract);
    const someone = (await peopleOf(contract)).find(({ email }) => email === personaOf('newcomer').email)!;
    for (const persona of ['client', 'staff', 'newcomer', 'restricted', 'it-support', 'osa'] as const) {
      const { contractUsers } = as(persona);
      for (const call of [
        () => contractUsers.add({ params, body: { userIds: [UNKNOWN] } }),
        () => contractUsers.update({ params, body: updateOf(someone, { contractStatus: 'SIGNED' }) }),
        () => contractUsers.update({ params, body: updateOf(someone, { rights: [] }) }),
        () =>
          contractUsers.remove({
            params: { ...params, userId: someone.id },
            query: { version: someone.version },
          }),
        () => contractUsers.setRights({ params, body: { users: [rightsFor(someone, [])] } }),
      ])
        expect([403, 404], persona).toContain((await failureOf(call())).status);
    }
    const { version, contractStatus, serviceRights } = someone;
    expect(await personIn(contract, someone.id)).toMatchObject({ version, contractStatus, serviceRights });
    const unsigned = as(null).contractUsers.update({ params, body: updateOf(someone, { rights: [] }) });
    expect((await failureOf(unsigned)).status).toBe(401);
    // Users cannot change their own rights, either, except their home page (CUSR-032).
    const self = (await peopleOf(contract)).find(({ email }) => email === personaOf('client-admin').email)!;
    const own = as('client-admin').contractUsers.update({ params, body: updateOf(self, { rights: [] }) });
    expect((await failureOf(own)).status).toBe(403);

    const kept = await readOnly();
    const call = admin().contractUsers.add({ params: paramsOf(kept), body: { userIds: [people[0]!.id] } });
    expect(await statusOf(call)).toEqual([403, 'CONTRACT_READ_ONLY']);
    const change = updateOf(someone, { rights: [] });
    const given = admin().contractUsers.update({ params: paramsOf(kept), body: change });
    expect(await statusOf(given)).toEqual([403, 'CONTRACT_READ_ONLY']);
    await expect(peopleOf(kept)).resolves.toBeInstanceOf(Array);
  });
});

test('CUSR-033 rights in a contract of the bank do not change the services of bank staff', async () => {
  const contract = await create('ATRIUM');
  const { userId } = personaOf('staff');
  const held = async () => (await as('staff').users.me()).services.map(({ name }) => name).toSorted();
  const before = await held();
  expect(before).toContain('KYC');
  const [person] = await addTo(contract, [userId]);
  const given = ACTIVATED.map((code) => ({
    serviceRightId: serviceRightId(code, rightsOfService(code).names.at(-1)!),
  }));
  await give(contract, rightsFor(person!, given));
  expect(idsOf(await personIn(contract, userId))).toHaveLength(given.length);
  expect(await held()).toEqual(before);
  await give(contract, rightsFor(await personIn(contract, userId), []));
  expect(await held()).toEqual(before);
});

describe('activity of users', () => {
  test('API-154 API-155 DATA-056 CUSR-037 is counted by day, week and month for bank administrators', async () => {
    const { id } = await halden();
    const { userId } = personaOf('client-admin');
    const all = await admin().analytics.contractActivity({ query: { contractId: id } });
    const people = await peopleOf({ id });
    expect(all.map((one) => one.userId).toSorted()).toEqual(people.map((one) => one.id).toSorted());
    const { activity } = await admin().analytics.activity({ query: { userId } });
    for (const points of [
      activity.daysActivityData,
      activity.weeksActivityData,
      activity.monthsActivityData,
    ]) {
      expect(points.every(({ startDate, endDate }) => endDate >= startDate)).toBe(true);
      // Each period starts on the day after the previous one ends.
      const begins = points.slice(1).map(({ startDate }) => startDate);
      expect(begins).toEqual(points.slice(0, -1).map(({ endDate }) => addDays(endDate, 1)));
    }
    for (const { startDate, endDate } of activity.daysActivityData) expect(endDate).toBe(startDate);
    // This user has signed in for these tests.
    expect(activity.lastActivityDate).not.toBeNull();
    expect(activity.monthsActivityData.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
    const unknown = admin().analytics.activity({ query: { userId: UNKNOWN } });
    expect(await statusOf(unknown)).toEqual([404, 'NOT_FOUND']);
    const nowhere = admin().analytics.contractActivity({ query: { contractId: UNKNOWN } });
    expect(await statusOf(nowhere)).toEqual([404, 'NOT_FOUND']);
    for (const persona of ['client-admin', 'client', 'staff', 'osa'] as const) {
      const { analytics } = as(persona);
      expect((await failureOf(analytics.activity({ query: { userId } }))).status).toBe(403);
      expect((await failureOf(analytics.contractActivity({ query: { contractId: id } }))).status).toBe(403);
    }
  });
});
