import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Request } from '@atrium/contract/requests';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { PDFDocument } from '@cantoo/pdf-lib';
import { as, failureOf, raw } from './support.ts';

async function upload(persona: PersonaId, requestId?: string): Promise<string> {
  const form = new FormData();
  if (requestId) form.set('requestId', requestId);
  form.set('file', new Blob([`text ${randomUUID()}`]), `note ${randomUUID().slice(0, 8)}.txt`);
  return (await as(persona).uploads.document({ form })).documentId;
}

const idParams = (id: string) => ({ params: { id } });

/** A request to which the user may add documents, and one that they can only read. */
let open: Request;
let closed: Request;
/** An open request with document validation, in which the bank participates, too. */
let judged: Request;

beforeAll(async () => {
  const { pageRecords } = await as('client').requests.list({ query: { limit: 100 } });
  const requests = pageRecords as Request[];
  open = requests.find(
    ({ rights, documentValidationEnabled }) => rights.canUploadDocument && !documentValidationEnabled,
  )!;
  closed = requests.find(({ rights }) => !rights.canUploadDocument)!;
  judged = requests.find(
    ({ rights, documentValidationEnabled }) => rights.canUploadDocument && documentValidationEnabled,
  )!;
});

const add = async (
  persona: PersonaId,
  request: Request,
  body: Partial<Parameters<ReturnType<typeof as>['requestDocuments']['add']>[0]['body']> = {},
) =>
  as(persona).requestDocuments.add({
    params: { id: request.id },
    body: {
      topicIds: body.topicIds ?? [request.topics[0]!.id],
      documentIds: body.documentIds ?? [await upload(persona, request.id)],
      ...body,
    },
  });

describe('GET /requests/{id}/documents', () => {
  test('RDET-067 API-056 lists the documents of a request, with the message for those of a message', async () => {
    const { pageRecords } = await as('super-admin').requests.list({ query: { limit: 100 } });
    let found: Awaited<ReturnType<ReturnType<typeof as>['requestDocuments']['list']>> = [];
    let id = '';
    for (const request of pageRecords) {
      id = request.id;
      found = await as('super-admin').requestDocuments.list(idParams(id));
      if (found.length > 1) break;
    }
    expect(found.length).toBeGreaterThan(1);
    const dates = found.map(({ creationDate }) => creationDate);
    expect(dates).toEqual([...dates].sort().reverse());
    const ofMessages = await as('super-admin').requestDocuments.listOfMessages(idParams(id));
    expect(ofMessages).toEqual(found.filter(({ messageId }) => messageId !== null));
    expect(ofMessages.length).toBeGreaterThan(0);
  });

  test('API-056 API-060 is 404 for users who must not know the request', async () => {
    for (const call of ['list', 'listOfMessages'] as const) {
      expect((await failureOf(as('newcomer').requestDocuments[call](idParams(open.id)))).status).toBe(404);
      expect((await failureOf(as('demo').requestDocuments[call](idParams(open.id)))).status).toBe(403);
    }
  });
});

describe('POST /requests/{id}/documents', () => {
  test('API-062 RDET-037 attaches uploads with their topic and legal entities', async () => {
    const before = await as('client').requests.get(idParams(open.id));
    const ricosCodes = open.legalEntities.slice(0, 1).map(({ id }) => id);
    const documentIds = [await upload('client'), await upload('client')];
    const added = await add('client', open, { ricosCodes, documentIds });
    expect(added.map(({ id }) => id).sort()).toEqual([...documentIds].sort());
    for (const document of added) {
      expect(document).toMatchObject({
        state: 'validated',
        messageId: null,
        topicIds: [open.topics[0]!.id],
        isUploadedByMe: true,
        rights: { canValidate: false },
      });
      expect(document.ricosLinked.map(({ ricosCode }) => ricosCode)).toEqual(ricosCodes);
    }
    const listed = await as('client').requestDocuments.list(idParams(open.id));
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(documentIds));
    const after = await as('client').requests.get(idParams(open.id));
    expect(after.state).toBe(before.state);
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(after.lastUpdateByMe).toBe(true);
  });

  test('RDET-070 requires a document and a first topic', async () => {
    const code = async (body: Parameters<typeof add>[2]) => (await failureOf(add('client', open, body))).code;
    expect(await code({ documentIds: [] })).toBe('BAD_REQUEST');
    expect(await code({ topicIds: [] })).toBe('BAD_REQUEST');
    expect(await code({ topicIds: ['NO_TOPIC'] })).toBe('BAD_REQUEST');
    expect(await code({ ricosCodes: ['NO_ENTITY'] })).toBe('BAD_REQUEST');
  });

  test('DATA-030 RDET-039 saves tags that were set during upload', async () => {
    const staff = (await as('staff').requests.list({ query: { limit: 100 } })).pageRecords as Request[];
    const request = staff.find(({ rights }) => rights.canUploadDocument && rights.canManageTags)!;
    const topicIds = [(await as('staff').requestDocuments.topics(idParams(request.id)))[0]!.id];
    const documentIds = [await upload('staff', request.id), await upload('staff', request.id)];
    const [known] = await as('staff').tags.available({ query: { query: 'Payroll' } });
    const word = `Falcon ${randomUUID().slice(0, 6)}`;
    const tags = [
      { documentId: documentIds[0]!, changes: [{ id: known!.id }, { name: word, isNew: true as const }] },
    ];
    const added = await add('staff', request, { topicIds, documentIds, tags });
    const namesOf = (id: string) => added.find((document) => document.id === id)!.tags.map((tag) => tag.name);
    expect(namesOf(documentIds[0]!)).toEqual(expect.arrayContaining(['Payroll', word]));
    expect(namesOf(documentIds[1]!)).toEqual([]);

    // Nothing is added if the tags belong to another document, or if the user may not tag.
    const other = await upload('staff', request.id);
    const elsewhere = [{ documentId: documentIds[1]!, changes: [{ id: known!.id }] }];
    expect(
      (await failureOf(add('staff', request, { topicIds, documentIds: [other], tags: elsewhere }))).errors[0],
    ).toMatchObject({ code: 'BAD_REQUEST', path: 'body.tags' });
    const theirs = await upload('client', open.id);
    const refused = { documentIds: [theirs], tags: [{ documentId: theirs, changes: [{ id: known!.id }] }] };
    expect((await failureOf(add('client', open, refused))).status).toBe(403);
    const listed = await as('client').requestDocuments.list(idParams(open.id));
    expect(listed.map(({ id }) => id)).not.toContain(theirs);
  });

  test('RDET-070 API-062 a request without topics uses those of its service; others are refused', async () => {
    const topicsOf = (id: string, language = 'en') =>
      as('client', language).requestDocuments.topics(idParams(id));
    expect((await topicsOf(open.id)).map(({ id }) => id)).toEqual(open.topics.map(({ id }) => id));

    const contracts = await as('client').requestCreation.contracts();
    const contractId = contracts.find(({ number }) => number === '00418')!.id;
    const people = await as('client').requestCreation.reachableUsers({ query: { contractId } });
    const banker = people.find(({ role }) => role.roleType === 'BANK_USER')!;
    const { id } = await as('client').requestCreation.create({
      body: {
        contractId,
        // An action that does not require a topic.
        serviceAction: { serviceCode: 'CONTACTS', action: 'CONTACT_QUESTION' },
        type: 'ACTION',
        title: 'Without a topic',
        description: '<p>About nothing in particular.</p>',
        participants: [{ id: banker.id }],
        topicIds: [],
      },
    });
    const bare = await as('client').requests.get(idParams(id));
    expect(bare.topics).toEqual([]);
    const offered = await topicsOf(id);
    expect(offered.length).toBeGreaterThan(0);
    const [english, french] = [offered, await topicsOf(id, 'fr')];
    expect(french.map((topic) => topic.id)).toEqual(english.map((topic) => topic.id));
    expect(french.map(({ content }) => content)).not.toEqual(english.map(({ content }) => content));
    const [document] = await add('client', bare, { topicIds: [offered[0]!.id] });
    expect(document!.topicIds).toEqual([offered[0]!.id]);
    expect((await failureOf(add('client', bare, { topicIds: ['NO_TOPIC'] }))).errors[0]).toMatchObject({
      code: 'BAD_REQUEST',
      path: 'body.topicIds',
    });
    expect((await failureOf(as('newcomer').requestDocuments.topics(idParams(id)))).status).toBe(404);
    expect((await failureOf(as(null).requestDocuments.topics(idParams(id)))).status).toBe(401);
  });

  test('API-062 refuses documents that are attached, unknown or of somebody else', async () => {
    const foreign = await upload('restricted');
    const own = await upload('client');
    await add('client', open, { documentIds: [own] });
    for (const id of [foreign, own, randomUUID()]) {
      const failure = await failureOf(add('client', open, { documentIds: [id] }));
      expect(failure.errors[0]).toMatchObject({ code: 'BAD_REQUEST', path: 'body.documentIds' });
    }
  });

  test('RDET-037 is refused to read-only users, and 404 for users who must not know the request', async () => {
    expect((await failureOf(add('client', closed))).status).toBe(403);
    expect((await failureOf(add('newcomer', open))).status).toBe(404);
    const own = await upload('client');
    expect((await failureOf(add('client', closed, { documentIds: [own] }))).status).toBe(403);
    // The user can still attach the refused document.
    await add('client', open, { documentIds: [own] });
  });

  test('UPL-024 reports content that the request already has as duplicate', async () => {
    const form = (text: string) => {
      const data = new FormData();
      data.set('requestId', open.id);
      data.set('file', new Blob([text]), 'same.txt');
      return { form: data };
    };
    const text = randomUUID();
    const first = await as('client').uploads.document(form(text));
    expect(first.duplicated).toBe(false);
    await add('client', open, { documentIds: [first.documentId] });
    expect((await as('client').uploads.document(form(text))).duplicated).toBe(true);
  });
});

describe('PUT /requests/{id}/documents/{docId}', () => {
  const setState = (persona: PersonaId, docId: string, state: 'PENDING' | 'VALIDATED' | 'REFUSED') =>
    as(persona).requestDocuments.setState({ params: { id: judged.id, docId }, body: { state } });

  test('RDET-068 RDET-069 API-063 the bank validates, refuses and resets documents of a client', async () => {
    const [document] = await add('client', judged);
    expect(document).toMatchObject({ state: 'pending', rights: { canValidate: false } });
    const listed = await as('super-admin').requestDocuments.list(idParams(judged.id));
    expect(listed.find(({ id }) => id === document!.id)?.rights.canValidate).toBe(true);
    for (const state of ['VALIDATED', 'REFUSED', 'REFUSED', 'PENDING'] as const)
      expect((await setState('super-admin', document!.id, state)).state).toBe(state.toLowerCase());
  });

  test('RDET-069 a decision based on an outdated state is refused', async () => {
    const [document] = await add('client', judged);
    const decide = (
      persona: PersonaId,
      state: 'PENDING' | 'VALIDATED' | 'REFUSED',
      from: 'pending' | 'validated' | 'refused',
      language = 'en',
    ) =>
      as(persona, language).requestDocuments.setState({
        params: { id: judged.id, docId: document!.id },
        body: { state, from },
      });
    expect((await decide('super-admin', 'REFUSED', 'pending')).state).toBe('refused');
    const late = await failureOf(decide('super-admin', 'VALIDATED', 'pending'));
    expect(late).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(late.labels[0]).toContain('someone has already decided on this document');
    const french = await failureOf(decide('super-admin', 'PENDING', 'validated', 'fr'));
    expect(french.labels[0]).toContain('une décision a déjà été prise sur ce document');
    const listed = await as('client').requestDocuments.list(idParams(judged.id));
    expect(listed.find(({ id }) => id === document!.id)?.state).toBe('refused');
    // Repeating a decision changes nothing, and a user who has seen it may reverse it.
    expect((await decide('super-admin', 'REFUSED', 'pending')).state).toBe('refused');
    expect((await decide('super-admin', 'VALIDATED', 'refused')).state).toBe('validated');
  });

  test('RDET-069 documents of one’s own side or of invisible requests cannot be validated', async () => {
    const [document] = await add('client', judged);
    expect((await failureOf(setState('client', document!.id, 'VALIDATED'))).status).toBe(403);
    expect((await failureOf(setState('newcomer', document!.id, 'VALIDATED'))).status).toBe(404);
    expect((await failureOf(setState('super-admin', randomUUID(), 'VALIDATED'))).status).toBe(404);
    const [elsewhere] = await add('client', open);
    expect((await failureOf(setState('super-admin', elsewhere!.id, 'VALIDATED'))).status).toBe(404);
  });

  test('RDET-069 a document cannot be validated while out for signature', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    pdf.setSubject(randomUUID());
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await pdf.save())]), 'agreement.pdf');
    const { documentId } = await as('client').uploads.document({ form });
    const [document] = await add('client', judged, { documentIds: [documentId] });
    const offered = async () =>
      (await as('super-admin').requestDocuments.list(idParams(judged.id))).find(
        ({ id }) => id === documentId,
      )!.rights.canValidate;
    expect(await offered()).toBe(true);
    const { envelopeId } = await as('client').signatures.create({
      body: {
        requestId: judged.id,
        signatureType: 'Generic',
        subject: 'Agreement',
        signatories: [{ firstName: 'Anna', lastName: 'Sample', mail: 'anna@people.example' }],
        documentIds: [document!.id],
      },
    });
    expect(await offered()).toBe(false);
    for (const state of ['REFUSED', 'VALIDATED'] as const) {
      const failure = await failureOf(setState('super-admin', documentId, state));
      expect(failure).toMatchObject({ status: 409, code: 'CONFLICT' });
      expect(failure.labels[0]).toContain('out for signature');
    }
    const params = { system: 'ATRIUM' as const, id: judged.id, docId: documentId };
    const byMessaging = as('super-admin', 'fr').requestDocuments.setStateByMessaging;
    const french = await failureOf(byMessaging({ params, body: { state: 'REFUSED' } }));
    expect(french).toMatchObject({ status: 409 });
    expect(french.labels[0]).toContain('en cours de signature');
    // The envelope is cancelled, so the bank can decide on the document again.
    await as('client').signatures.cancel({ params: { id: envelopeId } });
    expect(await offered()).toBe(true);
    expect((await setState('super-admin', documentId, 'REFUSED')).state).toBe('refused');
  });

  test('RDET-069 nobody refuses the copy of a document that everybody has signed', async () => {
    const mail = `anna.${randomUUID().slice(0, 8)}@people.example`;
    const { envelopeId } = await as('client').signatures.create({
      body: {
        requestId: judged.id,
        signatureType: 'Amendment',
        subject: 'Amendment',
        signatories: [{ firstName: 'Anna', lastName: 'Sample', mail }],
        documentIds: [],
      },
    });
    const mailbox = await (await raw(`/sandbox/mailbox?address=${encodeURIComponent(mail)}`)).text();
    const link = /\/sandbox\/signature\?link=([\w-]+)/.exec(mailbox)![1]!;
    const body = new URLSearchParams({ link, read: 'yes' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await raw('/sandbox/signature/sign', { method: 'POST', body, headers });
    const envelopes = await as('client').signatures.list(idParams(judged.id));
    const [{ signedDocumentId } = { signedDocumentId: null }] = envelopes.find(
      (envelope) => envelope.envelopeId === envelopeId,
    )!.attachments;
    const listed = await as('super-admin').requestDocuments.list(idParams(judged.id));
    expect(listed.find(({ id }) => id === signedDocumentId)!.rights.canValidate).toBe(false);
    expect(await failureOf(setState('super-admin', signedDocumentId!, 'REFUSED'))).toMatchObject({
      status: 403,
    });
  });

  test('RDET-069 is refused for requests without validation', async () => {
    const [document] = await add('client', open);
    const call = { params: { id: open.id, docId: document!.id }, body: { state: 'REFUSED' as const } };
    expect((await failureOf(as('super-admin').requestDocuments.setState(call))).status).toBe(403);
  });

  test('API-092 a messaging system uses the same rules', async () => {
    const [document] = await add('client', judged);
    const params = { system: 'ATRIUM' as const, id: judged.id, docId: document!.id };
    const { setStateByMessaging } = as('super-admin').requestDocuments;
    expect((await setStateByMessaging({ params, body: { state: 'VALIDATED' } })).state).toBe('validated');
    const unknown = { ...params, system: 'OTHER' as 'ATRIUM' };
    const failure = await failureOf(setStateByMessaging({ params: unknown, body: { state: 'VALIDATED' } }));
    expect(failure.status).toBe(404);
  });
});
