import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { api } from '@atrium/contract';
import { mayCall } from '@atrium/contract/access';
import { endpointPath } from '@atrium/contract/client';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';
import type { User } from '@atrium/contract/users';
import { PERSONAS, personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { plausible } from './schema-values.ts';
import { everyCookie } from './global-setup.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { clientWith } from './support.ts';

/**
 * Every call about a single record, made by users without access to it. The records are created for these tests, on a
 * separate server.
 */

const ENDPOINTS = Object.entries<Endpoints>(api).flatMap(([area, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ id: `${area}.${name}`, endpoint })),
);

/** Records of Claire Vasseur (`client`) by parameter name. */
interface Records {
  requestId: string;
  messageId: string;
  documentId: string;
  category: string;
  uploadId: string;
  envelopeId: string;
  signatoryId: string;
  notificationId: string;
  userId: string;
  savedSearchId: string;
}
let work: string;
let server: ServerProcess;
let cookies: Record<PersonaId, string>;
const as = (persona: PersonaId) => clientWith(cookies[persona], server.url);

let records: Records;
const people = new Map<PersonaId, User>();
/** Personas without access to this request. */
let strangers: readonly PersonaId[];

type Params = Readonly<Record<string, string>>;
interface Case {
  readonly params: (records: Records) => Params;
  /** Who makes the call: people without access to the request, or everyone but the owner. */
  readonly by: 'strangers' | 'others' | 'other clients';
  /** The body, if one of its fields depends on another. */
  readonly body?: unknown;
}

const ofRequest: Case = { by: 'strangers', params: ({ requestId }) => ({ id: requestId }) };
const ofDocument: Case = {
  by: 'strangers',
  params: ({ requestId, documentId }) => ({ id: requestId, docId: documentId, system: 'ATRIUM' }),
};
const ofEnvelope: Case = { by: 'strangers', params: ({ envelopeId }) => ({ id: envelopeId }) };
const ofUpload: Case = { by: 'others', params: ({ uploadId }) => ({ id: uploadId }) };
const ofUser: Case = { by: 'others', params: ({ userId }) => ({ id: userId }) };

const ofSavedSearch: Case = { by: 'others', params: ({ savedSearchId }) => ({ id: savedSearchId }) };

const CASES: Readonly<Record<string, Case>> = {
  'documents.download': {
    by: 'strangers',
    params: ({ documentId, category }) => ({ id: documentId, category }),
  },
  'documents.markSeen': { by: 'strangers', params: ({ documentId }) => ({ id: documentId }) },
  'documents.addFavorite': { by: 'strangers', params: ({ documentId }) => ({ id: documentId }) },
  'documents.removeFavorite': { by: 'strangers', params: ({ documentId }) => ({ id: documentId }) },
  'documents.remove': { by: 'strangers', params: ({ documentId }) => ({ id: documentId }) },
  'messages.list': ofRequest,
  'messages.post': ofRequest,
  'messages.addDocument': {
    by: 'strangers',
    params: ({ requestId, messageId }) => ({ id: requestId, messageId }),
  },
  'notifications.markSeen': { by: 'others', params: ({ notificationId }) => ({ id: notificationId }) },
  'requestActions.update': {
    ...ofRequest,
    body: { state: 'CLOSED', offered: { act: 'close', from: 'INPROGRESS' } },
  },
  'requestActions.remove': ofRequest,
  'requestActions.remind': ofRequest,
  'requestActions.reachableUsers': ofRequest,
  'requestActions.addParticipants': ofRequest,
  'requestActions.legalEntities': ofRequest,
  'requestDocuments.list': ofRequest,
  'requestDocuments.listOfMessages': ofRequest,
  'requestDocuments.add': ofRequest,
  'requestDocuments.topics': ofRequest,
  'requestDocuments.setState': ofDocument,
  'requestDocuments.setStateByMessaging': ofDocument,
  'requests.get': ofRequest,
  'requests.markSeen': ofRequest,
  'requests.addFavorite': ofRequest,
  'requests.removeFavorite': ofRequest,
  'savedSearches.toggleFavorite': ofSavedSearch,
  'savedSearches.rename': ofSavedSearch,
  'savedSearches.setAlert': { ...ofSavedSearch, body: { alert: 'DAILY' } },
  'savedSearches.remove': ofSavedSearch,
  'savedSearches.share': ofSavedSearch,
  'signatures.list': ofRequest,
  'signatures.resendOne': { by: 'strangers', params: ({ signatoryId }) => ({ id: signatoryId }) },
  'signatures.remind': ofEnvelope,
  'signatures.cancel': ofEnvelope,
  'signatures.download': ofEnvelope,
  'signatures.history': ofEnvelope,
  'signatures.downloadAll': ofRequest,
  'signatures.signable': ofRequest,
  'signatures.signedDocuments': ofRequest,
  'tags.change': { by: 'strangers', params: ({ requestId }) => ({ type: 'requests', id: requestId }) },
  'uploads.get': ofUpload,
  'uploads.append': ofUpload,
  'uploads.complete': ofUpload,
  'uploads.abort': ofUpload,
  'users.update': ofUser,
  'users.acceptTerms': ofUser,
  'users.terms': ofUser,
  // Bank staff may look up users (API-005, API-006).
  'users.scope': { ...ofUser, by: 'other clients' },
  'users.logo': { ...ofUser, by: 'other clients' },
};

/** Calls whose path names no user's record: only the permission of the call applies. */
const NOBODYS: Readonly<Record<string, string>> = {
  'accessExplanations.explain': 'one’s own, by subject of the catalogue (access-explanations.test.ts)',
  'accessReviews.list': 'a contract; who manages its people (access-reviews.test.ts)',
  'accessReviews.open': 'a contract; who manages its people (access-reviews.test.ts)',
  'accessReviews.get': 'a contract; who manages its people (access-reviews.test.ts)',
  'accessReviews.decide': 'a contract; who manages its people (access-reviews.test.ts)',
  'accessReviews.close': 'a contract; who manages its people (access-reviews.test.ts)',
  'accessReviews.result': 'a contract; who manages its people (access-reviews.test.ts)',
  'auditEvents.ofContract': 'a contract; who may know of it in audit-events.test.ts',
  'auditReports.document': 'the guide, the same for all holders of the service',
  'auditReports.read': 'the guide, the same for all holders of the service',
  'auditReports.updateDocument': 'for those who edit the page (audit-reports.test.ts)',
  'auditReports.deleteDocument': 'for those who edit the page (audit-reports.test.ts)',
  'cashManagement.document': 'a guide, the same for all holders of the service',
  'cashManagement.read': 'a guide, the same for all holders of the service',
  'cashManagement.updateDocument': 'for those who edit the page (cash-management.test.ts)',
  'cashManagement.deleteDocument': 'for those who edit the page (cash-management.test.ts)',
  'clients.legalEntities': 'for administrators of the bank (contracts.test.ts)',
  'contacts.addFavorite': 'one’s own mark; the contact is looked up amongst one’s own (contacts.test.ts)',
  'contacts.card': 'the contact is looked up amongst one’s own (contacts.test.ts)',
  'contacts.removeFavorite': 'one’s own mark',
  'contracts.get': 'a contract; who may know of it (contracts.test.ts)',
  'contracts.legalEntities': 'a contract; who may know of it (contracts.test.ts)',
  'contracts.lists': 'a contract; who may know of it (contracts.test.ts)',
  'contracts.entitiesList': 'a contract; who may know of it (contracts.test.ts)',
  'contracts.update': 'for administrators of the bank (contracts.test.ts)',
  'contracts.patch': 'who shares its figures (loans-and-deposits.test.ts)',
  'contracts.export': 'for administrators of the bank (contracts.test.ts)',
  'contracts.remove': 'for administrators of the bank (contracts.test.ts)',
  'contracts.createList': 'for administrators of the bank (contracts.test.ts)',
  'contracts.updateList': 'for administrators of the bank (contracts.test.ts)',
  'contracts.removeList': 'for administrators of the bank (contracts.test.ts)',
  'contractUsers.list': 'a contract; who manages its people (contract-users.test.ts)',
  'contractUsers.contacts': 'a contract; who manages its people (contract-users.test.ts)',
  'contractUsers.add': 'a contract; who manages its people (contract-users.test.ts)',
  'contractUsers.update': 'a contract; who manages its people (contract-users.test.ts)',
  'contractUsers.remove': 'a contract; who manages its people (contract-users.test.ts)',
  'contractUsers.services': 'a contract; who manages its people (contract-users.test.ts)',
  'contractUsers.rights': 'a contract; who manages its people (contract-users.test.ts)',
  'contractUsers.rightsAt': 'a contract; who manages its people (contract-rights-history.test.ts)',
  'contractUsers.rightsChange': 'a contract; who manages its people (contract-rights-history.test.ts)',
  'contractUsers.rightsChanges': 'a contract; who manages its people (contract-rights-history.test.ts)',
  'contractUsers.previewRights': 'a contract; who manages its people (rights-preview.test.ts)',
  'contractUsers.undoRights': 'a contract; who manages its people (contract-users.test.ts)',
  'contractUsers.setRights': 'a contract; who manages its people (contract-users.test.ts)',
  'deadLetters.remove': 'of the installation, for support',
  'deadLetters.retry': 'of the installation, for support',
  'documents.downloadPublic': 'a document that is for everyone (document-uploads.test.ts)',
  'documents.downloadTogether': 'the body names the documents (documents.test.ts)',
  'featureFlipping.get': 'of the installation',
  'highlights.article': 'an article, the same for all readers; hidden ones in highlights.test.ts',
  'highlights.captions': 'of an article, the same for all readers',
  'highlights.download': 'of an article, the same for all who are listed it (highlights.test.ts)',
  'highlights.hide': 'for those who hide articles (highlights.test.ts)',
  'highlights.image': 'of an article, the same for all readers',
  'highlights.publications': 'a source, the same for all holders of the service',
  'highlights.show': 'for those who hide articles (highlights.test.ts)',
  'highlights.video': 'of an article, the same for all readers',
  'informationHub.read': 'a document, the same for all holders of the service',
  'informationHub.description': 'for those who edit the page (information-hub.test.ts)',
  'informationHub.updateDocument': 'for those who edit the page (information-hub.test.ts)',
  'informationHub.deleteDocument': 'for those who edit the page (information-hub.test.ts)',
  'kyc.documents': 'a legal entity, looked up amongst one’s own (kyc.test.ts)',
  'kyc.get': 'a legal entity, looked up amongst one’s own (kyc.test.ts)',
  'kyc.readDocument': 'a legal entity, looked up amongst one’s own (kyc.test.ts)',
  'powerOfAttorney.get': 'a legal entity, looked up amongst one’s own (power-of-attorney.test.ts)',
  'powerOfAttorney.readFile': 'a legal entity, looked up amongst one’s own (power-of-attorney.test.ts)',
  'powerOfAttorney.whoMaySign': 'a legal entity, looked up amongst one’s own (power-of-attorney.test.ts)',
  'loansAndDeposits.detail': 'a line, looked up amongst one’s own (loans-and-deposits.test.ts)',
  'preferences.get': 'one’s own, by name',
  'preferences.getNotification': 'one’s own, by name',
  'requestCreation.legalEntities': 'a topic; the contract is in the query (request-creation.test.ts)',
  'requestCreation.serviceRights': 'one’s own, by service',
  'search.search': 'a kind of record; each finds what they may see (search.test.ts)',
  'serviceContracts.list': 'a service; its contracts are one’s own (service-contracts.test.ts)',
  'serviceGrids.exportGrid': 'a report; its rows are one’s own (service-grids.test.ts)',
  'serviceGrids.grid': 'a report; its rows are one’s own (service-grids.test.ts)',
  'serviceGrids.rights': 'one’s own, by report (service-grids.test.ts)',
  'tags.changeTogether': 'the body names the requests or documents (tags.test.ts)',
  'tags.get': 'a word; those of a contract are known with what bears them (tags.test.ts)',
  'tradeFinance.document': 'a document, the same for all holders of the service',
  'tradeFinance.read': 'a document, the same for all holders of the service',
  'treasuryReporting.detail': 'an item, looked up amongst one’s own (treasury-reporting.test.ts)',
  'tradeFinance.updateDocument': 'for those who edit the page (trade-finance.test.ts)',
  'tradeFinance.deleteDocument': 'for those who edit the page (trade-finance.test.ts)',
  'widgets.information': 'texts, the same for all',
  'widgets.pages': 'texts, the same for all',
};

const COLLEAGUES = ['client-admin', 'restricted', 'newcomer', 'marketing', 'osa'] as const;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-others-'));
  const blobs = path.join(inject('template'), 'blobs');
  await cp(inject('template'), path.join(work, 'data'), {
    recursive: true,
    filter: (source) => source !== blobs,
  });
  server = await startProcess(path.join(work, 'data'));
  cookies = await everyCookie(server.url);
  for (const { persona } of PERSONAS) people.set(persona, await as(persona).users.me());
  const client = as('client');
  const { pageRecords } = await client.requests.list({
    query: { requestStates: ['INPROGRESS'], limit: 100 },
  });
  const own = pageRecords.filter(({ rights }) => rights!.canUploadDocument && rights!.canWriteMessage);
  const sees = async (persona: PersonaId, id: string) =>
    (await call(persona, 'GET', `/requests/${id}`)).status === 200;
  // A request that none of the owner's colleagues among the ten personas can see.
  const strange = await Promise.all(
    own.map(async ({ id }) => {
      const seen = await Promise.all(COLLEAGUES.map((persona) => sees(persona, id)));
      return !seen.includes(true);
    }),
  );
  const request = own.findLast((_, index) => strange[index])!;
  const params = { id: request.id };
  const topic = (await client.requests.get({ params })).topics[0]!;
  const document = async (filename: string) => {
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7 for these tests'], { type: 'application/pdf' }), filename);
    return (await client.uploads.document({ form })).documentId;
  };
  const added = await client.requestDocuments.add({
    params,
    body: { documentIds: [await document('for-others.pdf')], topicIds: [topic.id] },
  });
  const { envelopeId } = await client.signatures.create({
    body: {
      requestId: request.id,
      signatureType: 'Amendment',
      subject: 'For these tests',
      signatories: [{ firstName: 'Anna', lastName: 'Sample', mail: 'anna@people.example' }],
      documentIds: [],
    },
  });
  const envelopes = await client.signatures.list({ params });
  const message = await client.messages.post({
    params,
    body: { message: '<p>For these tests</p>', responseRequired: false },
  });
  const upload = await client.uploads.start({ body: { filename: 'begun.pdf', size: 100 } });
  const notifications = await client.notifications.list({ query: {} });
  const saved = await client.savedSearches.create({
    body: { name: 'For these tests', query: { timeLine: { dateFrom: null, dateTo: null } } },
  });
  records = {
    requestId: request.id,
    messageId: message.id,
    documentId: added[0]!.id,
    category: added[0]!.category.id,
    uploadId: upload.uploadId,
    envelopeId,
    signatoryId: envelopes.find((one) => one.envelopeId === envelopeId)!.signatories[0]!.id,
    notificationId: notifications.pageRecords[0]!.notificationId,
    userId: personaOf('client').userId,
    savedSearchId: saved.id,
  };
  const seeing = await Promise.all(
    PERSONAS.map(async ({ persona }) => ({
      persona,
      status: (await call(persona, 'GET', `/requests/${request.id}`)).status,
    })),
  );
  strangers = seeing.filter(({ status }) => status !== 200).map(({ persona }) => persona);
}, 240_000);

afterAll(async () => {
  await server.end('SIGTERM');
  await rm(work, { recursive: true, force: true });
});

const call = (persona: PersonaId, method: string, address: string, sent: Sent = {}): Promise<Response> =>
  fetch(`${server.url}/api${address}`, {
    method,
    headers: { cookie: cookies[persona], ...(sent.type && { 'content-type': sent.type }) },
    body: sent.body ?? null,
  });

interface Sent {
  readonly type?: string;
  readonly body?: RequestInit['body'];
}

function bodyOf(endpoint: Endpoint, own: unknown): Sent {
  if (endpoint.bytes !== undefined) return { type: 'application/octet-stream', body: '%PDF' };
  if (!endpoint.body) return {};
  const sent = own ?? plausible(endpoint.body);
  // A body that fails validation would prove nothing.
  expect(endpoint.body.safeParse(sent).error?.issues ?? []).toEqual([]);
  return { type: 'application/json', body: JSON.stringify(sent) };
}

test('every call with a record in its URL is covered, or has a reason for its exclusion', () => {
  const named = ENDPOINTS.filter(({ endpoint }) => endpoint.params).map(({ id }) => id);
  expect([...Object.keys(CASES), ...Object.keys(NOBODYS)].sort()).toEqual(named.sort());
});

test('the request has few participants', () => {
  expect(strangers).toEqual(expect.arrayContaining([...COLLEAGUES]));
  expect(strangers).not.toContain('client');
});

describe('records of others', () => {
  test.each(Object.entries(CASES))('%s', async (id, { params, by, body }) => {
    const { endpoint } = ENDPOINTS.find((one) => one.id === id)!;
    const query = endpoint.query ? '?offset=0' : '';
    const others = PERSONAS.map(({ persona }) => persona).filter((persona) => persona !== 'client');
    const tried = {
      strangers,
      others,
      'other clients': others.filter((persona) => !people.get(persona)!.contactInformation.isInternal),
    }[by];
    let reached = 0;
    for (const persona of tried) {
      const address = endpointPath(endpoint, { params: params(records) }) + query;
      const answer = await call(persona, endpoint.method, address, bodyOf(endpoint, body));
      const allowed = mayCall(endpoint.access, people.get(persona)!);
      if (allowed) reached += 1;
      expect(allowed ? [403, 404] : [403], `${persona}: ${await answer.text()}`).toContain(answer.status);
    }
    // Some callers pass the permission of the call, so the record itself is guarded.
    expect(reached).toBeGreaterThan(0);
  });

  test('none of these calls has changed anything', async () => {
    const client = as('client');
    const params = { id: records.requestId };
    expect(await client.requests.get({ params })).toMatchObject({ state: 'INPROGRESS' });
    const { status } = (await client.signatures.list({ params })).find(
      ({ envelopeId }) => envelopeId === records.envelopeId,
    )!;
    expect(status).toBe('Submitted');
    expect((await client.uploads.get({ params: { id: records.uploadId } })).received).toBe(0);
  });
});
