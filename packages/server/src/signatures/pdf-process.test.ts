import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textOfFile } from '../files/index.ts';
import { pagesOfPdf, signedPdf } from './pdf-process.ts';
import { withSignaturePage, type PageFacts } from './signature-page.ts';

const PAGE: PageFacts = {
  envelope: {
    id: '11111111-2222-4333-8444-555555555555',
    title: 'Agreement',
    signatureOption: 'simple',
    enableGroupSign: false,
  },
  signatories: [
    {
      firstName: 'Anna',
      lastName: 'Sample',
      email: 'anna@people.example',
      roleName: '',
      group: 'client',
      phoneNumber: '',
      statusChangedAt: new Date(Date.UTC(2026, 0, 2)),
    },
  ],
  document: { filename: 'agreement.pdf', sha256: 'ab'.repeat(32) },
  language: 'en',
  signedAt: new Date(Date.UTC(2026, 0, 2)),
};

async function pdfOf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  return new Uint8Array(await pdf.save());
}
/** Returns the file as the store does, a new copy for each caller. */
const file = (bytes: Uint8Array) => () => Promise.resolve(new Uint8Array(bytes));

/** Returns a small file with very many objects, which takes long to parse. */
async function crowded(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  for (let count = 0; count < 40_000; count += 1)
    pdf.context.register(pdf.context.obj({ Kind: PDFName.of('Nothing'), Place: [count, 0, 0, 0, 0, 0] }));
  return new Uint8Array(await pdf.save({ objectsPerTick: Infinity }));
}

describe('PDF worker process', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('counts pages outside the process of the server', async () => {
    const bytes = await pdfOf(3);
    const load = vi.spyOn(PDFDocument, 'load');
    expect(await pagesOfPdf(file(bytes))).toBe(3);
    expect(load).not.toHaveBeenCalled();
  });

  it('returns no page count for a missing, damaged or non-PDF file, and continues', async () => {
    const bytes = await pdfOf(1);
    expect(await pagesOfPdf(() => Promise.resolve(null))).toBeNull();
    expect(await pagesOfPdf(file(Buffer.from('%PDF-1.7 and no more')))).toBeNull();
    expect(await pagesOfPdf(file(bytes))).toBe(1);
    const store = new Error('the store is away');
    await expect(pagesOfPdf(() => Promise.reject(store))).rejects.toBe(store);
    expect(await pagesOfPdf(file(bytes))).toBe(1);
  });

  it('gives up on a file that takes too long, and processes the next one', async () => {
    const [slow, good] = [await crowded(), await pdfOf(2)];
    const answers = await Promise.all([pagesOfPdf(file(slow), 1), pagesOfPdf(file(good))]);
    expect(answers).toEqual([null, 2]);
  });

  it('SIGN-001 adds the signature page with the same bytes each time', async () => {
    const bytes = await pdfOf(2);
    const signed = await signedPdf(file(bytes), PAGE);
    expect((await PDFDocument.load(signed!)).getPageCount()).toBe(3);
    expect(Buffer.from(signed!).equals(await withSignaturePage(bytes, PAGE))).toBe(true);
    expect(await signedPdf(() => Promise.resolve(null), PAGE)).toBeNull();
    await expect(signedPdf(file(Buffer.from('%PDF-')), PAGE)).rejects.toThrow('no signature page');
  });

  it('SIGN-001 writes the names of signatories in full, whatever their alphabet', async () => {
    const [signatory] = PAGE.signatories;
    const names = ['Łukasz Żółć', 'Ελένη Παπαδοπούλου', 'Дмитро Їжакевич'];
    const signatories = names.map((name) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      return { ...signatory!, firstName, lastName };
    });
    const page = { ...PAGE, signatories };
    const bytes = await pdfOf(1);
    const signed = await signedPdf(file(bytes), page);
    const text = await textOfFile(new Uint8Array(signed!), 'application/pdf');
    for (const name of names) expect(text).toContain(`Signed by ${name}`);
    expect(Buffer.from(signed!).equals(await withSignaturePage(bytes, page))).toBe(true);
  });
});
