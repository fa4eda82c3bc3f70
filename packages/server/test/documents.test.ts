import { readXlsx } from 'hucre';
import { PDFDocument } from 'pdf-lib';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { sha256Of } from '../src/files/blob-store.ts';
import { personaOf } from '../src/seed/personas.ts';
import type { PersonaId } from '../src/seed/personas.ts';
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
/** Every document of the bank the server runs on. */
let all: Stored[];
/** Contracts each person is a member of. */
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

/** A file of this kind in a contract of the client. */
const ownFile = (kind: string): Stored =>
  all.find(
    (document) =>
      document.filename.endsWith(`.${kind}`) &&
      !document.request_id &&
      isMember('client', document.contract_id),
  )!;

describe('download of a document', () => {
  it.each(['pdf', 'xlsx', 'docx', 'png', 'txt'])(
    'API-085 gives a %s whole, with the size and the hash it is listed with',
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

  it('API-085 what is downloaded opens: a PDF and a workbook', async () => {
    const bytesOf = async (kind: string) =>
      new Uint8Array(await (await fetchAs('client', ownFile(kind))).arrayBuffer());
    expect((await PDFDocument.load(await bytesOf('pdf'))).getPageCount()).toBeGreaterThan(0);
    expect((await readXlsx(await bytesOf('xlsx'))).sheets).toHaveLength(1);
  });

  it('API-085 gives everyone with documents the release notes', async () => {
    const note = all.find((document) => document.category === 'RELEASE_NOTES')!;
    for (const persona of ['client', 'restricted', 'staff', 'osa'] as const)
      expect((await fetchAs(persona, note)).status).toBe(200);
  });

  it('API-085 gives the documents of a request to who sees the request', async () => {
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
    'API-085 what is foreign to %s is unknown',
    async (persona) => {
      await expectProblem(await fetchAs(persona, ofContract(persona, false)), 404, 'NOT_FOUND');
    },
  );

  it('API-085 a document has one category, and unknown ones do not exist', async () => {
    const document = ofContract('client', true);
    const category = document.category === 'TAX' ? 'FEES' : 'TAX';
    await expectProblem(await fetchAs('client', { ...document, category }), 404, 'NOT_FOUND');
    for (const place of ['TAX/not-an-id', `TAX/${UNKNOWN}`, `NOTHING/${document.id}`, `TAX/..%2f..%2fetc`])
      await expectProblem(await raw(`/api/documents/${place}`, { as: 'client' }), 404, 'NOT_FOUND');
  });

  it('API-085 refuses who holds neither documents nor requests, and who is signed out', async () => {
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
