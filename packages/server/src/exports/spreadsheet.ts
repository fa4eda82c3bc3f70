import { writeXlsx, writeXlsxStream } from 'hucre';
import type { CellValue, WriteSheet } from 'hucre';
import { EXPECTED_BYTES_HEADER } from '@atrium/contract/list-rules';
import { attachment } from '../files/index.ts';
import type { Bilingual, Language } from '../http/index.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * How the values of a column are written: an amount with two decimals, a moment as local time in the reader's time zone, a
 * date unchanged.
 */
type ColumnKind = 'text' | 'number' | 'amount' | 'date' | 'moment';

export interface SheetColumn<Row> {
  header: Bilingual;
  /** In characters. */
  width: number;
  /** Default `text`. */
  kind?: ColumnKind;
  /** Text, a number, an ISO date or an ISO date and time; null for an empty cell. */
  value: (row: Row, language: Language) => string | number | null;
  /** Written for bank staff only. */
  internalOnly?: true;
}

/** A line of the second sheet: what the rows are, such as their contract or the day of their figures. */
export interface SheetFact {
  label: Bilingual;
  /** Default `text`. */
  kind?: Exclude<ColumnKind, 'moment'>;
  /** Text, a number or an ISO date; facts without a value are left out. */
  value: Bilingual | string | number | null;
}

/** The export of an area, with all its columns. */
export interface Sheet<Row> {
  filename: string;
  name: Bilingual;
  columns: readonly SheetColumn<Row>[];
  /**
   * Written to a second sheet, so that the first has only the header and the rows. The file is then generated in memory:
   * for some thousand rows at most.
   */
  about?: readonly SheetFact[];
  /** Usual size of a row in the file, in bytes, to estimate the progress of a download. */
  bytesPerRow: number;
}

export interface SheetReader {
  language: Language;
  /** IANA name. */
  timeZone: string;
  isInternal: boolean;
}

const ABOUT: Bilingual = { en: 'About', fr: 'À propos' };

const FORMATS: Record<ColumnKind, string | undefined> = {
  text: undefined,
  number: undefined,
  amount: '#,##0.00',
  date: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
};

/**
 * Returns a response that streams rows as a spreadsheet: `batches` are requested one at a time, and other calls are served
 * in between. `count` is the expected number of rows.
 */
export function spreadsheet<Row>(
  sheet: Sheet<Row>,
  batches: AsyncIterable<readonly Row[]>,
  count: number,
  { language, timeZone, isInternal }: SheetReader,
): Response {
  const columns = sheet.columns.filter((column) => !column.internalOnly || isInternal);
  const momentOf = clockOf(timeZone);
  const cell = (row: Row, { kind = 'text', value }: SheetColumn<Row>): CellValue => {
    const read = value(row, language);
    if (read === null || kind === 'number' || kind === 'amount') return read;
    if (kind === 'moment') return momentOf(String(read));
    return kind === 'date' ? new Date(`${read}T00:00:00Z`) : asText(String(read));
  };
  const cells = (async function* () {
    for await (const rows of batches) yield* rows.map((row) => columns.map((column) => cell(row, column)));
  })();
  const first = {
    name: sheet.name[language],
    columns: columns.map(({ header, width, kind = 'text' }) => ({
      header: header[language],
      width,
      ...(FORMATS[kind] && { numFmt: FORMATS[kind] }),
    })),
    freezePane: { rows: 1 },
  };
  const about = sheet.about && aboutSheet(sheet.about, language);
  const stream = about
    ? new ReadableStream<Uint8Array>({
        async pull(controller) {
          const rows: CellValue[][] = [first.columns.map(({ header }) => header)];
          for await (const row of cells) rows.push(row);
          controller.enqueue(await writeXlsx({ sheets: [{ ...first, rows }, about] }));
          controller.close();
        },
      })
    : writeXlsxStream(cells, first);
  return attachment({
    filename: sheet.filename,
    mime: XLSX,
    stream,
    headers: { [EXPECTED_BYTES_HEADER]: String(count * sheet.bytesPerRow) },
  });
}

/** Maximum length of the text of a cell, a limit of Excel, which otherwise repairs the file. */
const CELL_MAX = 32_767;

/** Returns the second sheet: a label and a value in each row. */
function aboutSheet(facts: readonly SheetFact[], language: Language): WriteSheet {
  const known = facts.flatMap(({ label, kind = 'text', value }) => {
    if (value === null) return [];
    const read = typeof value === 'object' ? value[language] : value;
    const written =
      kind === 'date' ? new Date(`${read}T00:00:00Z`) : typeof read === 'number' ? read : asText(read);
    return [{ row: [label[language], written], format: FORMATS[kind] }];
  });
  return {
    name: ABOUT[language],
    columns: [{ width: 28 }, { width: 48 }],
    rows: known.map(({ row }) => row),
    cells: new Map(
      known.flatMap(({ format }, index) =>
        format ? [[`${index},1`, { style: { numFmt: format } }] as const] : [],
      ),
    ),
  };
}

/**
 * Escapes text that would be read as a formula (OWASP, CSV injection), drops two characters that XML cannot contain, and
 * cuts off text that a cell cannot hold.
 */
function asText(value: string): string {
  const text = value.replaceAll(/[\uFFFE\uFFFF]/g, '');
  const escaped = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  if (escaped.length <= CELL_MAX) return escaped;
  // Do not split a surrogate pair.
  return `${escaped.slice(0, CELL_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Converts times to local time in a time zone, stored as UTC, because spreadsheets have no time zones. */
function clockOf(timeZone: string): (iso: string) => Date {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return (iso) => {
    const parts = format.formatToParts(new Date(iso));
    const part = (type: string) => Number(parts.find((each) => each.type === type)!.value);
    return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')));
  };
}
