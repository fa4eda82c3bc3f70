import { desc, eq, inArray } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { User } from '@atrium/contract/users';
import { claimDocuments } from '../src/documents/claim.ts';
import { keepDocument } from '../src/uploads/documents.ts';
import { takeRoom } from '../src/uploads/quota.ts';
import { sweepUploads } from '../src/uploads/sweep.ts';
import { readConfig } from '../src/config.ts';
import { migrateDatabase, openDatabase } from '../src/database/open.ts';
import type { OpenDatabase } from '../src/database/open.ts';
import { blobs, documents, pendingDocuments, uploads } from '../src/database/schema/index.ts';
import { createDrafts } from '../src/files/drafts.ts';
import type { FolderDrafts } from '../src/files/drafts.ts';
import { createFolderStore } from '../src/files/folder-store.ts';
import { createPlatform } from '../src/platform.ts';
import type { Platform } from '../src/platform.ts';
import { loadUser } from '../src/auth/user.ts';
import { makeFile } from '../../sandbox/src/seed/files.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

/** Returns a text that no other test uploads. */
const someText = (size = 40): Blob => new Blob([`${randomUUID()} ${'x'.repeat(size)}`]);

function form(file: Blob | null, name: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, value);
  if (file) data.set('file', file, name);
  return data;
}

/** Returns a handwritten form body, which may break the rules. */
function handMade(lines: readonly string[]): Pick<Parameters<typeof raw>[1] & object, 'body' | 'headers'> {
  return {
    body: lines.join('\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  };
}
const part = (disposition: string, content: string): string[] => [
  '--edge',
  `Content-Disposition: form-data; ${disposition}`,
  'Content-Type: application/octet-stream',
  '',
  content,
];

const upload = (persona: PersonaId, file: Blob, name: string, fields: Record<string, string> = {}) =>
  as(persona).uploads.document({ form: form(file, name, fields) });
const digestOf = async (bytes: Blob): Promise<string> =>
  `sha-256=:${createHash('sha256')
    .update(new Uint8Array(await bytes.arrayBuffer()))
    .digest('base64')}:`;

describe('POST /documents', () => {
  test('UPL-033 API-090 stores a file and returns its document, readable by its uploader', async () => {
    const file = new Blob([(await makeFile('docx', { ...CONTENT, title: randomUUID() })) as BlobPart]);
    const { documentId, duplicated } = await upload('client', file, 'Relevé (1).docx');
    expect(duplicated).toBe(false);
    const answer = await raw(`/api/documents/REQUESTS/${documentId}`, { as: 'client' });
    expect(answer.headers.get('content-type')).toMatch('wordprocessingml');
    expect(answer.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Relev%C3%A9%20%281%29.docx",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
  });

  test('UPL-033 an unattached document is 404 for everybody else', async () => {
    const { documentId } = await upload('client', someText(), 'own.txt');
    for (const persona of ['client-admin', 'restricted', 'staff', 'super-admin'] as const)
      await expectProblem(
        await raw(`/api/documents/REQUESTS/${documentId}`, { as: persona }),
        404,
        'NOT_FOUND',
      );
  });

  test('UPL-033 lists unattached uploads, to their uploader only, until they expire', async () => {
    const file = someText();
    const { documentId } = await upload('client', file, 'waiting.txt');
    const mine = async (persona: PersonaId) =>
      (await as(persona).uploads.held()).filter((held) => held.documentId === documentId);
    expect(await mine('client')).toEqual([{ documentId, filename: 'waiting.txt', size: file.size }]);
    for (const persona of ['client-admin', 'staff', 'super-admin'] as const)
      expect(await mine(persona)).toEqual([]);
    const { pageRecords } = await as('client').requests.list({
      query: { requestStates: ['INPROGRESS'], limit: 50 },
    });
    const { id } = pageRecords.find(({ rights }) => rights?.canWriteMessage)!;
    await as('client').messages.post({
      params: { id },
      body: { message: '<p>Here it is.</p>', responseRequired: false, documentIds: [documentId] },
    });
    expect(await mine('client')).toEqual([]);
  });

  test('UPL-024 reports equal content in the same list as duplicate, and stores both', async () => {
    const file = someText();
    const list = { listId: randomUUID() };
    const first = await upload('client', file, 'a.txt', list);
    const second = await upload('client', file, 'b.txt', list);
    expect([first.duplicated, second.duplicated]).toEqual([false, true]);
    expect(second.documentId).not.toBe(first.documentId);
    expect((await upload('client', file, 'c.txt', { listId: randomUUID() })).duplicated).toBe(false);
    expect((await upload('restricted', file, 'd.txt', list)).duplicated).toBe(false);
    expect((await upload('client', file, 'e.txt')).duplicated).toBe(false);
  });

  test('UPL-033 repeating the call with the same key creates no second document', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const data = { form: form(someText(), 'a.txt', { listId: randomUUID() }), headers };
    const first = await as('client').uploads.document(data);
    expect(await as('client').uploads.document(data)).toEqual(first);
    // Idempotency keys are scoped to the user.
    expect((await as('restricted').uploads.document(data)).documentId).not.toBe(first.documentId);
    const bad = { form: form(someText(), 'a.txt'), headers: { 'idempotency-key': '1' } };
    expect((await failureOf(as('client').uploads.document(bad))).code).toBe('BAD_REQUEST');
  });

  test('UPL-033 another file with the same key is refused, and the first stays', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const file = someText();
    const first = await as('client').uploads.document({ form: form(file, 'a.txt'), headers });
    for (const other of [form(someText(), 'a.txt'), form(file, 'b.txt')]) {
      const failure = await failureOf(as('client').uploads.document({ form: other, headers }));
      expect(failure).toMatchObject({ status: 409, code: 'CONFLICT' });
    }
    // The key is case-insensitive.
    const capitals = { 'idempotency-key': headers['idempotency-key'].toUpperCase() };
    const again = await as('client').uploads.document({ form: form(file, 'a.txt'), headers: capitals });
    expect(again).toEqual(first);
  });

  test('UPL-033 many concurrent calls with one key create one document', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const file = someText();
    const all = await Promise.all(
      Array.from({ length: 6 }, () => as('client').uploads.document({ form: form(file, 'a.txt'), headers })),
    );
    expect(new Set(all.map(({ documentId }) => documentId)).size).toBe(1);
  });

  test('the type depends on the content, not on the name', async () => {
    // A PDF that consists only of printable characters.
    const file = new Blob([`%PDF-1.4\n% ${randomUUID()}\n%%EOF\n`]);
    expect((await failureOf(upload('client', file, 'a.txt'))).code).toBe('BAD_CONTENT');
    const { documentId } = await upload('client', file, 'a.pdf');
    const answer = await raw(`/api/documents/REQUESTS/${documentId}`, { as: 'client' });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
  });

  test.each([
    ['script', '/JavaScript /JS (app.alert\\(1\\))', 'contient du JavaScript'],
    ['launch', '/Launch /F (cmd.exe)', 'peut lancer des programmes'],
  ])(
    'UPL-018 a PDF with an action of kind %s is refused with the reason, whole and in parts',
    async (_, action, why) => {
      const file = new Blob([`%PDF-1.7\n1 0 obj << /OpenAction << /S ${action} >> >> endobj\n%%EOF\n`]);
      const refused = { code: 'ACTIVE_CONTENT', status: 400, labels: [expect.stringContaining(why)] };
      const { uploads } = as('client', 'fr');
      const held = await uploads.held();
      expect(await failureOf(uploads.document({ form: form(file, 'a.pdf') }))).toMatchObject(refused);
      const { uploadId: id } = await uploads.start({ body: { filename: 'a.pdf', size: file.size } });
      await uploads.append({ params: { id }, query: { offset: 0 }, bytes: file });
      expect(await failureOf(uploads.complete({ params: { id } }))).toMatchObject(refused);
      expect(await uploads.held()).toEqual(held);
      await uploads.abort({ params: { id } });
    },
  );

  test.each([
    ['UPL-009', 'page.html', '<html>', 'BAD_EXTENSION', 400],
    ['UPL-009', 'a.pdf.exe', '%PDF-1.7', 'BAD_EXTENSION', 400],
    ['UPL-011', 'a.pdf', '', 'EMPTY_FILE', 400],
    ['UPL-012', '../../etc/passwd.txt', 'x', 'INCORRECT_FILE_NAME', 400],
    ['UPL-012', '..\\\\boot.txt', 'x', 'INCORRECT_FILE_NAME', 400],
    ['UPL-012', 'invoice\u202efdp.txt', 'x', 'INCORRECT_FILE_NAME', 400],
    ['UPL-012', 'a%22; filename=%22b.txt', 'x', 'INCORRECT_FILE_NAME', 400],
    ['UPL-012', "a'; drop table documents;--.txt", 'x', 'INCORRECT_FILE_NAME', 400],
    ['UPL-018', 'a.pdf', '<script>alert(1)</script>', 'BAD_CONTENT', 400],
    ['UPL-018', 'a.png', 'MZ\u0090\u0000', 'BAD_CONTENT', 400],
    ['UPL-018', 'a.docx', 'PK\u0003\u0004 and no more', 'BAD_CONTENT', 400],
  ] as const)('%s refuses %j with content %j as %s', async (_row, name, content, code, status) => {
    const call = handMade([...part(`name="file"; filename="${name}"`, content), '--edge--', '']);
    await expectProblem(await raw('/api/documents', { as: 'client', method: 'POST', ...call }), status, code);
  });

  test('UPL-012 a refusal is in the caller’s language', async () => {
    const failure = await failureOf(
      as('client', 'fr').uploads.document({ form: form(someText(), 'a;b.txt') }),
    );
    expect(failure.labels[0]).toMatch('caractères');
  });

  test('UPL-033 refuses forms without a file, with two files, unknown fields, a truncated body or another type', async () => {
    const send = (call: object) => raw('/api/documents', { as: 'client', method: 'POST', ...call });
    const file = part('name="file"; filename="a.txt"', 'x');
    const cases: readonly (readonly string[])[] = [
      ['--edge--', ''],
      [...part('name="listId"', randomUUID()), '--edge--', ''],
      [...file, ...part('name="file"; filename="b.txt"', 'y'), '--edge--', ''],
      [...part('name="other"; filename="a.txt"', 'x'), '--edge--', ''],
      [...part('name="authorId"', randomUUID()), ...file, '--edge--', ''],
      [...part('name="requestId"', 'nonsense'), ...file, '--edge--', ''],
      [...file],
      ['nothing'],
      [''],
    ];
    for (const lines of cases) await expectProblem(await send(handMade(lines)), 400, 'BAD_REQUEST');
    await expectProblem(await send({ json: { file: 'x' } }), 415, 'UNSUPPORTED_MEDIA_TYPE');
    const headers = { 'content-type': 'multipart/form-data' };
    await expectProblem(await send({ body: 'x', headers }), 400, 'BAD_REQUEST');
  });

  test('UPL-033 is 404 for a request the user must not know', async () => {
    const query = { limit: 100 };
    const known = await as('newcomer').requests.list({ query });
    const { pageRecords } = await as('client').requests.list({ query });
    const { id: requestId } = pageRecords.find(({ id }) => known.pageRecords.every((one) => one.id !== id))!;
    expect((await upload('client', someText(), 'a.txt', { requestId })).duplicated).toBe(false);
    const failure = await failureOf(upload('newcomer', someText(), 'a.txt', { requestId }));
    expect(failure.status).toBe(404);
  });

  test('API-090 refuses users with neither documents nor requests, and without a session', async () => {
    expect((await failureOf(upload('demo', someText(), 'a.txt'))).status).toBe(403);
    expect((await failureOf(upload('marketing', someText(), 'a.txt'))).status).toBe(403);
    const call = { method: 'POST', body: form(someText(), 'a.txt') };
    await expectProblem(await raw('/api/documents', call), 401, 'UNAUTHENTICATED');
    await expectProblem(
      await raw('/api/documents', {
        ...call,
        as: 'client',
        headers: { origin: 'https://elsewhere.example' },
      }),
      403,
      'FORBIDDEN',
    );
  });
});

const CONTENT = {
  title: 'Note',
  subtitle: 'Today',
  paragraphs: ['One'],
  table: [['a'], ['b']],
  date: new Date('2026-01-02T00:00:00Z'),
};

describe('multipart upload', () => {
  const MEGABYTE = 1024 * 1024;
  const large = (): Blob => new Blob([`%PDF-1.7 ${randomUUID()}`, 'x'.repeat(3 * MEGABYTE)]);
  const start = (persona: PersonaId, file: Blob, filename = 'large.pdf') =>
    as(persona).uploads.start({ body: { filename, size: file.size } });
  async function append(persona: PersonaId, id: string, file: Blob, from: number, to: number) {
    const bytes = file.slice(from, to);
    return as(persona).uploads.append({
      params: { id },
      query: { offset: from },
      bytes,
      headers: { 'content-digest': await digestOf(bytes) },
    });
  }

  test('UPL-033 the parts are joined completely, and completing twice creates one document', async () => {
    const file = large();
    const { uploadId, received } = await start('client', file);
    expect(received).toBe(0);
    expect(await append('client', uploadId, file, 0, 2 * MEGABYTE)).toMatchObject({ received: 2 * MEGABYTE });
    expect(await as('client').uploads.get({ params: { id: uploadId } })).toMatchObject({
      filename: 'large.pdf',
      size: file.size,
      received: 2 * MEGABYTE,
    });
    await append('client', uploadId, file, 2 * MEGABYTE, file.size);
    const call = { params: { id: uploadId } };
    const [first, second] = [
      await as('client').uploads.complete(call),
      await as('client').uploads.complete(call),
    ];
    expect(second).toEqual(first);
    const answer = await raw(`/api/documents/REQUESTS/${first.documentId}`, { as: 'client' });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    expect((await failureOf(as('client').uploads.get(call))).status).toBe(404);
  });

  test('UPL-033 many concurrent completions create one document', async () => {
    const file = large();
    const { uploadId: id } = await start('client', file);
    await append('client', id, file, 0, file.size);
    const all = await Promise.all(
      Array.from({ length: 16 }, () => as('client').uploads.complete({ params: { id } })),
    );
    expect(new Set(all.map(({ documentId }) => documentId)).size).toBe(1);
  });

  test('UPL-031 concurrent completion and cancellation have one outcome', async () => {
    for (let round = 0; round < 4; round += 1) {
      const file = large();
      const { uploadId: id } = await start('client', file);
      await append('client', id, file, 0, file.size);
      const calls = [
        ...Array.from({ length: 4 }, () => as('client').uploads.complete({ params: { id } })),
        as('client').uploads.abort({ params: { id } }),
      ];
      const refused = (await Promise.allSettled(calls)).filter((call) => call.status === 'rejected');
      expect(refused.map(({ reason }) => (reason as { status: number }).status)).toEqual(
        refused.map(() => 404),
      );
    }
  });

  test('UPL-033 a part that is misplaced, damaged, too large or empty is refused without effect', async () => {
    const file = large();
    const { uploadId } = await start('client', file);
    const call = { params: { id: uploadId }, query: { offset: 0 } };
    const bytes = file.slice(0, MEGABYTE);
    const wrong = { 'content-digest': await digestOf(file.slice(1, MEGABYTE)) };
    const { uploads: api } = as('client');
    expect((await failureOf(api.append({ ...call, bytes, headers: wrong }))).code).toBe('CHECKSUM_MISMATCH');
    expect((await failureOf(api.append({ ...call, query: { offset: 5 }, bytes }))).code).toBe('CONFLICT');
    expect((await failureOf(api.append({ ...call, bytes: new Blob([]) }))).code).toBe('BAD_REQUEST');
    const nine = new Blob([bytes, 'x'.repeat(8 * MEGABYTE)]);
    expect((await failureOf(api.append({ ...call, bytes: nine }))).code).toBe('PAYLOAD_TOO_LARGE');
    const more = new Blob([file, 'x']);
    expect((await failureOf(api.append({ ...call, bytes: more }))).code).toBe('OVER_SIZE');
    expect((await failureOf(api.complete({ params: call.params }))).code).toBe('CONFLICT');
    expect(await api.get({ params: call.params })).toMatchObject({ received: 0 });
    const text = {
      method: 'PUT',
      as: 'client',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    } as const;
    await expectProblem(await raw(`/api/uploads/${uploadId}?offset=0`, text), 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  test('UPL-033 of two concurrent parts at one offset one is accepted', async () => {
    const file = large();
    const { uploadId } = await start('client', file);
    const both = await Promise.allSettled([
      append('client', uploadId, file, 0, MEGABYTE),
      append('client', uploadId, file, 0, MEGABYTE),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('UPL-018 content of a wrong type is refused with the first part or at the end', async () => {
    const file = new Blob(['<html>', 'x'.repeat(MEGABYTE)]);
    const { uploadId } = await start('client', file);
    expect((await failureOf(append('client', uploadId, file, 0, MEGABYTE))).code).toBe('BAD_CONTENT');
    const zip = new Blob(['PK\u0003\u0004', 'x'.repeat(100)]);
    const { uploadId: second } = await start('client', zip, 'a.docx');
    await append('client', second, zip, 0, zip.size);
    const failure = await failureOf(as('client').uploads.complete({ params: { id: second } }));
    expect(failure.code).toBe('BAD_CONTENT');
  });

  test('UPL-010 a file of another type, too large, empty or with an invalid name is refused before upload', async () => {
    const codeOf = async (filename: string, size: number) =>
      (await failureOf(as('client').uploads.start({ body: { filename, size } }))).code;
    expect(await codeOf('a.exe', 5)).toBe('BAD_EXTENSION');
    expect(await codeOf('a.pdf', 200 * MEGABYTE + 1)).toBe('OVER_SIZE');
    expect(await codeOf('a.pdf', 0)).toBe('EMPTY_FILE');
    expect(await codeOf('../a.pdf', 5)).toBe('INCORRECT_FILE_NAME');
  });

  test('UPL-033 an upload is 404 for everybody but its user', async () => {
    const file = large();
    const { uploadId: id } = await start('client', file);
    for (const persona of ['client-admin', 'staff', 'super-admin'] as const) {
      const other = as(persona).uploads;
      expect((await failureOf(other.get({ params: { id } }))).status).toBe(404);
      expect((await failureOf(append(persona, id, file, 0, 10))).status).toBe(404);
      expect((await failureOf(other.complete({ params: { id } }))).status).toBe(404);
      expect((await failureOf(other.abort({ params: { id } }))).status).toBe(404);
    }
    expect(await as('client').uploads.get({ params: { id } })).toMatchObject({ received: 0 });
  });

  test('UPL-031 cancelling deletes an upload with its parts', async () => {
    const file = large();
    const { uploadId: id } = await start('client', file);
    await append('client', id, file, 0, MEGABYTE);
    await as('client').uploads.abort({ params: { id } });
    expect((await failureOf(append('client', id, file, MEGABYTE, file.size))).status).toBe(404);
    expect((await failureOf(as('client').uploads.abort({ params: { id } }))).status).toBe(404);
  });

  test('UPL-010 the total size of unfinished uploads per user is limited', async () => {
    const size = 200 * MEGABYTE;
    const begin = () => as('osa').uploads.start({ body: { filename: 'a.pdf', size } });
    const begun: string[] = [];
    // Also for concurrent starts.
    const calls = await Promise.allSettled(Array.from({ length: 24 }, begin));
    for (const call of calls) if (call.status === 'fulfilled') begun.push(call.value.uploadId);
    expect(begun).toHaveLength(20);
    expect((await failureOf(begin())).code).toBe('TOO_MANY_REQUESTS');
    for (const id of begun) await as('osa').uploads.abort({ params: { id } });
    await as('osa').uploads.abort({ params: { id: (await begin()).uploadId } });
  });
});

test('UPL-010 a form with a file that is too large is refused while it is received', async () => {
  const size = 201 * 1024 * 1024;
  const piece = Buffer.alloc(1024 * 1024, 0x78);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(
        Buffer.from('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'),
      ),
    pull: (controller) => {
      sent += piece.length;
      controller.enqueue(sent > size ? Buffer.from('\r\n--edge--\r\n') : piece);
      if (sent > size) controller.close();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  await expectProblem(
    await raw('/api/documents', { as: 'client', method: 'POST', body, headers }),
    413,
    'OVER_SIZE',
  );
}, 60_000);

/** Sends a call in pieces that take two seconds, and only then reads the answer; rejects when the connection breaks. */
async function sendSlowly(method: string, target: string, headers: readonly string[], beginning: string) {
  const { hostname, port, host } = new URL(inject('baseUrl'));
  const socket = connect(Number(port), hostname);
  // A broken connection also fails the next write.
  socket.on('error', () => {});
  const pieces = [beginning, ...Array.from({ length: 20 }, () => 'x'.repeat(16 * 1024))];
  const size = pieces.join('').length;
  const head = [
    `${method} ${target} HTTP/1.1`,
    `host: ${host}`,
    `content-length: ${size}`,
    'connection: close',
  ];
  socket.write([...head, ...headers, '', ''].join('\r\n'));
  for (const piece of pieces) {
    await new Promise<void>((resolve, reject) => {
      socket.write(piece, (error) => (error ? reject(error) : resolve()));
    });
    await setTimeout(100);
  }
  return textOf(socket);
}

test.each([
  ['of a wrong type', 'POST', '/api/documents', 'client', 'a.exe', 400, 'BAD_EXTENSION'],
  ['without a session', 'POST', '/api/documents', null, 'a.txt', 401, 'UNAUTHENTICATED'],
  ['by somebody without the right', 'POST', '/api/documents', 'demo', 'a.txt', 403, 'FORBIDDEN'],
  [
    'to an unknown upload',
    'PUT',
    `/api/uploads/${randomUUID()}?offset=0`,
    'client',
    'a.txt',
    404,
    'NOT_FOUND',
  ],
] as const)(
  'UPL-033 a file %s is read on, so that a slow sender receives the refusal',
  async (_what, method, target, persona, filename, status, code) => {
    const [disposition] = part(`name="file"; filename="${filename}"`, '').slice(1, 2);
    const answer = await sendSlowly(
      method,
      target,
      [
        'content-type: multipart/form-data; boundary=edge',
        ...(persona ? [`cookie: ${inject('cookies')[persona]}`] : []),
      ],
      `--edge\r\n${disposition}\r\n\r\n`,
    );
    expect(answer).toMatch(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(code);
  },
);

describe('attached and expired uploads', () => {
  let work: string;
  let database: OpenDatabase;
  let drafts: FolderDrafts;
  let platform: Platform;
  let now: Date;

  beforeEach(async () => {
    work = await mkdtemp(path.join(tmpdir(), 'atrium-uploads-'));
    await cp(path.join(inject('template'), 'database'), path.join(work, 'database'), { recursive: true });
    database = await openDatabase({ folder: path.join(work, 'database') });
    await migrateDatabase(database, async () => {});
    now = new Date();
    drafts = createDrafts(path.join(work, 'blobs/drafts'));
    platform = createPlatform({
      config: readConfig({}),
      db: database.db,
      blobs: createFolderStore(path.join(work, 'blobs')),
      drafts,
      jobs: null as never,
      log: () => {},
      clock: () => now,
    });
  });
  afterEach(async () => {
    await database.close();
    await rm(work, { recursive: true, force: true });
  });

  /** Creates a pending document with its bytes, not attached yet. */
  async function pending(persona: PersonaId, text: string, expiresAt = now): Promise<string> {
    const id = randomUUID();
    const userId = personaOf(persona).userId;
    const { sha256, size } = await platform.blobs.put(Buffer.from(text));
    await platform.db.insert(blobs).values({ sha256, size, mime: 'text/plain' }).onConflictDoNothing();
    const facts = { filename: 'a.txt', category: 'REQUESTS', sha256, createdAt: now } as const;
    await platform.db.insert(documents).values({ id, authorId: userId, ...facts });
    await platform.db
      .insert(pendingDocuments)
      .values({ documentId: id, userId, uploadKey: randomUUID(), duplicated: false, expiresAt });
    return id;
  }
  const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
  const claim = (persona: PersonaId, ids: string[], requestId: string | null = null) =>
    platform.db.transaction((tx) =>
      claimDocuments(tx, { id: personaOf(persona).userId }, ids, {
        category: 'CONTRACTS',
        contractId: null,
        serviceCode: 'KYC',
        requestId,
        createdAt: now,
        state: 'PENDING',
      }),
    );

  test('UPL-029 attaches the user’s uploads once, in the given order', async () => {
    const ids = [await pending('client', 'one'), await pending('client', 'three')];
    // The draft waits for a day: the date is that of the attachment, from which on others can see it.
    now = later(24);
    const claimed = await claim('client', [ids[1]!, ids[0]!, ids[1]!]);
    expect(claimed).toEqual([
      { id: ids[1], filename: 'a.txt', mime: 'text/plain', size: 5 },
      { id: ids[0], filename: 'a.txt', mime: 'text/plain', size: 3 },
    ]);
    const rows = await platform.db.select().from(documents).where(inArray(documents.id, ids));
    for (const [position, id] of [ids[1], ids[0]].entries())
      expect(rows.find((row) => row.id === id)).toMatchObject({
        category: 'CONTRACTS',
        serviceCode: 'KYC',
        state: 'PENDING',
        createdAt: new Date(now.getTime() + position),
      });
    await expect(claim('client', ids)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await claim('client', [])).toEqual([]);
  });

  test('UPL-010 a user has at most 1,000 files that are not attached', async () => {
    const userId = personaOf('client').userId;
    await pending('client', 'same', later(1));
    const [file] = await platform.db
      .select()
      .from(documents)
      .where(eq(documents.authorId, userId))
      .orderBy(desc(documents.createdAt))
      .limit(1);
    const ids = Array.from({ length: 998 }, () => randomUUID());
    await platform.db.insert(documents).values(ids.map((id) => ({ ...file!, id })));
    await platform.db.insert(pendingDocuments).values(
      ids.map((documentId) => ({
        documentId,
        userId,
        uploadKey: documentId,
        duplicated: false,
        expiresAt: later(1),
      })),
    );
    const begin = (persona: PersonaId) =>
      platform.db.transaction((tx) =>
        takeRoom(tx, platform, { id: personaOf(persona).userId } as User, {
          id: randomUUID(),
          filename: 'a.txt',
          size: 5,
        }),
      );
    const { id } = await begin('client');
    await expect(begin('client')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await begin('staff')).id).not.toBe(id);
    // One that is attached makes room.
    await claim('client', [ids[0]!]);
    await begin('client');
    await expect(begin('client')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    // Expired ones do not count.
    now = later(2);
    expect((await begin('client')).id).not.toBe(id);
  });

  test('UPL-029 if one document is foreign, unknown or already attached, none is attached', async () => {
    const own = await pending('client', 'one');
    const foreign = await pending('restricted', 'two');
    const [attached] = await platform.db.select({ id: documents.id }).from(documents).limit(1);
    for (const wrong of [foreign, randomUUID(), attached!.id]) {
      const failure = await claim('client', [own, wrong]).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'BAD_REQUEST', entries: [{ path: 'body.documentIds' }] });
    }
    expect(await claim('client', [own])).toHaveLength(1);
  });

  test('UPL-029 expired uploads are deleted with their content, others stay', async () => {
    const gone = await pending('client', 'gone', later(1));
    const same = await pending('client', 'same', later(1));
    const taken = await pending('restricted', 'same', later(1));
    await claim('restricted', [taken]);
    const rowOf = async (id: string) =>
      (await platform.db.select().from(documents).where(eq(documents.id, id)))[0];
    const before = (await rowOf(gone))!;
    await sweepUploads(platform);
    expect(await rowOf(gone)).toBeDefined();

    now = later(3);
    await sweepUploads(platform);
    expect(await rowOf(gone)).toBeUndefined();
    expect(await rowOf(same)).toBeUndefined();
    expect(await platform.blobs.get(before.sha256)).toBeNull();
    expect(await platform.blobs.get((await rowOf(taken))!.sha256)).not.toBeNull();
  });

  test('API-050 the documents of a deleted request are deleted after an hour', async () => {
    const id = await pending('client', `of a request ${randomUUID()}`);
    await claim('client', [id]);
    const [gone] = await platform.db
      .delete(documents)
      .where(eq(documents.id, id))
      .returning({ sha256: documents.sha256 });
    const { sha256 } = gone!;
    // Recently stored bytes may be about to be used by another document.
    await sweepUploads(platform);
    expect(await platform.blobs.get(sha256)).not.toBeNull();
    now = later(2);
    await sweepUploads(platform);
    expect(await platform.blobs.get(sha256)).toBeNull();
    expect(await platform.db.select().from(blobs).where(eq(blobs.sha256, sha256))).toEqual([]);
  });

  /** Keeps a new file of the client, on the platform with some parts replaced. */
  async function keep(text: string, parts: Partial<Platform>): Promise<unknown> {
    const draftId = randomUUID();
    await drafts.write(draftId, 0, Buffer.from(text));
    const user = (await loadUser(platform.db, personaOf('client').userId, 'en'))!;
    const actor = { userId: user.id, impersonatorId: null };
    return keepDocument(
      { ...platform, ...parts },
      { user, actor, correlationId: 'test' },
      { draftId, filename: 'a.txt', uploadKey: randomUUID() },
    );
  }
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

  test('UPL-033 the bytes of a refused file are deleted after an hour', async () => {
    const text = `refused ${randomUUID()}`;
    const write = () => Promise.reject(new Error('refused'));
    await expect(keep(text, { write })).rejects.toThrow('refused');
    await sweepUploads(platform);
    expect(await platform.blobs.get(hashOf(text))).not.toBeNull();
    now = later(2);
    await sweepUploads(platform);
    expect(await platform.blobs.get(hashOf(text))).toBeNull();
  });

  test('UPL-033 a file is stored again if the sweep deletes the same bytes meanwhile', async () => {
    const text = `swept ${randomUUID()}`;
    const { blobs: store } = platform;
    let stored = 0;
    const swept = {
      ...store,
      putFile: async (file: string) => {
        const kept = await store.putFile(file);
        stored += 1;
        if (stored === 1) await store.delete(kept.sha256);
        return kept;
      },
    };
    const write = () => Promise.reject(new Error('not of interest'));
    await expect(keep(text, { blobs: swept, write })).rejects.toThrow('not of interest');
    expect(stored).toBe(2);
    expect(await platform.blobs.get(hashOf(text))).not.toBeNull();
  });

  test('UPL-033 abandoned uploads and files left by a killed server are deleted', async () => {
    const row = { userId: personaOf('client').userId, filename: 'a.pdf', size: 9, received: 5 };
    const [old, open, stray] = [randomUUID(), randomUUID(), randomUUID()];
    await platform.db.insert(uploads).values([
      { ...row, id: old, expiresAt: later(1) },
      { ...row, id: open, expiresAt: later(100) },
    ]);
    const days = (count: number): Date => new Date(now.getTime() - count * 24 * 3_600_000);
    for (const id of [old, open, stray]) {
      await drafts.write(id, 0, Buffer.from('12345'));
      await utimes(drafts.pathOf(id), days(1), days(1));
    }
    await sweepUploads(platform);
    for (const id of [old, open, stray]) expect(existsSync(drafts.pathOf(id))).toBe(true);

    now = later(50);
    await sweepUploads(platform);
    expect([old, open, stray].map((id) => existsSync(drafts.pathOf(id)))).toEqual([false, true, false]);
    expect(await platform.db.select({ id: uploads.id }).from(uploads)).toEqual([{ id: open }]);
  });
});
