import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { PDFFont, PDFPage } from 'pdf-lib';
import type { Language } from '../http/language.ts';
import { TERMS } from './terms-text.ts';

/** A4 in points, and the measures of the page. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 64;
const INK = rgb(0.086, 0.118, 0.102);
const LEADING = 1.5;

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  // Only ordinary blanks break a line: a non-breaking one keeps French punctuation with its word.
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

async function draw(version: string, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { title, versionLabel, articles } = TERMS[language];
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  document.setAuthor('Atrium Bank');
  // One moment for all copies, so that the same version is the same file.
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const serif = await document.embedFont(StandardFonts.TimesRoman);
  const sans = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);

  let page: PDFPage = document.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - MARGIN;
  const write = (text: string, font: PDFFont, size: number, before: number, keepLines: number): void => {
    y -= before;
    if (y - keepLines * size * LEADING < MARGIN) {
      page = document.addPage([WIDTH, HEIGHT]);
      y = HEIGHT - MARGIN;
    }
    for (const line of wrap(text, font, size, WIDTH - 2 * MARGIN)) {
      if (y - size < MARGIN) {
        page = document.addPage([WIDTH, HEIGHT]);
        y = HEIGHT - MARGIN;
      }
      page.drawText(line, { x: MARGIN, y: y - size, size, font, color: INK });
      y -= size * LEADING;
    }
  };
  write(title, serif, 24, 0, 2);
  write(`${versionLabel} ${version}`, sans, 10, 4, 1);
  articles.forEach(({ heading, paragraphs }, index) => {
    write(`${index + 1}. ${heading}`, bold, 12, 20, 4);
    for (const paragraph of paragraphs) write(paragraph, sans, 10.5, 6, 2);
  });
  const pages = document.getPages();
  pages.forEach((one, index) => {
    one.drawText(`${index + 1} / ${pages.length}`, {
      x: WIDTH - MARGIN - 30,
      y: 36,
      size: 9,
      font: sans,
      color: INK,
    });
  });
  const bytes = await document.save();
  return new Uint8Array(bytes);
}

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The terms and conditions of a version (the contract's `cguName`) in a language, as PDF (API-009). */
export async function termsDocument(version: string, language: Language): Promise<Response> {
  const key = `${version} ${language}`;
  const bytes = drawn.get(key) ?? draw(version, language);
  drawn.set(key, bytes);
  return new Response(await bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="terms-${language}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
      'terms-version': version,
    },
  });
}
