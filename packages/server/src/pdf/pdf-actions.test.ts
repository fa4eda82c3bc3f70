import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { deflateSync } from 'node:zlib';
import { FILE_KINDS, makeFile } from '../../../sandbox/src/seed/files.ts';
import type { DraftReader } from '../files/drafts.ts';
import { pdfAction } from './pdf-actions.ts';

const readerOf = (bytes: Uint8Array): DraftReader => ({
  size: bytes.length,
  slice: (start, length) => Promise.resolve(Buffer.from(bytes.subarray(start, start + length))),
});
const actionOf = (bytes: Uint8Array | string) =>
  pdfAction(readerOf(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes));

/** Returns a PDF as pdf-lib writes it, with or without object streams. */
async function pdf(change: (document: PDFDocument) => void, useObjectStreams: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  change(document);
  return document.save({ useObjectStreams });
}
const opensWith = (document: PDFDocument, action: Record<string, unknown>) =>
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action as never));

const packed = (objects: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${dictionary} >>\nstream\r\n`),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
const SCRIPT = '7 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe.each([true, false])('PDFs with packed objects: %s', (useObjectStreams) => {
  test('a plain PDF has no actions', async () => {
    expect(await actionOf(await pdf(() => {}, useObjectStreams))).toBeNull();
  });

  test('scripts of the document and of an action are found', async () => {
    const listed = await pdf((document) => document.addJavaScript('main', 'app.alert(1)'), useObjectStreams);
    expect(await actionOf(listed)).toBe('script');
    const opened = await pdf(
      (document) => opensWith(document, { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }),
      useObjectStreams,
    );
    expect(await actionOf(opened)).toBe('script');
    const media = await pdf(
      (document) => opensWith(document, { S: 'Rendition', JS: PDFString.of('app.alert(1)') }),
      useObjectStreams,
    );
    expect(await actionOf(media)).toBe('script');
  });

  test('launch actions are found', async () => {
    const bytes = await pdf(
      (document) => opensWith(document, { S: 'Launch', F: PDFString.of('cmd.exe') }),
      useObjectStreams,
    );
    expect(await actionOf(bytes)).toBe('launch');
  });
});

test('PDFs written by the bank have no actions', async () => {
  const content = { title: 'A', subtitle: 'B', paragraphs: ['C'], table: [['d']], date: new Date(0) };
  expect(FILE_KINDS).toContain('pdf');
  expect(await actionOf(await makeFile('pdf', content))).toBeNull();
});

describe('obfuscated actions', () => {
  test.each([
    ['letters as hexadecimal codes', '%PDF-1.7\n1 0 obj << /S /J#61v#61Scr#69pt /JS (x) >> endobj'],
    ['hexadecimal digits in both cases', '%PDF-1.7\n1 0 obj << /S /#4a#61#76#61#53cript /JS (x) >> endobj'],
    ['no white space', '%PDF-1.7\n1 0 obj<</S/JavaScript/JS(x)>>endobj'],
    ['a name across two chunks', `%PDF-1.7\n${' '.repeat(1024 * 1024 - 15)}<</S /JavaScript/JS(x)>>`],
    [
      'an action after a lot of other content',
      `%PDF-1.7\n${'%'.repeat(3 * 1024 * 1024)}\n<</S /JavaScript/JS(x)>>`,
    ],
  ])('finds %s', async (_, bytes) => {
    expect(await actionOf(bytes)).toBe('script');
  });

  test('finds actions in an object stream without a type', async () => {
    expect(await actionOf(packed(SCRIPT, '/N 1 /First 4 /Filter /FlateDecode'))).toBe('script');
    expect(await actionOf(packed(SCRIPT, '/First 4 /Filter /Fl#61teDecode /N 1'))).toBe('script');
  });

  test('reports objects with an unknown filter', async () => {
    const way = '/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]';
    expect(await actionOf(`%PDF-1.7\n1 0 obj << ${way} >>\nstream\nabcdef>\nendstream endobj`)).toBe(
      'hidden',
    );
    const disguised = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>';
    expect(await actionOf(packed('7 0 << /A /B >>', disguised))).toBe('hidden');
    const cut = packed('7 0 << /A /B >>').toString('latin1').replace('\nendstream', '').replace('endobj', '');
    expect(await actionOf(cut)).toBe('hidden');
    // Above the size limit: the data decompresses to a thousand times its size.
    expect(await actionOf(packed(' '.repeat(17 * 1024 * 1024)))).toBe('hidden');
  });

  test('checks the readable part of an encrypted PDF', async () => {
    const locked = (text: string) => `${text}\ntrailer << /Encrypt 9 0 R >>`;
    const way = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';
    const stream = `%PDF-1.7\n1 0 obj << ${way} >>\nstream\n\u0001\u0002\u0003\nendstream endobj`;
    expect(await actionOf(locked(stream))).toBeNull();
    expect(await actionOf(locked(`${stream}\n<< /S /Launch /F (x) >>`))).toBe('launch');
  });
});

test.each([
  ['a longer name with the same prefix', '<< /JavaScripts 1 /Launcher 2 >>'],
  ['plain text', '(JavaScript and Launch)'],
  ['an outline', '5 0 obj << /First 6 0 R /Last 7 0 R >> endobj'],
])('does not report %s', async (_, text) => {
  expect(await actionOf(`%PDF-1.7\n${text}\n%%EOF`)).toBeNull();
});

/** An object stream that unpacks to more than is inspected, from a thousandth of it. */
const BOMB = packed(' '.repeat(17 * 1024 * 1024)).toString('latin1');

// Inspecting as much for each name as for the first one would take minutes.
test.each([
  ['names of a dictionary that never ends', '/First '.repeat(1_000_000)],
  ['streams that never end', '/First/Filter stream\n'.repeat(200_000)],
  ['many streams', '/First stream\n'.repeat(500_000)],
  ['streams that unpack to a thousand times their size', BOMB.repeat(1000)],
])('the work is limited for a PDF of %s', async (_, text) => {
  expect(await actionOf(`%PDF-1.7\n${text}`)).toBe('hidden');
});
