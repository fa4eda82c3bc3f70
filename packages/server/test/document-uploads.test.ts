import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

async function upload(persona: PersonaId): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([`text ${randomUUID()}`]), `note ${randomUUID().slice(0, 8)}.txt`);
  return (await as(persona).uploads.document({ form })).documentId;
}
const found = async (persona: PersonaId, id: string) =>
  (await as(persona).documents.search({ body: { ids: [id] } })).pageRecords[0];
const statusOf = async (persona: PersonaId, address: string) => {
  const answer = await raw(`/api${address}`, { as: persona });
  await answer.body?.cancel();
  return answer.status;
};

/** A contract of which the client is a member and which Marc serves. */
let contractId: string;
/** A contract that Marc does not serve. */
let foreignId: string;
const client = personaOf('client').userId;

beforeAll(async () => {
  const served = await as('staff').serviceContracts.list({ params: { id: 'DOCUMENTS' } });
  const own = await as('client').serviceContracts.list({ params: { id: 'DOCUMENTS' } });
  const all = await as('super-admin').serviceContracts.list({ params: { id: 'DOCUMENTS' } });
  contractId = served.find(({ id }) => own.some((contract) => contract.id === id))!.id;
  foreignId = all.find(({ id }) => !served.some((contract) => contract.id === id))!.id;
});

const members = (persona: PersonaId, contract = contractId, ricosCodes: string[] = []) =>
  as(persona).documents.reachableUsers({ query: { contractId: contract, ricosCodes } });

describe('upload rights and options', () => {
  test.each([
    ['super-admin', true, true],
    ['staff', false, true],
    ['it-support', false, false],
    ['client', false, false],
    ['restricted', false, false],
    ['osa', false, false],
  ] as const)(
    'API-087 DOC-011 DOC-012 %s',
    async (persona, canUploadReleaseNote, canUploadSignedContracts) => {
      expect(await as(persona).documents.rights()).toEqual({
        canUploadReleaseNote,
        canUploadSignedContracts,
      });
    },
  );

  test('API-086 lists all categories in the language of the call', async () => {
    const categories = await as('client', 'fr').documents.categories();
    expect(categories).toHaveLength(8);
    expect(categories[0]).toEqual({ id: 'CONTRACTS', name: 'Contrats et avenants' });
    expect((await failureOf(as('demo').documents.categories())).status).toBe(403);
  });

  test('API-088 lists the categories to which the user may upload', async () => {
    const ids = async (persona: PersonaId, query: { contractId?: string } = {}) =>
      (await as(persona).documents.availableCategories({ query })).map(({ id }) => id);
    expect(await ids('super-admin')).toEqual(['RELEASE_NOTES']);
    expect(await ids('staff')).toEqual([]);
    expect(await ids('staff', { contractId })).toEqual(['CONTRACTS']);
    expect(await ids('client', { contractId })).toEqual([]);
    const call = as('staff').documents.availableCategories({ query: { contractId: foreignId } });
    expect((await failureOf(call)).status).toBe(404);
  });

  test('API-089 recipients are members with the documents service, by default those of the selected legal entities', async () => {
    const reached = await members('staff');
    expect(reached.map(({ id }) => id)).toContain(client);
    expect(reached.every(({ role }) => role.roleType === 'CLIENT_USER')).toBe(true);
    expect(reached.some(({ isSelectedByDefault }) => isSelectedByDefault)).toBe(false);
    const entities = await as('staff').documents.legalEntities({ query: { contractId } });
    const own = entities.find(({ ricosName }) => ricosName === personaOf('client').companyName)!;
    const chosen = await members('staff', contractId, [own.ricosCode]);
    expect(chosen.find(({ id }) => id === client)!.isSelectedByDefault).toBe(true);
  });

  test('API-089 is refused to clients, and 404 for contracts of others', async () => {
    for (const name of ['reachableUsers', 'legalEntities'] as const) {
      expect((await failureOf(as('client').documents[name]({ query: { contractId } }))).status).toBe(403);
      const foreign = as('staff').documents[name]({ query: { contractId: foreignId } });
      expect((await failureOf(foreign)).status).toBe(404);
    }
    await expectProblem(
      await raw('/api/documents/reachable-users?contractId=x', { as: 'staff' }),
      400,
      'BAD_REQUEST',
    );
  });
});

describe('POST /public-documents', () => {
  test('API-093 DOC-011 DOC-028 API-096 publishes a release note, readable with any account', async () => {
    const id = await upload('super-admin');
    const [published] = await as('super-admin').documents.publish({
      body: { documentIds: [id], categoryId: 'RELEASE_NOTES' },
    });
    expect(published).toMatchObject({ id, contract: null, category: { id: 'RELEASE_NOTES' } });
    for (const persona of ['client', 'restricted', 'staff', 'osa'] as const)
      expect(await found(persona, id), persona).toMatchObject({ rights: { canDelete: false } });
    expect(await statusOf('marketing', `/public-documents/RELEASE_NOTES/${id}`)).toBe(200);
    expect(await statusOf('demo', `/public-documents/RELEASE_NOTES/${id}`)).toBe(403);
    // No other document can be read through the public address.
    const own = (await as('client').documents.search({ body: { categories: ['TAX'], limit: 1 } }))
      .pageRecords[0]!;
    expect(await statusOf('client', `/public-documents/RELEASE_NOTES/${own.id}`)).toBe(404);
    expect(await statusOf('client', `/public-documents/TAX/${own.id}`)).toBe(404);
  });

  test('DOC-011 DOC-027 refuses unauthorised users, an empty list, other categories and files of others', async () => {
    const body = { documentIds: [await upload('staff')], categoryId: 'RELEASE_NOTES' as const };
    expect((await failureOf(as('staff').documents.publish({ body }))).status).toBe(403);
    expect((await failureOf(as('client').documents.publish({ body }))).status).toBe(403);
    const refused = await failureOf(as('super-admin').documents.publish({ body }));
    expect(refused.errors[0]).toMatchObject({ path: 'body.documentIds' });
    for (const json of [
      { documentIds: [], categoryId: 'RELEASE_NOTES' },
      { ...body, categoryId: 'TAX' },
      { documentIds: body.documentIds },
    ])
      await expectProblem(
        await raw('/api/public-documents', { as: 'super-admin', json }),
        400,
        'BAD_REQUEST',
      );
  });
});

describe('POST /contract-documents', () => {
  test('API-094 DOC-012 DOC-026 DOC-028 adds a signed contract for the selected members and the bank', async () => {
    const other = (await members('staff')).find(({ id }) => id !== client)!;
    const [id, second] = [await upload('staff'), await upload('staff')];
    const name = `Word ${randomUUID().slice(0, 8)}`;
    const added = await as('staff').documents.addSignedContracts({
      body: { contractId, userIds: [client], documentIds: [id], tags: [{ name, isNew: true }] },
    });
    expect(added).toHaveLength(1);
    expect(added[0]).toMatchObject({
      id,
      category: { id: 'CONTRACTS' },
      contract: { id: contractId },
      ricosLinked: [],
      isUploadedByMe: true,
      rights: { canDelete: true },
    });
    expect(added[0]!.tags.map((tag) => tag.name)).toEqual([name]);
    expect(await found('client', id)).toMatchObject({ rights: { canDelete: false } });
    expect(await found('super-admin', id)).toBeDefined();
    // Another member of the contract is not among the recipients.
    const otherDocument = { contractId, userIds: [other.id], documentIds: [second] };
    await as('staff').documents.addSignedContracts({ body: otherDocument });
    expect(await found('client', second)).toBeUndefined();
    expect(await statusOf('client', `/documents/CONTRACTS/${second}`)).toBe(404);
    expect(await found('staff', second)).toBeDefined();
  });

  test('API-094 assigns legal entities of the contract and notifies the members', async () => {
    const [entity] = await as('staff').documents.legalEntities({ query: { contractId } });
    const id = await upload('staff');
    const [added] = await as('staff').documents.addSignedContracts({
      body: { contractId, ricosCodes: [entity!.ricosCode], userIds: [client], documentIds: [id] },
    });
    expect(added!.ricosLinked).toEqual([entity]);
    const { pageRecords } = await as('client').notifications.list({ query: { size: 100 } });
    expect(pageRecords.find(({ url }) => url === `/documents?documentId=${id}`)).toMatchObject({
      type: 'DOCUMENT_RECEIVED',
      subject: added!.filename,
    });
  });

  test('DOC-023 DOC-024 DOC-025 refuses a missing contract, member or document', async () => {
    const documentIds = [await upload('staff')];
    for (const json of [
      { userIds: [client], documentIds },
      { contractId, userIds: [], documentIds },
      { contractId, userIds: [client], documentIds: [] },
      { contractId, userIds: [client], documentIds: ['x'] },
    ])
      await expectProblem(await raw('/api/contract-documents', { as: 'staff', json }), 400, 'BAD_REQUEST');
  });

  test('API-094 refuses users, legal entities and files of other contracts, and keeps the file for another attempt', async () => {
    const documentIds = [await upload('staff')];
    const body = { contractId, userIds: [client], documentIds };
    const add = (change: Partial<typeof body> & { ricosCodes?: string[] }, persona: PersonaId = 'staff') =>
      as(persona).documents.addSignedContracts({ body: { ...body, ...change } });
    const outsider = personaOf('marketing').userId;
    expect((await failureOf(add({ userIds: [outsider] }))).errors[0]).toMatchObject({ path: 'body.userIds' });
    expect((await failureOf(add({ ricosCodes: ['NOTHING'] }))).errors[0]).toMatchObject({
      path: 'body.ricosCodes',
    });
    expect((await failureOf(add({ documentIds: [await upload('super-admin')] }))).status).toBe(400);
    expect((await failureOf(add({ contractId: foreignId }))).status).toBe(404);
    expect((await failureOf(add({}, 'client'))).status).toBe(403);
    expect((await failureOf(add({}, 'it-support'))).status).toBe(404);
    expect(await add({})).toHaveLength(1);
  });
});

describe('DELETE /documents/{id}', () => {
  const remove = (persona: PersonaId, id: string) => as(persona).documents.remove({ params: { id } });

  test('API-091 DOC-020 only the uploader deletes a document', async () => {
    const id = await upload('staff');
    await as('staff').documents.addSignedContracts({
      body: { contractId, userIds: [client], documentIds: [id] },
    });
    expect((await failureOf(remove('client', id))).status).toBe(403);
    expect((await failureOf(remove('super-admin', id))).status).toBe(403);
    expect((await failureOf(remove('osa', id))).status).toBe(404);
    await remove('staff', id);
    expect(await found('client', id)).toBeUndefined();
    expect((await failureOf(remove('staff', id))).status).toBe(404);
  });

  test('DOC-020 bank administrators delete public documents', async () => {
    const id = await upload('super-admin');
    await as('super-admin').documents.publish({ body: { documentIds: [id], categoryId: 'RELEASE_NOTES' } });
    expect((await failureOf(remove('staff', id))).status).toBe(403);
    await remove('super-admin', id);
    expect(await statusOf('client', `/public-documents/RELEASE_NOTES/${id}`)).toBe(404);
  });

  test('DOC-020 a document of a request cannot be deleted, even by its uploader', async () => {
    const { pageRecords } = await as('client').documents.search({
      body: { categories: ['REQUESTS'], limit: 100, sort: 'DateAscending' },
    });
    expect(pageRecords.some(({ rights }) => rights.canDelete)).toBe(false);
    expect((await failureOf(remove('client', pageRecords[0]!.id))).status).toBe(403);
  });

  test('API-091 an unattached upload is deleted by its uploader; invalid and unknown ids are 404', async () => {
    const id = await upload('client');
    expect((await failureOf(remove('client-admin', id))).status).toBe(404);
    await remove('client', id);
    expect((await as('client').uploads.held()).some(({ documentId }) => documentId === id)).toBe(false);
    expect((await failureOf(remove('client', randomUUID()))).status).toBe(404);
    expect((await raw('/api/documents/not-an-id', { as: 'client', method: 'DELETE' })).status).toBe(404);
  });
});
