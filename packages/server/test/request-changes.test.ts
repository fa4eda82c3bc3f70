import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, newRequest, raw } from './support.ts';

/** Actions of one audience on its own request, and the notifications of the other. */

const idParams = (id: string) => ({ params: { id } });

async function upload(persona: PersonaId): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([randomUUID()]), 'note.txt');
  return (await as(persona).uploads.document({ form })).documentId;
}

/** Returns the notifications of a user about a request, latest first. */
async function toldOf(persona: PersonaId, requestId: string): Promise<string[]> {
  const { pageRecords } = await as(persona).notifications.list({ query: { size: 100 } });
  return pageRecords.filter(({ url }) => url.endsWith(requestId)).map(({ type }) => type);
}

const write = (persona: PersonaId, id: string, responseRequired = false) =>
  as(persona).messages.post({
    params: { id },
    body: { message: '<p>A word.</p>', responseRequired, documentIds: [] },
  });

const addDocument = async (persona: PersonaId, id: string) => {
  const documentIds = [await upload(persona)];
  await as(persona).requestDocuments.add({ params: { id }, body: { topicIds: ['PAYMENTS'], documentIds } });
};

describe('deleting a request', () => {
  test('RDET-036 API-050 never deletes documents of others', async () => {
    const id = await newRequest('client');
    expect((await as('client').requests.get(idParams(id))).rights.canDelete).toBe(true);
    await addDocument('client', id);
    expect((await as('client').requests.get(idParams(id))).rights.canDelete).toBe(true);
    await addDocument('staff', id);
    expect((await as('client').requests.get(idParams(id))).rights.canDelete).toBe(false);
    expect((await failureOf(as('client').requestActions.remove(idParams(id)))).status).toBe(403);
    expect(await as('staff').requestDocuments.list(idParams(id))).toHaveLength(2);
  });

  test('API-050 removes the notifications of the request', async () => {
    const id = await newRequest('client');
    expect(await toldOf('staff', id)).toEqual(['REQUEST_CREATED']);
    await as('client').requestActions.remove(idParams(id));
    expect(await toldOf('staff', id)).toEqual([]);
    expect((await failureOf(as('staff').requests.get(idParams(id)))).status).toBe(404);
  });
});

describe('change notifications', () => {
  test('PROF-031 the client, and only the client, is notified that it is their turn', async () => {
    const id = await newRequest('staff');
    expect(await toldOf('client', id)).toEqual(['REQUEST_ACTION_REQUIRED']);
    // It is still the client's turn: nothing waits for the bank, and nothing new for the client.
    await write('client', id);
    await addDocument('client', id);
    expect(await toldOf('staff', id)).toEqual(['REQUEST_UPDATED', 'REQUEST_UPDATED']);
    await addDocument('staff', id);
    expect((await toldOf('client', id))[0]).toBe('DOCUMENT_RECEIVED');
    // The bank asks for an answer again.
    await write('staff', id, true);
    expect((await toldOf('client', id))[0]).toBe('REQUEST_ACTION_REQUIRED');
    await write('staff', id, true);
    expect((await toldOf('client', id)).filter((type) => type === 'REQUEST_ACTION_REQUIRED')).toHaveLength(3);
  });

  test('PROF-031 a pending closure is notified once', async () => {
    const id = await newRequest('client');
    await as('staff').requestActions.update({ ...idParams(id), body: { state: 'TO_CLOSE' } });
    await write('staff', id);
    expect(await toldOf('client', id)).toEqual(['REQUEST_UPDATED', 'REQUEST_TO_CLOSE']);
    await write('client', id);
    expect(await toldOf('staff', id)).toEqual(['REQUEST_UPDATED', 'REQUEST_CREATED']);
  });

  test('RDET-074 API-066 adding existing participants notifies nobody', async () => {
    const id = await newRequest('client');
    const [person] = await as('client').requestActions.reachableUsers(idParams(id));
    const add = () =>
      as('client').requestActions.addParticipants({ ...idParams(id), body: [{ id: person!.id }] });
    await Promise.all([add(), add(), add()]);
    expect(await toldOf('staff', id)).toEqual(['REQUEST_UPDATED', 'REQUEST_CREATED']);
    const { updatedAt } = await as('client').requests.get(idParams(id));
    expect((await add()).updatedAt).toBe(updatedAt);
  });
});

describe('upper-case ids', () => {
  test('denote the same records', async () => {
    const id = await newRequest('client');
    const documentIds = [(await upload('client')).toUpperCase()];
    const body = { message: '<p>With a file.</p>', responseRequired: false, documentIds };
    const sent = await as('client').messages.post({ params: { id: id.toUpperCase() }, body });
    const { pageRecords } = await as('client').messages.list({ params: { id } });
    expect(pageRecords.at(-1)).toMatchObject({ id: sent.id, documents: [{ filename: 'note.txt' }] });
    const json = { ids: documentIds, categoryId: 'REQUESTS' };
    expect((await raw('/api/documents/zip', { as: 'client', json })).status).toBe(200);
    const { userId } = personaOf('client');
    expect((await raw(`/api/users/${userId.toUpperCase()}/scope`, { as: 'client' })).status).toBe(200);
    // The same request given twice counts once.
    const requestIds = [id, id.toUpperCase()];
    await as('client').requestActions.updateStates({ body: { requestIds, state: 'CANCELED' } });
    await expectProblem(
      await raw(`/api/users/${personaOf('staff').userId.toUpperCase()}/scope`, { as: 'client' }),
      403,
      'FORBIDDEN',
    );
  });
});
