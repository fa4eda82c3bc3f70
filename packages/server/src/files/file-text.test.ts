import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../test/zip-of.ts';
import { MIME } from './content-type.ts';
import { textOfFile } from './file-text.ts';

const docx = (body: string) =>
  zipOf({ 'word/document.xml': Buffer.from(`<w:document><w:body>${body}</w:body></w:document>`) });
const paragraph = (...texts: string[]) =>
  `<w:p>${texts.map((text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`).join('')}</w:p>`;

async function pdfOf(
  lines: readonly { text: string; size: number; y: number }[],
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  for (const { text, size, y } of lines) page.drawText(text, { x: 60, y, size, font });
  return new Uint8Array(await pdf.save());
}

describe('text extraction', () => {
  it('reads a DOCX by paragraph and joins words split by formatting', async () => {
    const file = docx(
      paragraph('Fees &amp; terms') + paragraph('The guar', 'antee of Möller&#8217;s.') + paragraph(),
    );
    expect(await textOfFile(file, MIME.docx)).toBe('Fees & terms\nThe guarantee of Möller’s.');
  });

  it('reads shared and inline strings of an XLSX', async () => {
    const file = zipOf({
      'xl/sharedStrings.xml': Buffer.from(
        '<sst><si><t>Lender</t></si><si><r><t>Port of </t></r><r><t>Rotterdam</t></r></si></sst>',
      ),
      'xl/worksheets/sheet1.xml': Buffer.from('<c t="inlineStr"><is><t>Agent</t></is></c><c><v>12</v></c>'),
    });
    expect(await textOfFile(file, MIME.xlsx)).toBe('Lender\nPort of Rotterdam\nAgent');
  });

  it('reads slides and notes of a PPTX, each paragraph separately', async () => {
    const slide = (...paragraphs: string[]) =>
      Buffer.from(
        `<p:sld><p:txBody>${paragraphs.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join('')}</p:txBody></p:sld>`,
      );
    const file = zipOf({
      'ppt/slideMasters/slideMaster1.xml': slide('Click to edit'),
      'ppt/slides/slide1.xml': slide('Liquidity &amp; cash', 'Line one'),
      'ppt/slides/slide2.xml': Buffer.from(
        '<a:p><a:r><a:t>Rotter</a:t></a:r><a:r><a:t>dam</a:t></a:r><a:br/><a:r><a:t>Quay 4</a:t></a:r></a:p>',
      ),
      'ppt/notesSlides/notesSlide1.xml': slide('Ask for the guarantee'),
    });
    expect(await textOfFile(file, MIME.pptx)).toBe(
      'Liquidity & cash\nLine one\nRotterdam Quay 4\nAsk for the guarantee',
    );
  });

  it('reads a PDF with headings separate and the lines of a sentence joined', async () => {
    const file = await pdfOf([
      { text: 'Conditions', size: 20, y: 780 },
      { text: 'The guarantee ends on the day', size: 11, y: 740 },
      { text: 'that the beneficiary names.', size: 11, y: 726 },
    ]);
    expect(await textOfFile(file, MIME.pdf)).toBe(
      'Conditions\nThe guarantee ends on the day that the beneficiary names.',
    );
  });

  it('reads text in UTF-8 and Windows-1252, without characters the database cannot store', async () => {
    expect(await textOfFile(new TextEncoder().encode('Relevé\0 de\u00AD compte'), MIME.txt)).toBe(
      'Relevé de compte',
    );
    expect(await textOfFile(Uint8Array.from([0x52, 0xe9, 0x76]), MIME.txt)).toBe('Rév');
  });

  it('reads nothing from an image', async () => {
    expect(await textOfFile(new Uint8Array([1, 2, 3]), 'image/png')).toBeNull();
  });
});

describe('malicious files', () => {
  it('a DOCX that unpacks to 300 MB is not read', async () => {
    const file = docx(`<w:p>${' '.repeat(300 * 1024 * 1024)}</w:p>`);
    expect(file.length).toBeLessThan(1024 * 1024);
    expect(await textOfFile(file, MIME.docx)).toBeNull();
  });

  it.each(['docx', 'xlsx', 'pptx'] as const)(
    'a %s of many files that unpack to too much in total is not read',
    async (kind) => {
      const name = {
        docx: (index: number) => `word/header${index}.xml`,
        xlsx: (index: number) => `xl/worksheets/sheet${index}.xml`,
        pptx: (index: number) => `ppt/slides/slide${index}.xml`,
      }[kind];
      const blank = Buffer.alloc(1024 * 1024, ' ');
      const file = zipOf(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [name(index), blank])));
      expect(file.length).toBeLessThan(1024 * 1024);
      expect(await textOfFile(file, MIME[kind])).toBeNull();
    },
  );

  it('an archive with ten thousand entries that share one large file is not read', async () => {
    const one = zipOf({ 'ppt/slides/slide1.xml': Buffer.alloc(8 * 1024 * 1024, 'x') });
    const zip = Buffer.from(one);
    const start = zip.readUInt32LE(zip.length - 6);
    const entry = zip.subarray(start, zip.length - 22);
    const file = new Uint8Array(
      Buffer.concat([
        zip.subarray(0, start),
        ...Array.from({ length: 10_000 }, () => entry),
        zip.subarray(zip.length - 22),
      ]),
    );
    expect(await textOfFile(file, MIME.pptx)).toBeNull();
  });

  it('a DOCX with more text than is searched is read up to the limit', async () => {
    const file = docx(paragraph('word ').repeat(100_000));
    expect((await textOfFile(file, MIME.docx))!.length).toBeLessThanOrEqual(200_000);
  });

  it('reading a PDF with a million objects ends within the time limit', async () => {
    const objects = Array.from(
      { length: 1_000_000 },
      (_, index) => `${index + 3} 0 obj\n<</A ${index + 4} 0 R>>\nendobj\n`,
    );
    const file = new Uint8Array(
      Buffer.from(
        `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 3 0 R>>\nendobj\n${objects.join('')}trailer\n<</Root 1 0 R>>\n%%EOF`,
      ),
    );
    expect(await textOfFile(file, MIME.pdf, 5000)).toBeFalsy();
  });

  it('XML nested two million levels deep is read', async () => {
    const depth = 2_000_000;
    const file = docx(`${'<w:p>'.repeat(depth)}${paragraph('Guarantee')}${'</w:p>'.repeat(depth)}`);
    expect(await textOfFile(file, MIME.docx)).toBe('Guarantee');
  });

  it('an XLSX with millions of shared strings is read up to the limit, and not at all if its string table is too large', async () => {
    const table = (count: number) =>
      zipOf({ 'xl/sharedStrings.xml': Buffer.from(`<sst>${'<si><t>word</t></si>'.repeat(count)}</sst>`) });
    const text = await textOfFile(table(2_000_000), MIME.xlsx);
    expect(text!.slice(0, 9)).toBe('word\nword');
    expect(text!.length).toBeLessThanOrEqual(200_000);
    expect(await textOfFile(table(4_000_000), MIME.xlsx)).toBeNull();
  });

  it('a truncated or password-protected PDF is not read', async () => {
    const whole = await pdfOf([{ text: 'Guarantee', size: 11, y: 700 }]);
    expect(await textOfFile(whole.slice(0, whole.length / 2), MIME.pdf)).toBeFalsy();
    const locked = await PDFDocument.load(await pdfOf([{ text: 'Guarantee', size: 11, y: 700 }]));
    locked.encrypt({ userPassword: 'sealed', ownerPassword: 'owner' });
    expect(await textOfFile(new Uint8Array(await locked.save()), MIME.pdf)).toBeNull();
  });

  it('after a damaged or slow file, the next file is read', async () => {
    const small = () => docx(paragraph('Guarantee'));
    const long = docx(paragraph('Guarantee '.repeat(2_000_000)));
    expect(await textOfFile(long, MIME.docx, 1)).toBeNull();
    for (const mime of [MIME.pdf, MIME.docx, MIME.xlsx])
      expect(
        await textOfFile(new Uint8Array(Buffer.from('%PDF-1.7 PK\u0005\u0006 nothing')), mime),
      ).toBeNull();
    expect(await textOfFile(small(), MIME.docx)).toBe('Guarantee');
  });
});
