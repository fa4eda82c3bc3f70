import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { ApiError } from '@atrium/contract/errors';
import type { PersonaId } from '../../../sandbox/src/seed/personas.ts';
import { signInCookie } from '../global-setup.ts';
import { startProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { clientWith, failureOf } from '../support.ts';

/** The limit on unattached uploads of one user: a separate server with a small maximum file size. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const LARGEST = 4000;
const MOST = 20;

let work: string;
let server: ServerProcess;
beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-room-'));
  const blobs = path.join(inject('template'), 'blobs');
  await cp(inject('template'), path.join(work, 'data'), {
    recursive: true,
    filter: (source) => source !== blobs,
  });
  const settings = path.join(work, 'settings.json');
  await writeFile(settings, JSON.stringify({ FileMaxLength: LARGEST }));
  server = await startProcess(path.join(work, 'data'), { SETTINGS_FILE: settings });
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await rm(work, { recursive: true, force: true });
});

async function uploader(persona: PersonaId) {
  const api = clientWith(await signInCookie(server.url, persona), server.url);
  const text = (size = LARGEST) => randomBytes(size).toString('hex').slice(0, size);
  return {
    api,
    text,
    whole: (content = text(), key: string = randomUUID()) => {
      const form = new FormData();
      form.set('file', new Blob([content]), 'note.txt');
      return api.uploads.document({ form, headers: { 'idempotency-key': key } });
    },
    begin: (size = LARGEST) => api.uploads.start({ body: { filename: 'note.txt', size } }),
  };
}

test('UPL-010 whole uploads and multipart uploads share one quota, also when concurrent', async () => {
  const { api, begin, text, whole } = await uploader('client');
  const [content, key] = [text(), randomUUID()];
  const first = await whole(content, key);
  const { uploadId } = await begin();
  const calls = await Promise.allSettled(Array.from({ length: 30 }, () => whole()));
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST - 2);
  const refused = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason as ApiError] : []));
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['TOO_MANY_REQUESTS']));
  expect(await api.uploads.held()).toHaveLength(MOST - 1);
  for (const late of [() => whole(), begin])
    expect(await failureOf(late())).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });

  // A retry after a lost answer takes no additional room.
  expect(await whole(content, key)).toEqual(first);
  // An aborted upload frees room, and a refused one takes none.
  await api.uploads.abort({ params: { id: uploadId } });
  expect(await failureOf(whole('\u0000'))).toMatchObject({ code: 'BAD_CONTENT' });
  await whole();
  expect((await failureOf(whole())).code).toBe('TOO_MANY_REQUESTS');

  // A document that becomes part of a request frees room, too.
  const { pageRecords } = await api.requests.list({ query: { requestStates: ['INPROGRESS'], limit: 50 } });
  const { id } = pageRecords.find(({ rights }) => rights?.canWriteMessage)!;
  await api.messages.post({
    params: { id },
    body: { message: '<p>Here it is.</p>', responseRequired: false, documentIds: [first.documentId] },
  });
  expect((await begin()).size).toBe(LARGEST);
});

test('UPL-010 the quota is per user', async () => {
  const { api, whole } = await uploader('restricted');
  await whole();
  expect(await api.uploads.held()).toHaveLength(1);
});
