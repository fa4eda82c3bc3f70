import { NoExample } from '../examples.ts';
import { firstOf } from '../scenario.ts';
import type { Act, CallId, Scenario } from '../scenario.ts';

/** Creates a separate contract, which is deleted at the end. */
async function newContract(act: Act, calls: readonly CallId[]) {
  const person = act.someone(['contracts.create', 'contracts.remove', 'clients.list', ...calls]);
  const clients = await act.read(person, 'clients.list');
  for (const { id: commercialClientId } of clients) {
    const entities = await act.read(person, 'clients.legalEntities', { params: { id: commercialClientId } });
    if (entities.length === 0) continue;
    const ricosCodes = entities.slice(0, 2).map(({ ricos }) => ricos);
    const fields = { name: `Conformance ${Date.now()}`, commercialClientId };
    const contract = await act.call(person, 'contracts.create', {
      body: {
        contract: fields,
        servicesSelected: [{ id: 'KYC', category: 'ACTIVATED' }],
        legalEntitiesSelected: ricosCodes,
      },
    });
    const params = { id: contract.id };
    act.later(person, 'contracts.remove', { params });
    return { person, contract, params, fields, ricosCodes };
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
    await act.call(person, 'contracts.remove', { params });
    await act.refused('write.effect', ['NOT_FOUND'], person, 'contracts.remove', { params });
  },
};

async function lists(
  act: Act,
  person: Act['people'][number],
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
  await act.call(person, 'contracts.updateList', change);
  const renamed = (await kept()).some(({ name }) => name === 'Conformance 2');
  act.shows('contracts.updateList', renamed, 'the new name of the list');
  const late = { params, body: { ...change.body, name: 'Conformance 3' } };
  await act.outdated(person, 'contracts.updateList', late);
  await act.call(person, 'contracts.removeList', { params: { ...params, listId: list.id } });
  act.shows('contracts.removeList', (await kept()).length === 0, 'no list of the contract');
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
    const now = async () =>
      (await act.read(person, 'contractUsers.list', { params })).find(({ id }) => id === userId);
    const member = { params: { ...params, userId } };
    act.later(person, 'contractUsers.remove', member);
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
    await act.call(person, 'contractUsers.remove', member);
    act.shows('contractUsers.remove', (await now()) === undefined, 'the user no longer in the contract');
  },
};

async function review(act: Act, person: Act['people'][number], params: { id: string }): Promise<void> {
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
  const { lines } = await now();
  act.shows('accessReviews.decide', lines.decided === lines.total, 'every line decided');
  await act.outdated(person, 'accessReviews.decide', decide('REVOKED'));
  await act.call(person, 'accessReviews.close', { params: one });
  act.shows('accessReviews.close', (await now()).closedAt !== null, 'a closed review');
  await act.call(person, 'accessReviews.result', { params: one, query: { format: 'pdf' } });
  const several = { name: 'Conformance 2', dueDate: '2999-12-31', contractIds: [params.id] };
  const [next] = await act.call(person, 'accessReviews.openSeveral', { body: several });
  const open = (await act.read(person, 'accessReviews.list', { params })).find(({ id }) => id === next?.id);
  act.shows('accessReviews.openSeveral', open?.closedAt === null, 'an open review');
}

/** Undoes the granted rights through their audit event. */
async function undo(
  act: Act,
  person: Act['people'][number],
  params: { id: string },
  userId: string,
): Promise<void> {
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

export const CONTRACT_SCENARIOS: readonly Scenario[] = [contract, people];
