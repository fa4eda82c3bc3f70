import type { ContractCreation } from '@atrium/contract/contracts';
import type * as z from 'zod';
import { NoExample } from '../examples.ts';
import { firstOf } from '../scenario.ts';
import type { Act, CallId, Scenario } from '../scenario.ts';

type Person = Act['people'][number];

/** Creates a contract, which is deleted at the end. */
async function create(act: Act, person: Person, body: z.input<typeof ContractCreation>) {
  const contract = await act.call(person, 'contracts.create', { body });
  const params = { id: contract.id };
  act.later(person, 'contracts.remove', async () => {
    const { version } = await act.read(person, 'contracts.get', { params });
    return { params, query: { version } };
  });
  return { contract, params };
}
const nameOf = (what: string) => `Conformance ${what} ${Date.now()}`;

/** Creates a separate contract of the first client with legal entities. */
async function newContract(act: Act, calls: readonly CallId[]) {
  const person = act.someone(['contracts.create', 'contracts.remove', 'clients.list', ...calls]);
  const { commercialClientId, ricosCodes } = await clientWithEntities(act, person);
  const fields = { name: nameOf('contract'), commercialClientId };
  const made = await create(act, person, {
    contract: fields,
    servicesSelected: [{ id: 'KYC', category: 'ACTIVATED' }],
    legalEntitiesSelected: ricosCodes,
  });
  return { ...made, person, fields, ricosCodes };
}

/** Returns a client and two of its legal entities. */
async function clientWithEntities(act: Act, person: Person) {
  for (const { id: commercialClientId } of await act.read(person, 'clients.list')) {
    const entities = await act.read(person, 'clients.legalEntities', { params: { id: commercialClientId } });
    const ricosCodes = entities.slice(0, 2).map(({ ricos }) => ricos);
    if (ricosCodes.length > 0) return { commercialClientId, ricosCodes };
  }
  throw new NoExample('no client has a legal entity');
}

const contract: Scenario = {
  calls: [
    'contracts.create',
    'contracts.update',
    'contracts.patch',
    'contracts.createList',
    'contracts.entitiesList',
    'contracts.updateList',
    'contracts.removeList',
    'contracts.remove',
  ],
  async run(act) {
    const { person, contract: made, params, fields, ricosCodes } = await newContract(act, []);
    const now = () => act.read(person, 'contracts.get', { params });
    act.shows('contracts.create', (await now()).name === fields.name, 'the created contract');
    const services = [{ id: 'KYC', category: 'ACTIVATED' }];
    const update = (description: string, version: number) => ({
      params,
      body: { version, contract: { ...fields, description }, services, legalEntitiesSelected: ricosCodes },
    });
    await act.call(person, 'contracts.update', update('Changed once', made.version));
    act.shows('contracts.update', (await now()).description === 'Changed once', 'the new description');
    const late = update('Changed late', made.version);
    await act.outdated(person, 'contracts.update', late);
    await lists(act, person, params, ricosCodes);
    await act.part(['contracts.patch'], async () => {
      const { rights } = await now();
      if (!rights.canChangeTreasuryReportingVisibility)
        throw new NoExample('nobody may change the visibility of treasury reporting in a new contract');
      await act.call(person, 'contracts.patch', { params, body: { bmf: { visibility: true } } });
    });
    const removal = (version: number) => ({ params, query: { version } });
    await act.outdated(person, 'contracts.remove', removal(made.version));
    const { version } = await now();
    await act.call(person, 'contracts.remove', removal(version));
    await act.refused('write.effect', ['NOT_FOUND'], person, 'contracts.remove', removal(version));
  },
};

async function lists(
  act: Act,
  person: Person,
  params: { id: string },
  ricosCodes: readonly string[],
): Promise<void> {
  const kept = () => act.read(person, 'contracts.lists', { params });
  const body = { name: 'Conformance', legalEntitiesIds: ricosCodes };
  const list = await act.call(person, 'contracts.createList', { params, body });
  act.shows(
    'contracts.createList',
    (await kept()).some(({ id }) => id === list.id),
    'the list of the contract',
  );
  await act.call(person, 'contracts.entitiesList', { params: { ...params, listId: list.id } });
  const change = { params, body: { ...body, id: list.id, version: list.version, name: 'Conformance 2' } };
  const { version } = await act.call(person, 'contracts.updateList', change);
  const renamed = (await kept()).some(({ name }) => name === 'Conformance 2');
  act.shows('contracts.updateList', renamed, 'the new name of the list');
  const late = { params, body: { ...change.body, name: 'Conformance 3' } };
  await act.outdated(person, 'contracts.updateList', late);
  const removal = (read: number) => ({ params: { ...params, listId: list.id }, query: { version: read } });
  await act.outdated(person, 'contracts.removeList', removal(list.version));
  await act.call(person, 'contracts.removeList', removal(version));
  act.shows('contracts.removeList', (await kept()).length === 0, 'no list of the contract');
}

/** Returns a user of a contract. */
const memberOf = async (act: Act, person: Person, params: { id: string }, userId: string) =>
  (await act.read(person, 'contractUsers.list', { params })).find(({ id }) => id === userId);

/** Returns the input that removes a user from a contract, in their current version. */
async function removalOf(act: Act, person: Person, params: { id: string }, userId: string) {
  const { version } = (await memberOf(act, person, params, userId)) ?? { version: 1 };
  return { params: { ...params, userId }, query: { version } };
}

const people: Scenario = {
  calls: [
    'contractUsers.add',
    'contractUsers.update',
    'contractUsers.setRights',
    'contractUsers.undoRights',
    'contractUsers.remove',
    'accessReviews.open',
    'accessReviews.get',
    'accessReviews.result',
    'accessReviews.decide',
    'accessReviews.close',
    'accessReviews.openSeveral',
  ],
  async run(act) {
    const { person, params } = await newContract(act, ['contractUsers.add', 'contractUsers.contacts']);
    const query = { query: 'an' };
    const candidates = await act.read(person, 'contractUsers.contacts', { params, query });
    const { id: userId } = firstOf(candidates, 'user who can be added to a contract');
    const usersIds = [userId];
    const now = () => memberOf(act, person, params, userId);
    act.later(person, 'contractUsers.remove', () => removalOf(act, person, params, userId));
    await act.call(person, 'contractUsers.add', { params, body: { userIds: usersIds } });
    const added = await now();
    act.shows('contractUsers.add', added !== undefined, 'the user among those of the contract');
    if (!added) throw new NoExample('contractUsers.add failed before');

    const change = (contractStatus: 'DEMO' | 'SIGNED', version: number) => ({
      params,
      body: { usersIds, versions: { [userId]: version }, update: { contractStatus } },
    });
    const other = added.contractStatus === 'DEMO' ? 'SIGNED' : 'DEMO';
    await act.call(person, 'contractUsers.update', change(other, added.version));
    const changed = await now();
    act.shows('contractUsers.update', changed?.contractStatus === other, 'the new status');
    const late = change(added.contractStatus ?? 'DEMO', added.version);
    await act.outdated(person, 'contractUsers.update', late);

    const services = await act.read(person, 'contractUsers.services', { params });
    const right = firstOf(
      services.flatMap(({ serviceRights }) => serviceRights),
      'right that can be assigned in the contract',
    );
    const rights = (version: number, list: { serviceRightId: string }[]) => ({
      params,
      body: { users: [{ userId, version, rights: list }] },
    });
    const version = changed?.version ?? added.version;
    await act.call(person, 'contractUsers.setRights', rights(version, [{ serviceRightId: right.id }]));
    const held = (await act.read(person, 'contractUsers.rights', { params })).find(
      (one) => one.userId === userId,
    );
    act.shows('contractUsers.setRights', held?.rights.length === 1, 'the assigned right');
    await act.outdated(person, 'contractUsers.setRights', rights(version, []));
    await review(act, person, params);
    await undo(act, person, params, userId);
    const removal = await removalOf(act, person, params, userId);
    await act.outdated(person, 'contractUsers.remove', { ...removal, query: { version: added.version } });
    await act.call(person, 'contractUsers.remove', removal);
    act.shows('contractUsers.remove', (await now()) === undefined, 'the user no longer in the contract');
  },
};

async function review(act: Act, person: Person, params: { id: string }): Promise<void> {
  const opened = await act.call(person, 'accessReviews.open', {
    params,
    body: { name: 'Conformance', dueDate: '2999-12-31' },
  });
  const one = { ...params, reviewId: opened.id };
  const now = () => act.call(person, 'accessReviews.get', { params: one });
  act.shows('accessReviews.open', (await now()).closedAt === null, 'an open review');
  const decide = (decision: 'CONFIRMED' | 'REVOKED') => ({
    params: one,
    body: { lines: opened.reviewed.map(({ id, version }) => ({ id, version, decision })) },
  });
  await act.call(person, 'accessReviews.decide', decide('CONFIRMED'));
  const { lines, version } = await now();
  act.shows('accessReviews.decide', lines.decided === lines.total, 'every line decided');
  await act.outdated(person, 'accessReviews.decide', decide('REVOKED'));
  // Closing as the review was before the decisions is refused.
  await act.outdated(person, 'accessReviews.close', { params: one, body: { version: opened.version } });
  await act.call(person, 'accessReviews.close', { params: one, body: { version } });
  act.shows('accessReviews.close', (await now()).closedAt !== null, 'a closed review');
  await act.call(person, 'accessReviews.result', { params: one, query: { format: 'pdf' } });
  const several = { name: 'Conformance 2', dueDate: '2999-12-31', contractIds: [params.id] };
  const [next] = await act.call(person, 'accessReviews.openSeveral', { body: several });
  const open = (await act.read(person, 'accessReviews.list', { params })).find(({ id }) => id === next?.id);
  act.shows('accessReviews.openSeveral', open?.closedAt === null, 'an open review');
}

/** Undoes the granted rights through their audit event. */
async function undo(act: Act, person: Person, params: { id: string }, userId: string): Promise<void> {
  const { pageRecords } = await act.read(person, 'auditEvents.ofContract', { params });
  const { id: auditEventId } = firstOf(
    pageRecords.filter(({ undoUntil }) => undoUntil !== null),
    'change of rights that can be undone',
  );
  await act.call(person, 'contractUsers.undoRights', { params, body: { auditEventId } });
  const held = (await act.read(person, 'contractUsers.rights', { params })).find(
    (one) => one.userId === userId,
  );
  act.shows('contractUsers.undoRights', (held?.rights.length ?? 0) === 0, 'no right, as before the change');
}

/**
 * Transfers a user of an outsourced service to a contract of their client. If nobody can be transferred, the report has
 * a line for `contracts.assignable`: other scenarios call `contractUsers.add`, too.
 */
const transfer: Scenario = {
  calls: ['contracts.assignable', 'contractUsers.add'],
  async run(act) {
    const person = act.someone([
      'clients.list',
      'contracts.assignable',
      'contracts.create',
      'contracts.remove',
      'contractUsers.add',
      'contractUsers.contacts',
    ]);
    const { ricosCodes } = await clientWithEntities(act, person);
    const source = await create(act, person, {
      contract: { name: nameOf('outsourced'), type: 'OSA' },
      servicesSelected: [],
      legalEntitiesSelected: ricosCodes,
    });
    const { userId, clients, entity } = await transferable(act, person, source.params);
    const target = await create(act, person, {
      contract: { name: nameOf('target'), ...clients },
      servicesSelected: [],
      legalEntitiesSelected: [entity],
    });
    const query = { userIds: [userId] };
    const assignable = await act.call(person, 'contracts.assignable', { query });
    const isOffered = assignable.some(({ id }) => id === target.contract.id);
    act.shows('contracts.assignable', isOffered, 'the new contract of their client');

    const move = (contractStatus?: 'SIGNED') => ({
      params: target.params,
      body: { userIds: [userId], transferredFrom: source.contract.id, contractStatus },
    });
    // Users can leave the contract of an outsourced service only by a transfer.
    act.later(person, 'contractUsers.remove', () => removalOf(act, person, target.params, userId));
    act.later(person, 'contractUsers.add', move('SIGNED'));
    await act.call(person, 'contractUsers.add', { params: source.params, body: { userIds: [userId] } });
    const found = (params: { id: string }) => memberOf(act, person, params, userId);
    act.shows('contractUsers.add', (await found(source.params)) !== undefined, 'the user in the contract');
    await act.refused('input.body', ['BAD_REQUEST'], person, 'contractUsers.add', move());
    await act.call(person, 'contractUsers.add', move('SIGNED'));
    const moved = await found(target.params);
    const hasLeft = (await found(source.params)) === undefined;
    act.shows(
      'contractUsers.add',
      hasLeft && moved?.contractStatus === 'SIGNED' && moved.serviceRights.length === 0,
      'the user in the other contract only, with the chosen status and without rights',
    );
  },
};

/** Returns a user of an outsourced service, the clients of a contract they can be transferred to, and an entity of these. */
async function transferable(act: Act, person: Person, params: { id: string }) {
  const query = { query: 'an' };
  const candidates = await act.read(person, 'contractUsers.contacts', { params, query });
  for (const { id: userId } of candidates) {
    const [known] = await act.read(person, 'contracts.assignable', { query: { userIds: [userId] } });
    if (!known) continue;
    const contract = await act.read(person, 'contracts.get', { params: { id: known.id } });
    const { commercialClient, kcCommercialClient } = contract;
    if (!commercialClient) continue;
    const ofClient = { params: { id: commercialClient.id } };
    const [entity] = await act.read(person, 'clients.legalEntities', ofClient);
    const clients = {
      commercialClientId: commercialClient.id,
      kcCommercialClientId: kcCommercialClient?.id ?? null,
    };
    if (entity) return { userId, clients, entity: entity.ricos };
  }
  throw new NoExample('no user of an outsourced service can be transferred to a contract');
}

export const CONTRACT_SCENARIOS: readonly Scenario[] = [contract, people, transfer];
