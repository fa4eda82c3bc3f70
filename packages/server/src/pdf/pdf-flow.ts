import { rgb } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { openFonts } from './fonts.ts';
import type { FontName, Run, Writing } from './fonts.ts';

/** A4 in points, and the layout of the page. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 64;
const LEADING = 1.5;
const INK = rgb(0.086, 0.118, 0.102);
const RULE = rgb(0.827, 0.824, 0.792);

const widthOf = (runs: readonly Run[], size: number): number =>
  runs.reduce((width, { font, text }) => width + font.widthOfTextAtSize(text, size), 0);

/** Returns how many letters of a word that does not fit do fit, at least one. */
function fittingLength(word: string, fits: (start: string) => boolean): number {
  let [known, tooLong] = [1, word.length];
  while (tooLong - known > 1) {
    const middle = Math.floor((known + tooLong) / 2);
    if (fits(word.slice(0, middle))) known = middle;
    else tooLong = middle;
  }
  return known;
}

/** Breaks text into lines; a word longer than a line is cut. Non-breaking spaces keep French punctuation in place. */
function wrap({ text, runs }: Writing, size: number, width: number): string[] {
  const fits = (line: string) => widthOf(runs(line), size) <= width;
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    if (line && !fits(`${line} ${word}`)) {
      lines.push(line);
      line = '';
    }
    while (!fits(word)) {
      const length = fittingLength(word, fits);
      lines.push(word.slice(0, length));
      word = word.slice(length);
    }
    line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

export interface Style {
  font?: FontName;
  size?: number;
  /** Space above, in points. */
  before?: number;
  /** Minimum free space on the page, in points; with less, the text starts a new page. */
  keep?: number;
}

/** Text that flows over A4 pages, starting with a new page at the end of the document. */
export interface PdfFlow {
  write(text: string, style?: Style): void;
  /** Adds a hairline over the width of the text. */
  rule(): void;
  /** Draws everything that was written: only then is it known which fonts the text needs. */
  draw(): Promise<void>;
  /** Draws everything, and “1 / 3” at the foot of every page of the document. */
  drawNumbered(): Promise<void>;
}

type Block = Required<Style> & { text: string };

/** Starts a flow, which appears in the document once it is drawn. */
export function startFlow(document: PDFDocument): PdfFlow {
  const blocks: (Block | 'rule')[] = [];

  async function draw() {
    const writingOf = await openFonts(
      document,
      blocks.filter((block) => block !== 'rule'),
    );
    let page: PDFPage = document.addPage([WIDTH, HEIGHT]);
    let y = HEIGHT - MARGIN;
    const room = (points: number) => {
      if (y - points >= MARGIN) return;
      page = document.addPage([WIDTH, HEIGHT]);
      y = HEIGHT - MARGIN;
    };
    for (const block of blocks) {
      if (block === 'rule') {
        y -= 8;
        page.drawLine({
          start: { x: MARGIN, y },
          end: { x: WIDTH - MARGIN, y },
          thickness: 0.7,
          color: RULE,
        });
        y -= 6;
        continue;
      }
      const { text, font, size, before, keep } = block;
      const writing = writingOf(text, font);
      y -= before;
      room(keep);
      for (const line of wrap(writing, size, WIDTH - 2 * MARGIN)) {
        room(size);
        drawLine(page, writing.runs(line), { x: MARGIN, y: y - size, size });
        y -= size * LEADING;
      }
    }
    return writingOf;
  }

  return {
    write(text, { font = 'sans', size = 10, before = 0, keep = 0 } = {}) {
      blocks.push({ text, font, size, before, keep });
    },
    rule() {
      blocks.push('rule');
    },
    async draw() {
      await draw();
    },
    async drawNumbered() {
      const writingOf = await draw();
      const pages = document.getPages();
      for (const [index, one] of pages.entries()) {
        const { text, runs } = writingOf(`${index + 1} / ${pages.length}`, 'sans');
        drawLine(one, runs(text), { x: WIDTH - MARGIN - 30, y: 36, size: 9 });
      }
    },
  };
}

function drawLine(
  page: PDFPage,
  runs: readonly Run[],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  let left = x;
  for (const run of runs) {
    page.drawText(run.text, { x: left, y, size, font: run.font, color: INK });
    left += widthOf([run], size);
  }
}
