import { writeXlsxStream } from 'hucre';
import type { CellValue } from 'hucre';
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

/** The export of an area, with all its columns. */
export interface Sheet<Row> {
  filename: string;
  name: Bilingual;
  columns: readonly SheetColumn<Row>[];
  /** Usual size of a row in the file, in bytes, to estimate the progress of a download. */
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

/** Escapes text that would be read as a formula (OWASP, CSV injection) and drops two characters that XML cannot contain. */
function asText(value: string): string {
  const text = value.replaceAll(/[\uFFFE\uFFFF]/g, '');
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
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
