import { makeZip } from 'client-zip';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UPLOAD_EXTENSIONS } from '@atrium/contract/upload-rules';
import type { UploadExtension } from '@atrium/contract/upload-rules';
import { FILE_KINDS, MIME_OF, makeFile } from '../../../sandbox/src/seed/files.ts';
import { compoundFile } from '../../test/compound-file.ts';
import { contentType, mayBe } from './content-type.ts';
import { createDrafts } from './drafts.ts';
import type { FolderDrafts } from './drafts.ts';

let folder: string;
let drafts: FolderDrafts;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-content-'));
  drafts = createDrafts(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function typeOf(extension: UploadExtension, bytes: Uint8Array | string): Promise<string | null> {
  const id = randomUUID();
  await writeFile(drafts.pathOf(id), bytes);
  return drafts.read(id, (draft) => contentType(extension, draft));
}

const zip = async (...names: string[]): Promise<Uint8Array> =>
  new Uint8Array(await new Response(makeZip(names.map((name) => ({ name, input: name })))).arrayBuffer());

const END_BYTES = 22;

/** Turns a zip archive into a ZIP64 archive, where another directory than the plain one can be named. */
function zip64(
  bytes: Uint8Array,
  { directory, plain = 'magic' }: { directory?: Uint8Array; plain?: 'magic' | 'kept' } = {},
): Uint8Array {
  const end = Buffer.from(bytes.subarray(bytes.length - END_BYTES));
  const [count, size, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  const before = [bytes.subarray(0, start + size), ...(directory ? [directory] : [])];
  const position = before.reduce((sum, part) => sum + part.length, 0);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(directory ? 1 : count), 24);
  record.writeBigUInt64LE(BigInt(directory ? 1 : count), 32);
  record.writeBigUInt64LE(BigInt(directory?.length ?? size), 40);
  record.writeBigUInt64LE(BigInt(directory ? start + size : start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50);
  locator.writeBigUInt64LE(BigInt(position), 8);
  locator.writeUInt32LE(1, 16);
  if (plain === 'magic') end.fill(0xff, 8, 20);
  return Buffer.concat([...before, record, locator, end]);
}

/** Returns the central directory of a zip archive. */
function directoryOf(bytes: Uint8Array): Uint8Array {
  const end = Buffer.from(bytes.subarray(bytes.length - END_BYTES));
  const start = end.readUInt32LE(16);
  return bytes.subarray(start, start + end.readUInt32LE(12));
}

const content = {
  title: 'Statement',
  subtitle: 'As of today',
  paragraphs: ['One', 'Two'],
  table: [['a'], ['b']],
  date: new Date('2026-01-02T00:00:00Z'),
};
const EVERY = Object.values(UPLOAD_EXTENSIONS).flat();

describe('file content checks', () => {
  test.each(FILE_KINDS)('UPL-018 accept real %s files only as their own type', async (kind) => {
    const bytes = await makeFile(kind, content);
    for (const extension of EVERY) {
      const isOwn = extension.toLowerCase() === kind || (kind === 'txt' && extension === 'TEXT');
      expect(await typeOf(extension, bytes), extension).toBe(isOwn ? MIME_OF[kind] : null);
    }
  });

  test.each([
    ['WordDocument', ['DOC'], 'application/msword'],
    ['Workbook', ['XLS', 'XLT', 'XLA'], 'application/vnd.ms-excel'],
    ['Book', ['XLS', 'XLT', 'XLA'], 'application/vnd.ms-excel'],
    ['PowerPoint Document', ['PPR', 'PPT', 'PPS', 'POT'], 'application/vnd.ms-powerpoint'],
  ] as const)('UPL-018 accept a legacy Office file with a %s', async (stream, own, mime) => {
    for (const before of [0, 3, 40]) {
      const bytes = compoundFile([...Array.from({ length: before }, (_, index) => `Part ${index}`), stream]);
      for (const extension of EVERY) {
        const isOwn = (own as readonly string[]).includes(extension);
        expect(await typeOf(extension, bytes), `${extension} ${before}`).toBe(isOwn ? mime : null);
      }
    }
  });

  test('UPL-018 accept current Office files with password protection', async () => {
    const locked = compoundFile(['EncryptionInfo', 'EncryptedPackage']);
    for (const extension of ['DOCX', 'XLSX', 'PPTX'] as const)
      expect(await typeOf(extension, locked)).toMatch('openxmlformats');
    expect(await typeOf('DOC', locked)).toBeNull();
  });

  test('UPL-018 refuse macros, other archives and archives without a directory', async () => {
    const good = ['[Content_Types].xml', 'word/document.xml'];
    expect(await typeOf('DOCX', await zip(...good))).not.toBeNull();
    expect(await typeOf('DOCX', await zip(...good, 'word/vbaProject.bin'))).toBeNull();
    expect(await typeOf('DOCX', await zip('word/document.xml'))).toBeNull();
    expect(await typeOf('XLSX', await zip(...good))).toBeNull();
    expect(await typeOf('DOCX', (await zip(...good)).subarray(0, 100))).toBeNull();
  });

  test('UPL-018 read ZIP64 archives like others', async () => {
    const good = await zip('[Content_Types].xml', 'word/document.xml');
    const macros = await zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin');
    for (const plain of ['magic', 'kept'] as const) {
      expect(await typeOf('DOCX', zip64(good, { plain }))).toBe(MIME_OF.docx);
      expect(await typeOf('DOCX', zip64(macros, { plain }))).toBeNull();
    }
  });

  test('UPL-018 refuse archives in which programs could find different files', async () => {
    const good = await zip('[Content_Types].xml', 'word/document.xml');
    const other = directoryOf(await zip('word/vbaProject.bin'));
    expect(await typeOf('DOCX', zip64(good, { plain: 'kept', directory: other }))).toBeNull();
    const end = good.length - END_BYTES;
    const [files, plainEnd] = [good.subarray(0, end), good.subarray(end)];
    // A second directory before the end record, which programs find by its size.
    expect(await typeOf('DOCX', Buffer.concat([files, other, plainEnd]))).toBeNull();
    // A second end record, in what is not declared as a comment.
    expect(await typeOf('DOCX', Buffer.concat([good, Buffer.from('PK\u0005\u0006')]))).toBeNull();
    const unfinished = Buffer.from(good);
    unfinished.writeUInt16LE(3, end + 10);
    expect(await typeOf('DOCX', unfinished)).toBeNull();
    const noRecord = Buffer.from(good).fill(0xff, end + 8, end + 20);
    expect(await typeOf('DOCX', noRecord)).toBeNull();
  });

  test.each([
    ['PDF', '<html><script>alert(1)</script>'],
    ['PDF', 'MZ\u0090\u0000\u0003'],
    ['PDF', '<script>%PDF-1.7</script>'],
    ['PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['JPG', 'GIF89a'],
    ['TIFF', 'II'],
    ['TXT', 'MZ\u0000\u0001'],
    ['DOC', 'not an office file'],
  ] as const)('UPL-018 refuse with %s content starting with %j', async (extension, text) => {
    expect(await typeOf(extension, Buffer.from(text, 'latin1'))).toBeNull();
    expect(await typeOf(extension, '')).toBe(extension === 'TXT' ? 'text/plain' : null);
  });

  test('UPL-018 accept the first bytes of real files', async () => {
    expect(await typeOf('PDF', '\u00ef\u00bb\u00bf\n%PDF-1.4\n%')).toBeNull();
    expect(await typeOf('PDF', Buffer.from('efbbbf0a255044462d312e34', 'hex'))).toBe('application/pdf');
    expect(await typeOf('JPE', Buffer.from('ffd8ffe000104a46', 'hex'))).toBe('image/jpeg');
    expect(await typeOf('TIF', Buffer.from('4d4d002a00000008', 'hex'))).toBe('image/tiff');
    expect(await typeOf('TIFF', Buffer.from('49492a0008000000', 'hex'))).toBe('image/tiff');
    expect(await typeOf('TXT', Buffer.from('\ufeffété', 'utf16le'))).toBe('text/plain');
    expect(await typeOf('TEXT', Buffer.from('été\r\n\tx', 'latin1'))).toBe('text/plain');
    expect(await typeOf('TXT', `${'a'.repeat(600_000)}\u0001`)).toBeNull();
  });

  test('UPL-018 refuse damaged containers in bounded time', async () => {
    const bytes = compoundFile(['WordDocument']);
    for (let cut = 0; cut < bytes.length; cut += 97) {
      const found = await typeOf('DOC', bytes.subarray(0, cut));
      expect([null, 'application/msword']).toContain(found);
    }
    const loop = Buffer.from(compoundFile(Array.from({ length: 9 }, (_, index) => `Part ${index}`)));
    // The first sector of the directory points to itself.
    loop.writeUInt32LE(1, 512 + 4);
    expect(await typeOf('DOC', loop)).toBeNull();
  });

  test('UPL-018 can refuse a file by its first part', () => {
    expect(mayBe('PDF', Buffer.from('%PDF-1.7'))).toBe(true);
    expect(mayBe('PDF', Buffer.from('PK\u0003\u0004'))).toBe(false);
    expect(mayBe('DOCX', Buffer.from('PK\u0003\u0004'))).toBe(true);
  });
});
