import { rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';

/** A4 in points, and the layout of the page. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 64;
const LEADING = 1.5;
const INK = rgb(0.086, 0.118, 0.102);
const RULE = rgb(0.827, 0.824, 0.792);

/** Letters that Unicode decomposition does not reduce to a plain letter and that the standard PDF fonts lack. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', ŧ: 't' };
const HAS_GLYPH =
  /[\u0020-\u007e\u00a0-\u00ff\u2018-\u201a\u201c-\u201e\u2013\u2014\u2020-\u2022\u2026\u20ac\u0152\u0153\u0160\u0161\u0178\u017d\u017e]/;

/** Replaces characters that the standard fonts lack by the nearest plain letter, else by a question mark. */
export function winAnsi(text: string): string {
  return [...text.normalize('NFC').replaceAll('\u202f', '\u00a0').replaceAll('\u2212', '-')]
    .map((sign) => {
      if (HAS_GLYPH.test(sign)) return sign;
      const plain = PLAIN[sign] ?? sign.normalize('NFD').charAt(0);
      return HAS_GLYPH.test(plain) ? plain : '?';
    })
    .join('');
}

/** Breaks text into lines; a word longer than a line is cut. Non-breaking spaces keep French punctuation in place. */
function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    if (line && !fits(`${line} ${word}`)) {
      lines.push(line);
      line = '';
    }
    while (!fits(word)) {
      let length = word.length - 1;
      while (length > 1 && !fits(word.slice(0, length))) length -= 1;
      lines.push(word.slice(0, length));
      word = word.slice(length);
    }
    line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

export interface Style {
  font?: 'serif' | 'sans' | 'bold';
  size?: number;
  /** Space above, in points. */
  before?: number;
  /** Minimum free space on the page, in points; with less, the text starts a new page. */
  keep?: number;
}

/** Text that flows over A4 pages, starting with a new page at the end of the document. */
export interface PdfFlow {
  write(text: string, style?: Style): void;
  /** Draws a hairline over the width of the text. */
  rule(): void;
  /** Writes “1 / 3” at the foot of every page of the document. */
  numberPages(): void;
}

export async function startFlow(document: PDFDocument): Promise<PdfFlow> {
  const fonts = {
    serif: await document.embedFont(StandardFonts.TimesRoman),
    sans: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  let page: PDFPage = document.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - MARGIN;
  const room = (points: number) => {
    if (y - points >= MARGIN) return;
    page = document.addPage([WIDTH, HEIGHT]);
    y = HEIGHT - MARGIN;
  };
  return {
    write(text, { font = 'sans', size = 10, before = 0, keep = 0 } = {}) {
      y -= before;
      room(keep);
      for (const line of wrap(winAnsi(text), fonts[font], size, WIDTH - 2 * MARGIN)) {
        room(size);
        page.drawText(line, { x: MARGIN, y: y - size, size, font: fonts[font], color: INK });
        y -= size * LEADING;
      }
    },
    rule() {
      y -= 8;
      page.drawLine({
        start: { x: MARGIN, y },
        end: { x: WIDTH - MARGIN, y },
        thickness: 0.7,
        color: RULE,
      });
      y -= 6;
    },
    numberPages() {
      const pages = document.getPages();
      for (const [index, one] of pages.entries())
        one.drawText(`${index + 1} / ${pages.length}`, {
          x: WIDTH - MARGIN - 30,
          y: 36,
          size: 9,
          font: fonts.sans,
          color: INK,
        });
    },
  };
}
