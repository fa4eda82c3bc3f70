import { NoExample } from '../examples.ts';
import { firstOf } from '../scenario.ts';
import type { Act, Scenario } from '../scenario.ts';

/** Everything users do in a request, on a separate one that is cancelled or deleted at the end. */

type Person = Act['people'][number];

/**
 * Returns a complete form of an action that requires only a title, a topic, entities and people; preferably one whose
 * documents can be validated.
 */
async function formOf(act: Act, person: Person) {
  let plain: Awaited<ReturnType<typeof formOfAction>> = null;
  const contracts = await act.read(person, 'requestCreation.contracts');
  for (const { id: contractId } of contracts) {
    const services = await act.read(person, 'requestCreation.services', { query: { contractId } });
    for (const { code: serviceCode, actions } of services) {
      for (const { code: action } of actions) {
        const form = await formOfAction(act, person, { contractId, serviceCode, action });
        if (form?.canAskForValidation) return form;
        plain ??= form;
      }
    }
  }
  if (!plain)
    throw new NoExample('every action requires more than a title, a topic, legal entities and participants');
  return plain;
}

async function formOfAction(
  act: Act,
  person: Person,
  { contractId, serviceCode, action }: { contractId: string; serviceCode: string; action: string },
) {
  const query = { serviceId: serviceCode, action, contractId };
  const { information, form, type, ...rest } = await act.read(person, 'requestCreation.configuration', {
    query,
  });
  const fields = await act.read(person, 'requestCreation.generic', { query });
  const isPlain =
    form === 'STANDARD' &&
    information.title !== 'HIDDEN' &&
    information.attachments !== 'REQUIRED' &&
    rest.steps.every(({ switchable }) => switchable) &&
    fields.every(({ state }) => !state.includes('REQUIRED'));
  if (!isPlain) return null;
  const topics = await act.read(person, 'requestCreation.topics', { query: { contractId } });
  const topic = topics.find((one) => one.serviceCode === serviceCode);
  if (!topic) return null;
  const entities = await act.read(person, 'requestCreation.legalEntities', {
    params: { id: topic.id },
    query: { contractId },
  });
  const ricosCodes =
    information.legalEntities === 'HIDDEN' ? [] : entities.slice(0, 1).map(({ ricos }) => ricos);
  const people = await act.read(person, 'requestCreation.reachableUsers', {
    query: { contractId, topicIds: [topic.id] },
  });
  // Somebody from the other side, preferably one of the given people, because they can see what is done.
  const given = new Set(act.people.map(({ user }) => user.id));
  const isInternal = person.user.contactInformation.isInternal;
  const others = people.filter(
    ({ id, role }) => id !== person.user.id && (role.roleType === 'BANK_USER') !== isInternal,
  );
  const other = others.find(({ id }) => given.has(id)) ?? others[0];
  if (!other) return null;
  return {
    contractId,
    serviceAction: { serviceCode, action },
    type,
    description: '<p>A check of the backend; it may be ignored.</p>',
    participants: information.participants === 'HIDDEN' ? [] : [{ id: other.id }],
    topicIds: information.categories === 'HIDDEN' ? [] : [topic.id],
    ricosCodes,
    canAskForValidation: rest.canAskForValidation,
  };
}

async function author(act: Act): Promise<{ person: Person; form: Awaited<ReturnType<typeof formOf>> }> {
  const able = act.people.filter((one) => act.mayCall('requestCreation.create', one));
  // Client authors come first: then the bank is the other side, as in most requests.
  const sorted = able.toSorted(
    (a, b) => Number(a.user.contactInformation.isInternal) - Number(b.user.contactInformation.isInternal),
  );
  for (const person of sorted) {
    try {
      return { person, form: await formOf(act, person) };
    } catch (error) {
      if (!(error instanceof NoExample)) throw error;
    }
  }
  throw new NoExample('none of the users provided can create a request');
}

const request: Scenario = {
  calls: [
    'requestCreation.create',
    'requestActions.remove',
    'requestActions.remind',
    'requestActions.addParticipants',
    'requestActions.update',
    'requestActions.updateStates',
    'requestActions.updateMatching',
    'messages.post',
    'messages.addDocument',
    'requestDocuments.add',
    'requestDocuments.setState',
    'requestDocuments.setStateByMessaging',
    'tags.change',
    'tags.changeTogether',
    'signatures.create',
    'signatures.history',
    'signatures.resendOne',
    'signatures.remind',
    'signatures.cancel',
  ],
  async run(act) {
    const { person, form } = await author(act);
    const { canAskForValidation, ...plain } = form;
    const create = (title: string) => ({ body: { ...plain, title } });
    // Requests whose documents must be validated need at least one document.
    const files = canAskForValidation
      ? { documentIds: [await act.upload(person)], documentsMustBeValidated: true }
      : {};
    const { id } = await act.keyed(person, 'requestCreation.create', (title) => ({
      body: { ...plain, ...files, title },
    }));
    const params = { id };
    const cancel = { state: 'CANCELED' } as const;
    act.later(person, 'requestActions.update', { params, body: cancel });
    const now = () => act.read(person, 'requests.get', { params });
    act.shows('requestCreation.create', (await now()).title === 'Conformance check', 'the request');

    await act.part(['requestActions.remove'], async () => {
      const draft = await act.call(person, 'requestCreation.create', create('Conformance check, deleted'));
      await act.call(person, 'requestActions.remove', { params: { id: draft.id } });
      await act.refused('write.effect', ['NOT_FOUND'], person, 'requestActions.remove', {
        params: { id: draft.id },
      });
    });
    await act.part(['requestActions.remind'], async () => {
      const { canRemind } = (await now()).rights;
      if (!canRemind) throw new NoExample('nobody can be reminded in a new request');
      await act.call(person, 'requestActions.remind', { params });
      await act.refused('limits.again', ['TOO_MANY_REQUESTS'], person, 'requestActions.remind', { params });
    });
    await act.part(['requestActions.addParticipants'], async () => {
      const reachable = await act.read(person, 'requestActions.reachableUsers', { params });
      const { id: added } = firstOf(reachable, 'user who can be added');
      await act.call(person, 'requestActions.addParticipants', { params, body: [{ id: added }] });
      const { participants } = await now();
      const isIn = participants.some(({ user }) => user.id === added);
      act.shows('requestActions.addParticipants', isIn, 'the user among the participants');
    });
    await act.part(['messages.post', 'messages.addDocument'], () => messages(act, person, params));
    const other = await otherAudience(act, person, id);
    await act.part(
      ['requestDocuments.add', 'requestDocuments.setState', 'requestDocuments.setStateByMessaging'],
      () => documents(act, person, other, params),
    );
    await act.part(['tags.change', 'tags.changeTogether'], () => tags(act, [person, other], id));
    await act.part(
      ['signatures.create', 'signatures.resendOne', 'signatures.remind', 'signatures.cancel'],
      () => envelope(act, person, id),
    );
    await moves(act, person, other, id);
  },
};

/** Returns one of the given people who sees the request and belongs to the other audience; null if there is none. */
async function otherAudience(act: Act, person: Person, id: string): Promise<Person | null> {
  const isInternal = person.user.contactInformation.isInternal;
  for (const one of act.people) {
    if (one.user.contactInformation.isInternal === isInternal || !act.mayCall('requests.get', one)) continue;
    try {
      const { rights } = await act.read(one, 'requests.get', { params: { id } });
      if (rights.canWriteMessage) return one;
    } catch (error) {
      if (!(error instanceof NoExample)) throw error;
    }
  }
  return null;
}

async function messages(act: Act, person: Person, params: { id: string }): Promise<void> {
  const message = (text: string) => ({
    params,
    body: { message: `<p>${text}</p>`, responseRequired: false },
  });
  const { id: messageId } = await act.keyed(person, 'messages.post', message);
  const { pageRecords } = await act.read(person, 'messages.list', { params });
  const count = pageRecords.filter(({ id }) => id === messageId).length;
  act.shows('messages.post', count === 1, 'the message once in the conversation');
  const documentId = await act.upload(person);
  await act.call(person, 'messages.addDocument', {
    params: { ...params, messageId },
    body: { documentId },
  });
  const listed = await act.read(person, 'requestDocuments.listOfMessages', { params });
  const isThere = listed.some((one) => one.messageId === messageId);
  act.shows('messages.addDocument', isThere, 'the document of the message');
}

async function documents(
  act: Act,
  person: Person,
  other: Person | null,
  params: { id: string },
): Promise<void> {
  const [topic] = await act.read(person, 'requestDocuments.topics', { params });
  const topicIds = [firstOf(topic ? [topic] : [], 'topic of the request').id];
  const documentIds = [await act.upload(person)];
  const [added] = await act.call(person, 'requestDocuments.add', { params, body: { topicIds, documentIds } });
  const list = () => act.read(other ?? person, 'requestDocuments.list', { params });
  const shown = (await list()).find(({ id }) => id === added?.id);
  act.shows('requestDocuments.add', shown !== undefined, 'the document of the request');
  const judge = [other, person].find((one) => one !== null) as Person;
  if (!shown?.rights.canValidate)
    throw new NoExample('none of the users provided may validate a document of the request');
  const one = { ...params, docId: shown.id };
  const setState = (state: string, from: string) => ({ params: one, body: { state, from } });
  await act.call(judge, 'requestDocuments.setState', setState('VALIDATED', shown.state ?? 'pending'));
  const after = (await list()).find(({ id }) => id === shown.id);
  act.shows('requestDocuments.setState', after?.state === 'validated', 'a validated document');
  await act.outdated(judge, 'requestDocuments.setState', setState('REFUSED', 'pending'));
  await act.call(judge, 'requestDocuments.setStateByMessaging', {
    params: { ...one, system: 'ATRIUM' },
    body: { state: 'PENDING', from: 'validated' },
  });
  const back = (await list()).find(({ id }) => id === shown.id);
  act.shows('requestDocuments.setStateByMessaging', back?.state === 'pending', 'a pending document');
}

async function tags(act: Act, people: readonly (Person | null)[], id: string): Promise<void> {
  const params = { type: 'requests', id };
  for (const one of people) {
    if (!one || !act.mayCall('tags.change', one)) continue;
    const now = () => act.read(one, 'requests.get', { params: { id } });
    if (!(await now()).rights.canManageTags) continue;
    const changes = [{ name: 'Conformance', isNew: true }];
    const attached = await act.call(one, 'tags.change', { params, body: changes });
    const tag = firstOf(
      attached.filter(({ name }) => name === 'Conformance'),
      'added tag',
    );
    const isTagged = async () => (await now()).tags.some((found) => found.id === tag.id);
    act.shows('tags.change', await isTagged(), 'the tag of the request');
    await act.call(one, 'tags.changeTogether', {
      params: { type: 'requests' },
      body: { ids: [id], changes: [{ id: tag.id, isDeleted: true }] },
    });
    act.shows('tags.changeTogether', !(await isTagged()), 'no tag of the request');
    return;
  }
  throw new NoExample('none of the users provided may tag the request');
}

async function envelope(act: Act, person: Person, requestId: string): Promise<void> {
  const { firstName, lastName, email: mail } = person.user.contactInformation;
  const newEnvelope = (documentId: string) => (subject: string) => ({
    body: {
      requestId,
      signatureType: 'Function',
      subject,
      signatories: [{ firstName, lastName, mail }],
      documentIds: [documentId],
    },
  });
  const list = () => act.read(person, 'signatures.list', { params: { id: requestId } });
  const found = async (id: string) => (await list()).find(({ envelopeId }) => envelopeId === id);

  const ofFirst = newEnvelope(await act.upload(person));
  const first = await act.keyed(person, 'signatures.create', ofFirst);
  const params = { id: first.envelopeId };
  act.later(person, 'signatures.cancel', { params });
  const isMade = (await list()).length === 1;
  act.shows('signatures.create', isMade, 'the envelope of the request, once');
  await act.call(person, 'signatures.history', { params });
  await act.call(person, 'signatures.remind', { params });
  await act.refused('limits.again', ['TOO_MANY_REQUESTS'], person, 'signatures.remind', { params });
  await act.call(person, 'signatures.cancel', { params });
  const cancelled = await found(first.envelopeId);
  act.shows('signatures.cancel', cancelled?.rights.canCancel === false, 'a cancelled envelope');
  await act.outdated(person, 'signatures.cancel', { params });

  // A second envelope, because a signatory can be reminded only once per hour, in whichever way.
  const ofSecond = newEnvelope(await act.upload(person));
  const second = await act.call(person, 'signatures.create', ofSecond('Conformance check, another'));
  const undo = { params: { id: second.envelopeId } };
  act.later(person, 'signatures.cancel', undo);
  const signatory = (await found(second.envelopeId))?.signatories.find(({ canResend }) => canResend);
  if (!signatory) throw new NoExample('no signatory of the envelope can be reminded');
  const again = { params: { id: signatory.id } };
  await act.call(person, 'signatures.resendOne', again);
  await act.refused('limits.again', ['TOO_MANY_REQUESTS'], person, 'signatures.resendOne', again);
  await act.call(person, 'signatures.cancel', undo);
}

/** Requests the closure, withdraws it and requests it again; the other side closes. Actions are sent as by the portal. */
async function moves(act: Act, person: Person, other: Person | null, id: string): Promise<void> {
  const state = async () => (await act.read(person, 'requests.get', { params: { id } })).state;
  const before = await state();
  const ask = { state: 'TO_CLOSE', offered: { act: 'requestClosure', from: before } };
  await act.call(person, 'requestActions.update', { params: { id }, body: ask });
  act.shows('requestActions.update', (await state()) === 'TO_CLOSE', 'a request with a requested closure');
  const late = { state: 'CANCELED', offered: { act: 'cancel', from: before } };
  await act.outdated(person, 'requestActions.update', {
    params: { id },
    body: late,
  });
  const takeBack = { act: 'cancelClosure', from: 'TO_CLOSE' };
  await act.call(person, 'requestActions.updateStates', {
    body: { requestIds: [id], state: 'INPROGRESS', offered: takeBack },
  });
  act.shows('requestActions.updateStates', (await state()) === 'INPROGRESS', 'a request in progress');
  if (!other)
    throw new NoExample('none of the users provided is on the other side of the request and can close it');
  await act.call(person, 'requestActions.update', { params: { id }, body: ask });
  const closed = await act.read(other, 'requests.get', { params: { id } });
  const matching = (total: number) => ({
    body: {
      filters: { tab: 'TO_CLOSE', search: closed.reference },
      total,
      readAt: new Date().toISOString(),
      state: 'CLOSED',
      offered: { act: 'close', from: 'TO_CLOSE' },
    },
  });
  await act.outdated(other, 'requestActions.updateMatching', matching(2));
  await act.call(other, 'requestActions.updateMatching', matching(1));
  act.shows('requestActions.updateMatching', (await state()) === 'CLOSED', 'a closed request');
}

export const REQUEST_SCENARIOS: readonly Scenario[] = [request];
