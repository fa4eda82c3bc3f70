import { readXlsx } from 'hucre';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { crc32, inflateSync } from 'node:zlib';
import { FILE_KINDS, makeFile } from './files.ts';
import type { FileContent } from './files.ts';

const content: FileContent = {
  title: 'Relevé de frais d’octobre 2026',
  subtitle: 'Halden Énergie & Söhne <GmbH>, contract 00418',
  paragraphs: ['First paragraph, long enough to be wrapped. '.repeat(12), 'Montant : 12 500 000,00 EUR −1'],
  table: [
    ['Date', 'Amount'],
    ['2026-10-01', 'EUR 1,000.00'],
    ['Total', 'EUR 1,000.00'],
  ],
  date: new Date('2026-10-31T10:00:00Z'),
};

/** Entries of a zip archive that stores without compression, by its central directory. */
function unzipStored(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < zip.readUInt16LE(end + 10); index += 1) {
    expect(zip.readUInt16LE(at + 10), 'stored').toBe(0);
    const [size, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + size);
    expect(crc32(data), name).toBe(zip.readUInt32LE(at + 16));
    entries.set(name, data);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

describe('files of seeded documents', () => {
  it('a PDF opens with its title and pages', async () => {
    const bytes = await makeFile('pdf', content);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const pdf = await PDFDocument.load(bytes);
    expect(pdf.getTitle()).toBe(content.title);
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(1);
  });

  it('a PDF wraps a long title within the page', async () => {
    /** Returns the number of lines that the page draws. */
    const lines = async (title: string) => {
      const pdf = await PDFDocument.load(await makeFile('pdf', { ...content, title }));
      const streams = pdf.context
        .enumerateIndirectObjects()
        .flatMap(([, object]) =>
          object instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(object).decode())] : [],
        );
      return Buffer.concat(streams).toString('latin1').split(' Tj').length - 1;
    };
    const short = 'Le taux de dépôt reste à 2,06\u00a0%';
    expect(await lines(`${short}\u00a0: ce que cela change pour votre trésorerie`)).toBe(
      (await lines(short)) + 1,
    );
  });

  it('the rows of a workbook can be read back', async () => {
    const { sheets } = await readXlsx(await makeFile('xlsx', content));
    expect(sheets[0]?.rows[0]?.[0]).toBe(content.title);
    expect(sheets[0]?.rows.at(-1)).toEqual(['Total', 'EUR 1,000.00']);
  });

  it('a Word document is a package of well-formed parts', async () => {
    const parts = unzipStored(await makeFile('docx', content));
    expect([...parts.keys()]).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
    for (const [name, bytes] of parts) {
      const xml = bytes.toString('utf8');
      const open = xml.match(/<(?![?/])[^>]*[^/]>/g) ?? [];
      const close = xml.match(/<\/[^>]+>/g) ?? [];
      expect(open.length, name).toBe(close.length);
      expect(xml.replaceAll(/&(?:amp|lt|gt|quot);/g, ''), name).not.toContain('&');
    }
    expect(parts.get('word/document.xml')!.toString('utf8')).toContain('Söhne &lt;GmbH&gt;');
  });

  it('an image decodes to its stated size', async () => {
    const png = Buffer.from(await makeFile('png', content));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const chunks = new Map<string, Buffer>();
    for (let at = 8; at < png.length;) {
      const length = png.readUInt32BE(at);
      const type = png.toString('latin1', at + 4, at + 8);
      expect(crc32(png.subarray(at + 4, at + 8 + length)), type).toBe(png.readUInt32BE(at + 8 + length));
      chunks.set(type, png.subarray(at + 8, at + 8 + length));
      at += length + 12;
    }
    const [width, height] = [chunks.get('IHDR')!.readUInt32BE(0), chunks.get('IHDR')!.readUInt32BE(4)];
    expect(inflateSync(chunks.get('IDAT')!)).toHaveLength((width + 1) * height);
    expect([...chunks.keys()].at(-1)).toBe('IEND');
  });

  it('a text file is UTF-8 and keeps accents', async () => {
    expect(Buffer.from(await makeFile('txt', content)).toString('utf8')).toContain(
      'Relevé de frais d’octobre',
    );
  });

  it.each(FILE_KINDS)('DS-019 a %s has the same bytes each time', async (kind) => {
    expect(await makeFile(kind, content)).toEqual(await makeFile(kind, content));
  });
});
