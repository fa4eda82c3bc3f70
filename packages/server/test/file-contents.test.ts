import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { makeZip } from 'client-zip';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { FILE_KINDS, makeFile, MIME_OF, wordsOf } from '../../sandbox/src/seed/files.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { blobs, blobTexts, documents } from '../src/database/schema/index.ts';
import { readContents, readUnreadContents } from '../src/documents/contents.ts';
import { Interrupted, NotStarted } from '../src/file-process/queue.ts';
import { textOfFile } from '../src/files/file-text.ts';
import { ownPlatform } from './own-platform.ts';
import { as } from './support.ts';
import { zipOf } from './zip-of.ts';

/** Files are read by a job, shortly after they are stored. */
const SOON = { timeout: 40_000, interval: 500 };
const client = personaOf('client').userId;
/** Returns a word of letters only that is unique to this run. */
const ownWord = (beginning: string) =>
  beginning + [...`${Date.now()}`].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');

async function pdf(heading: string, sentence: string): Promise<Blob> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const page = file.addPage();
  page.drawText(heading, { x: 50, y: 600, size: 20, font });
  page.drawText(sentence, { x: 50, y: 500, size: 11, font });
  return new Blob([new Uint8Array(await file.save())]);
}

const pptx = (...texts: readonly string[]): Promise<Blob> => {
  const paragraphs = texts.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join('');
  const files = {
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml': '<p:presentation/>',
    'ppt/slides/slide1.xml': `<p:sld>${paragraphs}</p:sld>`,
  };
  return new Response(
    makeZip(Object.entries(files).map(([name, input]) => ({ name, input, lastModified: new Date(0) }))),
  ).blob();
};

/** A contract of the client that Marc serves, and the id of another member. */
let contractId: string;
let otherId: string;

beforeAll(async () => {
  const served = await as('staff').serviceContracts.list({ params: { id: 'DOCUMENTS' } });
  const own = await as('client').serviceContracts.list({ params: { id: 'DOCUMENTS' } });
  contractId = served.find(({ id }) => own.some((contract) => contract.id === id))!.id;
  const members = await as('staff').documents.reachableUsers({ query: { contractId, ricosCodes: [] } });
  otherId = members.find(({ id }) => id !== client)!.id;
});

/** Adds a file to the contract for these users, and returns its id. */
async function keep(name: string, content: Blob, userIds: string[]): Promise<string> {
  const form = new FormData();
  form.set('file', content, name);
  const { documentId } = await as('staff').uploads.document({ form });
  await as('staff').documents.addSignedContracts({
    body: { contractId, userIds, documentIds: [documentId] },
  });
  return documentId;
}

async function found(persona: PersonaId, query: string) {
  const { groups } = await as(persona).search.search({ params: { type: 'all' }, body: { query } });
  return groups.flatMap(({ results }) => results);
}

describe('search in file contents', () => {
  test.each([
    ['pdf', (word: string) => pdf('Conditions', `The beneficiary is ${word}.`)],
    ['pptx', (word: string) => pptx('Conditions', `The beneficiary is ${word}.`)],
    ['txt', (word: string) => Promise.resolve(new Blob([`Conditions\nThe beneficiary is ${word}.`]))],
  ])(
    'in a %s, with the words marked in the excerpt, for those alone who may see the document',
    async (type, made) => {
      const word = ownWord(type);
      const id = await keep(`note ${word.slice(0, 2)}.${type}`, await made(word), [client]);
      await expect.poll(() => found('client', word.slice(0, -2)), SOON).toHaveLength(1);
      const [result] = await found('client', `beneficiary ${word}`);
      expect(result).toMatchObject({ entityId: id });
      const { text, marks } = result!.description;
      expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['beneficiary', word]);
      expect(text).toBe(`Conditions · The beneficiary is ${word}.`);
      for (const persona of ['osa', 'marketing', 'newcomer'] as const)
        expect(await found(persona, word), persona).toEqual([]);
    },
  );

  test('the bank, not the client, finds a document addressed to another member, also with a typing error', async () => {
    const word = ownWord('sealed');
    await keep('sealed.txt', new Blob([`About ${word}.`]), [otherId]);
    await expect.poll(() => found('staff', word), SOON).toHaveLength(1);
    expect(await found('client', word)).toEqual([]);
    expect(await found('staff', `${word}z`)).toHaveLength(1);
    expect(await found('client', `${word}z`)).toEqual([]);
  });

  test('a search by name does not search file contents', async () => {
    const word = ownWord('inside');
    await keep('quiet.txt', new Blob([`About ${word}.`]), [client]);
    await expect.poll(() => found('client', word), SOON).toHaveLength(1);
    const { total } = await as('client').search.search({
      params: { type: 'documents' },
      body: { query: word, advanced: false },
    });
    expect(total).toBe(0);
  });
});

/** Files made to overload a server, by name. */
async function hostileFiles(): Promise<Readonly<Record<string, Uint8Array<ArrayBuffer>>>> {
  const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
  const whole = await bytesOf(await pdf('Conditions', 'The beneficiary is named below.'));
  const locked = await PDFDocument.load(whole);
  locked.encrypt({ userPassword: 'sealed', ownerPassword: 'owner' });
  const objects = Array.from(
    { length: 1_000_000 },
    (_, index) => `${index + 3} 0 obj\n<</A ${index + 4} 0 R>>\nendobj\n`,
  );
  const office = (name: string, xml: string | Buffer) =>
    zipOf({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'xl/workbook.xml': Buffer.from('<workbook/>'),
      [name]: Buffer.from(xml),
    });
  const depth = 2_000_000;
  return {
    'million objects.pdf': new Uint8Array(
      Buffer.from(
        `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 3 0 R>>\nendobj\n${objects.join('')}trailer\n<</Root 1 0 R>>\n%%EOF`,
      ),
    ),
    'zip bomb.docx': office('word/document.xml', Buffer.alloc(300 * 1024 * 1024, ' ')),
    'deep.docx': office('word/document.xml', `${'<w:p>'.repeat(depth)}${'</w:p>'.repeat(depth)}`),
    'shared strings.xlsx': office(
      'xl/sharedStrings.xml',
      `<sst>${'<si><t>word</t></si>'.repeat(4_000_000)}</sst>`,
    ),
    'cut off.pdf': whole.slice(0, whole.length / 2),
    'locked.pdf': new Uint8Array(await locked.save()),
  };
}

describe('malicious files', () => {
  test('are stored, and read within the worker’s limits, while other calls are served', async () => {
    const ids: string[] = [];
    const files = Object.entries(await hostileFiles());
    // Creating the files blocked this process, so let it first notice connections that the server closed meanwhile.
    await setImmediate();
    for (const [name, bytes] of files) ids.push(await keep(name, new Blob([bytes]), [client]));
    const word = ownWord('after');
    await keep('after.txt', new Blob([`About ${word}.`]), [client]);
    // Files are read one after another: if the last one is found, none of them has stopped the reader.
    let answers = 0;
    await expect
      .poll(
        async () => {
          answers += (await as('client').users.me()).id === client ? 1 : 0;
          return found('client', word);
        },
        { timeout: 240_000, interval: 500 },
      )
      .toHaveLength(1);
    expect(answers).toBeGreaterThan(0);
    // They are regular documents: listed, and delivered unchanged.
    const { totalRecords } = await as('client').documents.search({ body: { ids } });
    expect(totalRecords).toBe(ids.length);
  }, 360_000);
});

test('an unsupported file type is not marked as read, so that a later version can read it', async () => {
  const own = await ownPlatform();
  const { db, blobs: store } = own.platform;
  const notedOf = async (text: string, mime: string) => {
    const { sha256, size } = await store.put(new TextEncoder().encode(text), { flush: false });
    await db.insert(blobs).values({ sha256, size, mime });
    await readContents(own.platform, sha256);
    return db.select({ text: blobTexts.text }).from(blobTexts).where(eq(blobTexts.sha256, sha256));
  };
  expect(await notedOf('Pixels of a picture', MIME_OF.png)).toEqual([]);
  expect(await notedOf('Words of a note', MIME_OF.txt)).toEqual([{ text: 'Words of a note' }]);
  await own.close();
}, 60_000);

/** Adds documents that were not read yet, and returns the hashes of their files. */
async function addNotes(
  { platform: { db, blobs: store } }: Awaited<ReturnType<typeof ownPlatform>>,
  texts: readonly string[],
): Promise<string[]> {
  const hashes: string[] = [];
  for (const text of texts) {
    const { sha256, size } = await store.put(new TextEncoder().encode(text), { flush: false });
    await db.insert(blobs).values({ sha256, size, mime: MIME_OF.txt });
    await db.insert(documents).values({
      id: randomUUID(),
      filename: 'note.txt',
      category: 'REQUESTS',
      sha256,
      authorId: client,
      createdAt: new Date(),
    });
    hashes.push(sha256);
  }
  return hashes;
}

test('a file whose reading was interrupted is read by the next run, and keeps no other from being read', async () => {
  const own = await ownPlatform();
  const { db, blobs: store } = own.platform;
  const hashes = await addNotes(own, ['First note', 'Second note']);
  const textsOf = async () =>
    (await db.select().from(blobTexts).where(inArray(blobTexts.sha256, hashes))).map(({ text }) => text);
  const interrupted = new Set(hashes);
  const get: typeof store.get = (sha256, ...rest) => {
    // Whichever of the two comes first.
    if (interrupted.size === 2 && interrupted.delete(sha256)) return Promise.reject(new Interrupted('ended'));
    return store.get(sha256, ...rest);
  };
  await expect(readUnreadContents({ db, blobs: { ...store, get } })).rejects.toThrow('1 files');
  expect(await textsOf()).toHaveLength(1);
  await readUnreadContents(own.platform);
  expect((await textsOf()).toSorted()).toEqual(['First note', 'Second note']);
  await own.close();
}, 60_000);

test('reading ends when its process does not start, and when its job is aborted', async () => {
  const own = await ownPlatform();
  const { db, blobs: store } = own.platform;
  await addNotes(own, ['1', '2', '3', '4', '5']);
  let tried = 0;
  const get: typeof store.get = () => {
    tried += 1;
    // The second one is read.
    return tried === 2 ? Promise.resolve(null) : Promise.reject(new NotStarted('no memory'));
  };
  const stopped = AbortSignal.abort();
  const platform = { db, blobs: { ...store, get } };
  await expect(readUnreadContents(platform, stopped)).rejects.toBe(stopped.reason);
  expect(tried).toBe(0);
  await expect(readUnreadContents(platform)).rejects.toThrow('4 files');
  expect(tried).toBe(5);
  // Four are left.
  tried = 2;
  await expect(readUnreadContents(platform)).rejects.toThrow('3 files');
  expect(tried).toBe(5);
  await own.close();
}, 60_000);

/** Returns the sorted words of a text, independent of order and line breaks. */
const sorted = (text: string | null) => text?.normalize('NFKC').split(/\s+/).filter(Boolean).toSorted();

test.each(FILE_KINDS)('the seeded text of a %s equals the text extracted from its file', async (kind) => {
  const content = {
    title: 'Relevé de frais d’octobre 2026',
    subtitle: 'Halden Énergie & Söhne, contract 00418',
    paragraphs: ['A paragraph, long enough to be wrapped. '.repeat(8).trim(), 'Montant : 12 500 000,00 EUR'],
    table: [
      ['Date', 'Amount'],
      ['2026-10-01', 1234.5],
    ],
    date: new Date('2026-10-31T10:00:00Z'),
  };
  const bytes = new Uint8Array(await makeFile(kind, content));
  expect(sorted(wordsOf(kind, content))).toEqual(sorted(await textOfFile(bytes, MIME_OF[kind])) ?? undefined);
});
