import { makeZip } from 'client-zip';
import { writeXlsx } from 'hucre';
import { PDFDocument, StandardFonts, rgb } from '@cantoo/pdf-lib';
import { crc32, deflateSync } from 'node:zlib';
import { winAnsi } from '@atrium/server';

/** Creates the files of the seeded documents: small, valid, and byte-identical for the same content. */

export const FILE_KINDS = ['pdf', 'xlsx', 'docx', 'png', 'txt'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const MIME_OF: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  txt: 'text/plain',
};

/** Content of a document; each kind of file renders it in its own way. */
export interface FileContent {
  title: string;
  /** Line below the title: owner and date. */
  subtitle: string;
  paragraphs: readonly string[];
  /** Rows of a table; the first row contains the column headers. */
  table: readonly (readonly (string | number)[])[];
  /** Date stored in the file. */
  date: Date;
}

/** A record whose file is not created yet. */
export interface SeededFile {
  row: { id: string };
  kind: FileKind;
  content: FileContent;
}

/** Creates the bytes of a file with this content. */
export function makeFile(kind: FileKind, content: FileContent): Promise<Uint8Array> {
  if (kind === 'pdf') return makePdf(content);
  if (kind === 'xlsx') return makeXlsx(content);
  if (kind === 'docx') return makeDocx(content);
  return Promise.resolve(kind === 'png' ? makePng(content) : makeText(content));
}

/** Returns the text that the server would extract from the file, one line per text; null for a picture. */
export function wordsOf(kind: FileKind, { title, subtitle, paragraphs, table }: FileContent): string | null {
  if (kind === 'png') return null;
  const cells = table.flat();
  // A workbook contains only the table, and its numbers are not extracted as words.
  const texts =
    kind === 'xlsx' ? cells.filter((cell) => typeof cell === 'string') : [...paragraphs, ...cells];
  return [title, subtitle, ...texts].join('\n');
}

const A4 = { width: 595.28, height: 841.89 } as const;
const MARGIN = 64;
/** Letters of the title that fit on a line. */
const TITLE_LETTERS = 46;

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + word.length >= width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return line ? [...lines, line] : lines;
}

async function makePdf(content: FileContent): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(content.title);
  pdf.setProducer('Atrium Bank');
  pdf.setCreationDate(content.date);
  pdf.setModificationDate(content.date);
  const [body, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const ink = rgb(0.06, 0.2, 0.18);

  let page = pdf.addPage([A4.width, A4.height]);
  let y = A4.height - MARGIN;
  const title = wrap(winAnsi(content.title), TITLE_LETTERS);
  page.drawText(title.join('\n'), { x: MARGIN, y, size: 18, lineHeight: 24, font: bold, color: ink });
  y -= (title.length - 1) * 24;
  page.drawText(winAnsi(content.subtitle), { x: MARGIN, y: y - 20, size: 10, font: body });
  page.drawLine({
    start: { x: MARGIN, y: y - 34 },
    end: { x: A4.width - MARGIN, y: y - 34 },
    thickness: 1.2,
    color: ink,
  });
  y -= 64;
  for (const paragraph of content.paragraphs) {
    const lines = wrap(winAnsi(paragraph), 92);
    page.drawText(lines.join('\n'), { x: MARGIN, y, size: 10, lineHeight: 15, font: body });
    y -= lines.length * 15 + 10;
  }
  if (content.table.length > 1 && y < MARGIN + content.table.length * 16) {
    page = pdf.addPage([A4.width, A4.height]);
    y = A4.height - MARGIN;
  }
  const columns = content.table[0]?.length ?? 0;
  for (let column = 0; column < columns; column += 1) {
    const cells = content.table.map((row) => winAnsi(String(row[column] ?? '')));
    const x = MARGIN + (column * (A4.width - 2 * MARGIN)) / columns;
    page.drawText(cells[0]!, { x, y, size: 9, font: bold });
    page.drawText(cells.slice(1).join('\n'), { x, y: y - 16, size: 9, lineHeight: 16, font: body });
  }
  return pdf.save({ useObjectStreams: false });
}

function makeXlsx(content: FileContent): Promise<Uint8Array> {
  return writeXlsx({
    properties: {
      title: content.title,
      creator: 'Atrium Bank',
      created: content.date,
      modified: content.date,
    },
    sheets: [
      {
        name: 'Data',
        rows: [[content.title], [content.subtitle], [], ...content.table.map((row) => [...row])],
      },
    ],
  });
}

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Creates the smallest package that a word processor opens: content types, relations, and the document. */
async function makeDocx(content: FileContent): Promise<Uint8Array> {
  const run = (text: string, bold: boolean, halfPoints: number) =>
    `<w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${halfPoints}"/></w:rPr><w:t xml:space="preserve">${xml(text)}</w:t></w:r>`;
  const paragraph = (text: string, bold = false, halfPoints = 22) =>
    `<w:p><w:pPr><w:spacing w:after="160"/></w:pPr>${run(text, bold, halfPoints)}</w:p>`;
  const row = (cells: readonly (string | number)[], bold: boolean) =>
    `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="2400" w:type="dxa"/></w:tcPr><w:p>${run(String(cell), bold, 20)}</w:p></w:tc>`).join('')}</w:tr>`;
  const grid = (content.table[0] ?? []).map(() => '<w:gridCol w:w="2400"/>').join('');
  const table = content.table.length
    ? `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${content.table.map((cells, index) => row(cells, index === 0)).join('')}</w:tbl>`
    : '';
  const document = `${XML_HEAD}<w:document xmlns:w="${WORD}"><w:body>${paragraph(content.title, true, 36)}${paragraph(content.subtitle)}${content.paragraphs.map((text) => paragraph(text)).join('')}${table}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`;
  const files = {
    '[Content_Types].xml': `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': document,
  };
  const entries = Object.entries(files).map(([name, input]) => ({ name, input, lastModified: content.date }));
  return new Uint8Array(await new Response(makeZip(entries)).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const IMAGE = { width: 480, height: 200 } as const;

/** Draws a scanned signature in ink on paper, 480 by 200 pixels in greyscale; its curve depends on the title. */
function makePng(content: FileContent): Uint8Array {
  const { width, height } = IMAGE;
  const rows = new Uint8Array((width + 1) * height).fill(0xf7);
  for (let y = 0; y < height; y += 1) rows[y * (width + 1)] = 0;
  const waves = [...content.title].slice(0, 12).map((sign) => sign.codePointAt(0)!);
  for (let x = 48; x < width - 48; x += 1) {
    const swing = waves.reduce(
      (sum, wave, index) => sum + Math.sin((x * (index + 1)) / (18 + (wave % 23))) * (18 / (index + 1)),
      0,
    );
    const centre = Math.round(height / 2 + swing);
    for (let dy = -2; dy <= 2; dy += 1) {
      const y = Math.min(Math.max(centre + dy, 0), height - 1);
      rows[y * (width + 1) + 1 + x] = 0x20 + Math.abs(dy) * 0x18;
    }
  }
  for (let x = 40; x < width - 40; x += 1) rows[(height - 40) * (width + 1) + 1 + x] = 0x90;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  // The title of a PNG must be Latin-1 text.
  const title = Buffer.from(
    `Title\0${winAnsi(content.title).replaceAll(/[^\u0020-\u00ff]/g, '?')}`,
    'latin1',
  );
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', head),
    chunk('tEXt', title),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function makeText(content: FileContent): Uint8Array {
  const table = content.table.map((row) => row.join('\t'));
  return Buffer.from(
    [content.title, content.subtitle, '', ...content.paragraphs, '', ...table, ''].join('\n'),
    'utf8',
  );
}
