import { writeXlsxStream } from 'hucre';
import type { CellValue } from 'hucre';
import { EXPECTED_BYTES_HEADER } from '@atrium/contract/list-rules';
import { attachment } from '../files/index.ts';
import type { Bilingual, Language } from '../http/index.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * How the values of a column are written: an amount with two decimals, a moment as the clock of the reader's time zone shows
 * it, a date as it is.
 */
type ColumnKind = 'text' | 'number' | 'amount' | 'date' | 'moment';

export interface SheetColumn<Row> {
  header: Bilingual;
  /** In characters. */
  width: number;
  /** Default `text`. */
  kind?: ColumnKind;
  /** Text, a number, an ISO date or an ISO moment; null for a blank. */
  value: (row: Row, language: Language) => string | number | null;
  /** Written for the bank's own people alone. */
  internalOnly?: true;
}

/** What an area exports: declared once, with all its columns. */
export interface Sheet<Row> {
  filename: string;
  name: Bilingual;
  columns: readonly SheetColumn<Row>[];
  /** What a row usually takes in the file, in bytes: tells how far a download is. */
  bytesPerRow: number;
}

export interface SheetReader {
  language: Language;
  /** IANA name. */
  timeZone: string;
  isInternal: boolean;
}

const FORMATS: Record<ColumnKind, string | undefined> = {
  text: undefined,
  number: undefined,
  amount: '#,##0.00',
  date: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
};

/**
 * Rows as a spreadsheet that is written while it is read: `batches` are asked for one after the other, and other calls are
 * served in between. `count` is the number of rows, as far as it is known.
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
  const stream = writeXlsxStream(
    (async function* cells() {
      for await (const rows of batches) yield* rows.map((row) => columns.map((column) => cell(row, column)));
    })(),
    {
      name: sheet.name[language],
      columns: columns.map(({ header, width, kind = 'text' }) => ({
        header: header[language],
        width,
        ...(FORMATS[kind] && { numFmt: FORMATS[kind] }),
      })),
      freezePane: { rows: 1 },
    },
  );
  return attachment({
    filename: sheet.filename,
    mime: XLSX,
    stream,
    headers: { [EXPECTED_BYTES_HEADER]: String(count * sheet.bytesPerRow) },
  });
}

/** Text that a spreadsheet never takes for a formula (OWASP, CSV injection), without the two signs that XML cannot hold. */
function asText(value: string): string {
  const text = value.replaceAll(/[\uFFFE\uFFFF]/g, '');
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** A moment as the clock of a time zone shows it, as a date in UTC; a spreadsheet knows no zones. */
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
