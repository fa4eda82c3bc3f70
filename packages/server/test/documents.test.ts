import { readXlsx } from 'hucre';
import { PDFDocument } from '@cantoo/pdf-lib';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { sha256Of } from '../src/files/blob-store.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, raw } from './support.ts';

interface Stored {
  id: string;
  category: string;
  filename: string;
  sha256: string;
  size: string;
  mime: string;
  contract_id: string | null;
  request_id: string | null;
}

const UNKNOWN = '11111111-2222-4333-8444-555555555555';

let work: string;
/** All documents of the bank that the server uses. */
let all: Stored[];
/** Contract ids by the id of their members. */
let contractsOf: Map<string, Set<string>>;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-documents-'));
  const folder = path.join(work, 'database');
  await cp(path.join(inject('template'), 'database'), folder, { recursive: true });
  const database = await openDatabase({ folder });
  try {
    const documents = await database.pool.query<Stored>(
      'select d.id, category, filename, d.sha256, size, mime, contract_id, request_id from documents d join blobs using (sha256) order by d.id',
    );
    all = documents.rows;
    const members = await database.pool.query<{ user_id: string; contract_id: string }>(
      'select user_id, contract_id from contract_users',
    );
    contractsOf = new Map();
    for (const { user_id: user, contract_id: contract } of members.rows)
      contractsOf.set(user, (contractsOf.get(user) ?? new Set()).add(contract));
  } finally {
    await database.close();
  }
});
afterAll(() => rm(work, { recursive: true, force: true }));

const isMember = (persona: PersonaId, contract: string | null): boolean =>
  contract !== null && (contractsOf.get(personaOf(persona).userId)?.has(contract) ?? false);
const ofContract = (persona: PersonaId, member: boolean): Stored =>
  all.find(
    (document) =>
      !document.request_id && document.contract_id && isMember(persona, document.contract_id) === member,
  )!;
const fetchAs = (persona: PersonaId, document: Pick<Stored, 'id' | 'category'>) =>
  raw(`/api/documents/${document.category}/${document.id}`, { as: persona });

/** Returns a file of this type in a contract of the client. */
const ownFile = (kind: string): Stored =>
  all.find(
    (document) =>
      document.filename.endsWith(`.${kind}`) &&
      !document.request_id &&
      isMember('client', document.contract_id),
  )!;

describe('document download', () => {
  it.each(['pdf', 'xlsx', 'docx', 'png', 'txt'])(
    'API-085 returns a complete %s with the listed size and hash',
    async (kind) => {
      const document = ownFile(kind);
      const answer = await fetchAs('client', document);
      expect(answer.status).toBe(200);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(bytes.length).toBe(Number(document.size));
      expect(sha256Of(bytes)).toBe(document.sha256);
      expect(answer.headers.get('content-type')).toMatch(document.mime);
      expect(answer.headers.get('content-disposition')).toContain(
        `filename*=UTF-8''${encodeURIComponent(document.filename).replaceAll(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
      );
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    },
  );

  it('API-085 a downloaded PDF and workbook can be opened', async () => {
    const bytesOf = async (kind: string) =>
      new Uint8Array(await (await fetchAs('client', ownFile(kind))).arrayBuffer());
    expect((await PDFDocument.load(await bytesOf('pdf'))).getPageCount()).toBeGreaterThan(0);
    expect((await readXlsx(await bytesOf('xlsx'))).sheets).toHaveLength(1);
  });

  it('API-085 release notes are available to all users with documents', async () => {
    const note = all.find((document) => document.category === 'RELEASE_NOTES')!;
    for (const persona of ['client', 'restricted', 'staff', 'osa'] as const)
      expect((await fetchAs(persona, note)).status).toBe(200);
  });

  it('API-085 documents of a request are available to users who see the request', async () => {
    const { pageRecords } = await as('restricted').requests.list({ query: { limit: 100 } });
    const seen = new Set(pageRecords.map((row) => row.id));
    const own = all.find((document) => document.request_id && seen.has(document.request_id))!;
    const foreign = all.find(
      (document) =>
        document.request_id && !seen.has(document.request_id) && isMember('restricted', document.contract_id),
    )!;
    expect((await fetchAs('restricted', own)).status).toBe(200);
    await expectProblem(await fetchAs('restricted', foreign), 404, 'NOT_FOUND');
    expect((await fetchAs('client-admin', foreign)).status).toBe(200);
  });

  it.each(['client', 'client-admin', 'restricted', 'newcomer', 'osa'] as const)(
    'API-085 documents that %s must not know are 404',
    async (persona) => {
      await expectProblem(await fetchAs(persona, ofContract(persona, false)), 404, 'NOT_FOUND');
    },
  );

  it('API-085 a document has one category, and an unknown category is 404', async () => {
    const document = ofContract('client', true);
    const category = document.category === 'TAX' ? 'FEES' : 'TAX';
    await expectProblem(await fetchAs('client', { ...document, category }), 404, 'NOT_FOUND');
    for (const address of ['TAX/not-an-id', `TAX/${UNKNOWN}`, `NOTHING/${document.id}`, `TAX/..%2f..%2fetc`])
      await expectProblem(await raw(`/api/documents/${address}`, { as: 'client' }), 404, 'NOT_FOUND');
  });

  it('API-085 refuses users with neither documents nor requests, and without a session', async () => {
    const document = ofContract('client', true);
    await expectProblem(await fetchAs('demo', document), 403, 'FORBIDDEN');
    await expectProblem(await fetchAs('marketing', document), 403, 'FORBIDDEN');
    await expectProblem(
      await raw(`/api/documents/${document.category}/${document.id}`),
      401,
      'UNAUTHENTICATED',
    );
  });
});

describe('download of several documents', () => {
  const together = (
    persona: PersonaId,
    documents: readonly Pick<Stored, 'id' | 'category'>[],
    type = 'zip',
  ) =>
    raw(`/api/documents/${type}`, {
      as: persona,
      json: { ids: documents.map(({ id }) => id), categoryId: documents[0]!.category },
    });
  const ownOf = (category: string): Stored[] =>
    all
      .filter(
        (document) =>
          document.category === category && !document.request_id && isMember('client', document.contract_id),
      )
      .slice(0, 3);

  it('API-095 DOC-018 returns one zip in the requested order, each file complete', async () => {
    const documents = ownOf('CONTRACTS');
    const answer = await together('client', documents);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="documents\.zip"/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
    const files = storedEntries(bytes);
    expect(files.map(({ name }) => name)).toEqual(documents.map(({ filename }) => filename));
    expect(files.map(({ content }) => sha256Of(content))).toEqual(documents.map(({ sha256 }) => sha256));
  });

  it('API-095 DOC-018 is refused for documents of different categories', async () => {
    const answer = await together('client', [ownOf('CONTRACTS')[0]!, ownOf('TAX')[0]!]);
    await expectProblem(answer, 400, 'BAD_REQUEST');
  });

  it.each(['client', 'client-admin', 'restricted', 'newcomer', 'osa'] as const)(
    'API-095 is 404 if %s must not know one of the documents',
    async (persona) => {
      const foreign = ofContract(persona, false);
      await expectProblem(await together(persona, [foreign]), 404, 'NOT_FOUND');
      const note = all.find((document) => document.category === 'RELEASE_NOTES')!;
      const mixed = raw('/api/documents/zip', {
        as: persona,
        json: { ids: [note.id, foreign.id], categoryId: 'RELEASE_NOTES' },
      });
      await expectProblem(await mixed, 404, 'NOT_FOUND');
    },
  );

  it('API-095 documents of a request are only returned to users who see it', async () => {
    const { pageRecords } = await as('restricted').requests.list({ query: { limit: 100 } });
    const seen = new Set(pageRecords.map((row) => row.id));
    const own = all.filter((document) => document.request_id && seen.has(document.request_id)).slice(0, 2);
    const foreign = all.find(
      (document) =>
        document.request_id && !seen.has(document.request_id) && isMember('restricted', document.contract_id),
    )!;
    expect((await together('restricted', own)).status).toBe(200);
    await expectProblem(await together('restricted', [...own, foreign]), 404, 'NOT_FOUND');
  });

  it('API-095 refuses an empty list, too many, invalid ids, other types, and unauthorised users', async () => {
    const [one] = ownOf('CONTRACTS');
    const ask = (ids: unknown) =>
      raw('/api/documents/zip', { as: 'client', json: { ids, categoryId: 'CONTRACTS' } });
    await expectProblem(await ask([]), 400, 'BAD_REQUEST');
    await expectProblem(await ask(['1; drop table documents']), 400, 'BAD_REQUEST');
    await expectProblem(await ask(Array.from({ length: 101 }, () => one!.id)), 400, 'BAD_REQUEST');
    await expectProblem(await ask([UNKNOWN]), 404, 'NOT_FOUND');
    await expectProblem(await together('client', [one!], 'tar'), 404, 'NOT_FOUND');
    await expectProblem(await together('demo', [one!]), 403, 'FORBIDDEN');
    await expectProblem(await together('marketing', [one!]), 403, 'FORBIDDEN');
  });

  it('API-095 returns a document named twice once', async () => {
    const [one] = ownOf('CONTRACTS');
    const answer = await together('client', [one!, one!]);
    expect(storedEntries(new Uint8Array(await answer.arrayBuffer()))).toHaveLength(1);
  });
});

/** Reads the files of a zip without compression through its central directory. */
function storedEntries(bytes: Uint8Array): { name: string; content: Uint8Array }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const entries: { name: string; content: Uint8Array }[] = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    const [size, nameLength, extra, start] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint32(at + 42, true),
    ];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    entries.push({ name, content: bytes.subarray(from, from + size) });
    at += 46 + nameLength + extra;
  }
  return entries;
}
