import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { MediaCategory } from '@atrium/contract/document-rules';
import { UPLOAD_EXTENSIONS } from '@atrium/contract/upload-rules';
import type { UploadExtension } from '@atrium/contract/upload-rules';
import { makeFile } from '../../sandbox/src/seed/files.ts';
import { compoundFile } from './compound-file.ts';
import { CONTENT_PAGES } from './content-pages.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';
import { zipOf } from './zip-of.ts';

/** Every type of file that may be uploaded, published on every page whose documents the bank edits. */

const CONTENT = {
  title: randomUUID(),
  subtitle: '',
  paragraphs: ['One'],
  table: [['a'], ['b']],
  date: new Date('2026-01-02T00:00:00Z'),
};
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const pptx = () =>
  Promise.resolve(
    zipOf({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'ppt/presentation.xml': Buffer.from('<p:presentation/>'),
    }),
  );
const compound = (stream: string) => () => Promise.resolve(compoundFile([stream]));
const bytes = (hex: string) => () => Promise.resolve(Buffer.from(hex, 'hex'));

type Make = () => Promise<Uint8Array>;
const WORD = [compound('WordDocument'), 'application/msword', 'WORD'] as const;
const EXCEL = [compound('Workbook'), 'application/vnd.ms-excel', 'EXCEL'] as const;
const SLIDES = [compound('PowerPoint Document'), 'application/vnd.ms-powerpoint', 'POWERPOINT'] as const;
const JPEG = [bytes('ffd8ffe000104a4649460001'), 'image/jpeg', 'IMAGE'] as const;
const TEXT = [() => makeFile('txt', CONTENT), 'text/plain', 'OTHERS'] as const;

/** A file of each type, with the media type and the kind that the server finds in its content. */
const TYPES: Readonly<Record<UploadExtension, readonly [Make, string, MediaCategory]>> = {
  PDF: [() => makeFile('pdf', CONTENT), 'application/pdf', 'PDF'],
  DOC: WORD,
  DOCX: [() => makeFile('docx', CONTENT), `${OPEN_XML}.wordprocessingml.document`, 'WORD'],
  XLS: EXCEL,
  XLSX: [() => makeFile('xlsx', CONTENT), `${OPEN_XML}.spreadsheetml.sheet`, 'EXCEL'],
  XLT: EXCEL,
  XLA: EXCEL,
  PPR: SLIDES,
  PPT: SLIDES,
  PPTX: [pptx, `${OPEN_XML}.presentationml.presentation`, 'POWERPOINT'],
  PPS: SLIDES,
  POT: SLIDES,
  PNG: [() => makeFile('png', CONTENT), 'image/png', 'IMAGE'],
  JPEG,
  JPG: JPEG,
  JPE: JPEG,
  TIF: [bytes('49492a0008000000'), 'image/tiff', 'IMAGE'],
  TIFF: [bytes('4d4d002a00000008'), 'image/tiff', 'IMAGE'],
  TXT: TEXT,
  TEXT,
};
const EXTENSIONS = Object.keys(TYPES) as UploadExtension[];

/** Uploads a file whose declared type is wrong: only its content counts. */
function upload(name: string, content: Uint8Array): Promise<{ documentId: string }> {
  const form = new FormData();
  form.set('file', new Blob([content as BlobPart], { type: 'text/html' }), name);
  return as('super-admin').uploads.document({ form });
}

describe.each(CONTENT_PAGES)('the documents of $area', ({ area, path, add, listed }) => {
  test.each(EXTENSIONS)(
    'UPL-018 HUB-016 HUB-023 TF-008 TF-009 CM-004 a %s is added, recognised by its content and saved whole',
    async (extension) => {
      const [make, mediaType, type] = TYPES[extension];
      const content = await make();
      const filename = `${randomUUID()}.${extension.toLowerCase()}`;
      const { documentId: id } = await upload(filename, content);
      await add([id]);
      const found = (await listed()).find((document) => document.id === id);
      expect(found).toMatchObject({ filename, mediaType, type, size: content.length, version: 1 });
      const answer = await raw(`${path}/documents/${id}/reader`, { as: 'client' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(mediaType);
      // Nothing opens in the browser by itself: the viewer of the page shows what it can, from these bytes.
      expect(answer.headers.get('content-disposition')).toMatch(`attachment; filename="${filename}"`);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
      await as('super-admin')[area].deleteDocument({ params: { id }, query: { version: found!.version } });
    },
  );

  test('UPL-018 a file replaces one of another type, and its type with it', async () => {
    const { documentId: id } = await upload('first.txt', await TYPES.TXT[0]());
    await add([id]);
    const { documentId: newDocumentId } = await upload('second.docx', await TYPES.DOCX[0]());
    const call = as('super-admin')[area];
    const params = { id };
    await call.updateDocument({
      params,
      body: { newDocumentId, descriptionEn: null, descriptionFr: null, version: 1 },
    });
    const found = (await listed()).find((document) => document.id === id);
    expect(found).toMatchObject({ filename: 'second.docx', mediaType: TYPES.DOCX[1], type: 'WORD' });
    await call.deleteDocument({ params, query: { version: found!.version } });
  });
});

test('UPL-003 UPL-004 UPL-005 UPL-006 UPL-007 UPL-008 the types are those that may be uploaded', () => {
  expect(EXTENSIONS.toSorted()).toEqual(Object.values(UPLOAD_EXTENSIONS).flat().toSorted());
  for (const [type, extensions] of Object.entries(UPLOAD_EXTENSIONS))
    for (const extension of extensions) expect(TYPES[extension][2], extension).toBe(type);
});

test.each(EXTENSIONS)('UPL-018 a file of another type renamed to %s is refused', async (extension) => {
  const name = `renamed.${extension.toLowerCase()}`;
  const [, mediaType] = TYPES[extension];
  // One file of each other type, and two that may not be uploaded at all.
  const others = new Map(
    Object.values(TYPES)
      .filter(([, mime]) => mime !== mediaType)
      .map(([make, mime]) => [mime, make]),
  );
  for (const [mime, make] of [
    ...others,
    ['video/mp4', bytes('000000186674797069736f6d00000000')],
    ['application/zip', () => Promise.resolve(zipOf({ 'a.txt': Buffer.from('x') }))],
  ] as [string, Make][])
    expect(await failureOf(upload(name, await make())), mime).toMatchObject({
      status: 400,
      code: 'BAD_CONTENT',
      labels: [expect.stringMatching(/\S/)],
    });
});

test.each(['csv', 'zip', 'mp4', 'gif', 'svg', 'html', 'docm', 'exe', 'odt'])(
  'UPL-009 a %s is none of the types, whatever it holds',
  async (extension) => {
    const refused = upload(`file.${extension}`, await TYPES.PDF[0]());
    expect(await failureOf(refused)).toMatchObject({ status: 400, code: 'BAD_EXTENSION' });
  },
);

test('UPL-018 a document with macros is refused under the name of one without', async () => {
  const macros = zipOf({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'word/document.xml': Buffer.from('<w:document/>'),
    'word/vbaProject.bin': Buffer.from('x'),
  });
  expect(await failureOf(upload('report.docx', macros))).toMatchObject({ status: 400, code: 'BAD_CONTENT' });
});

test('TF-006 HUB-017 CM-004 whoever may not edit a page adds none of them', async () => {
  const form = new FormData();
  form.set('file', new Blob([randomUUID()]), 'own.txt');
  const { documentId } = await as('client').uploads.document({ form });
  for (const [path, place] of [
    ['information-hub', { itbTab: 'PRODUCTS_OVERVIEW', itbBloc: 'ACCOUNT_MANAGEMENT' }],
    ['trade-finance-solutions', { tabId: 'PRODUCT_OVERVIEW', blockId: 'RECEIVABLES_FINANCE' }],
    ['cash-management-solutions', { block: 'CASH_POOLING' }],
  ] as const) {
    const json = [{ ...place, documentId }];
    await expectProblem(await raw(`/api/${path}/documents`, { as: 'client', json }), 403, 'FORBIDDEN');
  }
});
