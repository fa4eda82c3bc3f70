/** Worker process that extracts the text of files, one at a time; see file-text.ts. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileTextAnswer, FileTextTask } from './file-text.ts';
import { serveFiles } from '../file-process/index.ts';
import { zipEntries } from './zip-entries.ts';

/** Only this much of a text is indexed for search. */
const MOST_CHARACTERS = 200_000;
const MOST_PAGES = 500;
const MOST_UNPACKED = 64 * 1024 * 1024;

/** Parts of Office Open XML files that contain text, with the patterns of texts and of the ends of paragraphs and cells. */
const PARTS = {
  docx: {
    name: /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/,
    text: /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|(<\/w:p>)|<w:(?:tab|br|cr)\/>/g,
  },
  xlsx: {
    name: /^xl\/(?:sharedStrings|worksheets\/[^/]+)\.xml$/,
    text: /<t(?: [^>]*)?>([^<]*)<\/t>|(<\/si>|<\/is>)/g,
  },
  pptx: {
    name: /^ppt\/(?:slides|notesSlides|comments)\/[^/]+\.xml$/,
    text: /<a:t(?: [^>]*)?>([^<]*)<\/a:t>|(<\/a:p>)|<a:br[ />]/g,
  },
};
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const characters = (xml: string): string =>
  xml.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g, (all, decimal, hex, name) => {
    if (name) return ENTITIES[name as string]!;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
  });

/** The same bytes, not copied. */
const asBuffer = ({ buffer, byteOffset, byteLength }: FileTextTask['bytes']): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

function officeText(bytes: FileTextTask['bytes'], kind: keyof typeof PARTS): string {
  const { name, text } = PARTS[kind];
  let found = '';
  for (const entry of zipEntries(asBuffer(bytes), (each) => name.test(each), MOST_UNPACKED)) {
    for (const [, words, end] of entry.bytes.toString('utf8').matchAll(text)) {
      found += end ? '\n' : words === undefined ? ' ' : characters(words);
      if (found.length > MOST_CHARACTERS) return found;
    }
    found += '\n';
  }
  return found;
}

/** A line of a PDF; another font size or a gap separates it from the previous line. */
interface Line {
  readonly y: number;
  readonly height: number;
}
const isApart = (line: Line, before: Line): boolean =>
  Math.abs(line.height - before.height) > before.height * 0.15 ||
  Math.abs(line.y - before.y) > Math.max(line.height, before.height) * 1.7;

async function pdfText(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({ data: bytes, verbosity: 0, disableFontFace: true, useSystemFonts: false });
  try {
    return await wordsOf(await loading.promise);
  } finally {
    await loading.destroy();
  }
}

async function wordsOf(pdf: PDFDocumentProxy): Promise<string> {
  let found = '';
  for (let index = 1; index <= Math.min(pdf.numPages, MOST_PAGES); index += 1) {
    const page = await pdf.getPage(index);
    const { items } = await page.getTextContent();
    let before: Line | null = null;
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') {
        found += ' ';
        continue;
      }
      const line = { y: Number(item.transform[5]), height: item.height };
      if (before && line.y !== before.y) found += isApart(line, before) ? '\n' : ' ';
      found += item.str;
      before = line;
    }
    page.cleanup();
    found += '\n';
    if (found.length > MOST_CHARACTERS) break;
  }
  return found;
}

function plainText(bytes: Uint8Array): string {
  const most = bytes.subarray(0, MOST_CHARACTERS * 4);
  try {
    return new TextDecoder('utf-8', { fatal: most.length === bytes.length }).decode(most);
  } catch {
    return new TextDecoder('windows-1252').decode(most);
  }
}

/** Normalizes text for the database: no control characters, single spaces, one line per paragraph. */
const clean = (text: string): string =>
  text
    .replaceAll('\u00AD', '')
    .replaceAll(/[[\p{Cc}\p{Cf}]--\n]/gv, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .trim();

async function answerTo({ bytes, kind }: FileTextTask): Promise<FileTextAnswer> {
  try {
    const text =
      kind === 'pdf' ? await pdfText(bytes) : kind === 'text' ? plainText(bytes) : officeText(bytes, kind);
    return { text: clean(text) };
  } catch {
    return { text: null };
  }
}

serveFiles(answerTo);
