type Cell = string | number | null;

/** The data of a widget as rows and columns; numbers stay numbers, so that a spreadsheet can calculate with them. */
export interface WidgetFigures {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** State of a list that has more rows than shown. */
export interface MoreRows<Row = unknown> {
  shown: number;
  total: number;
  onMore: () => void;
  busy?: boolean;
  /** Loads all rows for copying, up to a reasonable limit for very long lists. */
  readAll: () => Promise<readonly Row[]>;
}

/** Returns the data of a list: all its rows, including those not shown. */
export async function listFigures<Row>(
  columns: WidgetFigures['columns'],
  rows: readonly Row[],
  more: MoreRows<Row> | undefined,
  cellsOf: (row: Row) => readonly Cell[],
): Promise<WidgetFigures> {
  return { columns, rows: (more ? await more.readAll() : rows).map((row) => cellsOf(row)) };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Formats a number as a spreadsheet in that language parses it: with its decimal mark, without thousands separators,
 * and with 15 significant digits, which are exact and hide binary rounding errors.
 */
const plainNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumSignificantDigits: 15 }).format(value);

/** Escapes text so that a spreadsheet does not run it as a formula: the data come from other people. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellText = (cell: Cell, language: string): string =>
  typeof cell === 'number' ? plainNumber(cell, language) : asText(cell ?? '').replaceAll(/[\t\n\r]+/g, ' ');

/** Returns the two formats that spreadsheets and text editors paste: an HTML table, and tab-separated lines. */
export function figuresAsText({ columns, rows }: WidgetFigures, language: string) {
  const cells = [columns, ...rows].map((row) => row.map((cell) => cellText(cell, language)));
  const line = (row: readonly string[], tag: 'th' | 'td') =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return {
    html: `<table>${cells.map((row, index) => line(row, index === 0 ? 'th' : 'td')).join('')}</table>`,
    plain: cells.map((row) => row.join('\t')).join('\n'),
  };
}

/**
 * Copies the data to the clipboard in both formats and returns the number of rows; rejects if the data cannot be read
 * or the browser denies clipboard access. Rows still loading are passed as a promise, because browsers require the
 * clipboard call during the click event.
 */
export async function copyFigures(
  figures: WidgetFigures | Promise<WidgetFigures>,
  language: string,
): Promise<number> {
  const text = Promise.resolve(figures).then((read) => figuresAsText(read, language));
  const blob = (form: 'html' | 'plain') => {
    const made = text.then((forms) => new Blob([forms[form]], { type: `text/${form}` }));
    // A read error is reported once, by the await below.
    made.catch(() => {});
    return made;
  };
  const written =
    typeof ClipboardItem === 'undefined'
      ? text.then(({ plain }) => navigator.clipboard.writeText(plain))
      : navigator.clipboard.write([
          new ClipboardItem({ 'text/html': blob('html'), 'text/plain': blob('plain') }),
        ]);
  const [{ rows }] = await Promise.all([figures, written]);
  return rows.length;
}
