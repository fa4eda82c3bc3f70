type Cell = string | number | null;

/** What a widget shows as rows and columns; numbers stay numbers, so that a spreadsheet can add them. */
export interface WidgetFigures {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Rows that a list has beyond those shown. */
export interface MoreRows<Row = unknown> {
  shown: number;
  total: number;
  onMore: () => void;
  busy?: boolean;
  /** Reads the list to its end, for what is copied; a very long one as far as is sensible. */
  readAll: () => Promise<readonly Row[]>;
}

/** The figures of a list: all its rows, those too that are not shown. */
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
 * A number as a spreadsheet of that language reads it: its decimal mark, nothing between the thousands, and the fifteen
 * digits that are exact, without the noise of binary fractions behind them.
 */
const plainNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumSignificantDigits: 15 }).format(value);

/** Text that a spreadsheet never takes for a formula: what a widget shows was written by others. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellText = (cell: Cell, language: string): string =>
  typeof cell === 'number' ? plainNumber(cell, language) : asText(cell ?? '').replaceAll(/[\t\n\r]+/g, ' ');

/** The two forms that spreadsheets and text editors paste: an HTML table, and lines with tabs. */
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
 * Puts the figures on the clipboard in both forms, and tells how many rows; fails where they cannot be read and where the
 * browser refuses the clipboard. Rows still on their way are handed over as a promise: a browser wants to be asked while
 * it handles the press.
 */
export async function copyFigures(
  figures: WidgetFigures | Promise<WidgetFigures>,
  language: string,
): Promise<number> {
  const text = Promise.resolve(figures).then((read) => figuresAsText(read, language));
  const blob = (form: 'html' | 'plain') => {
    const made = text.then((forms) => new Blob([forms[form]], { type: `text/${form}` }));
    // That the figures cannot be read is told once, by what awaits them below.
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
