/** What a widget shows as rows and columns; numbers stay numbers, so that a spreadsheet can add them. */
export interface WidgetFigures {
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A number as a spreadsheet of that language reads it: its decimal mark, nothing between the thousands. */
const plainNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value);

/** Text that a spreadsheet never takes for a formula: what a widget shows was written by others. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The two forms that spreadsheets and text editors paste: an HTML table, and lines with tabs. */
export function figuresAsText({ columns, rows }: WidgetFigures, language: string) {
  const cells = [
    columns.map(asText),
    ...rows.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? plainNumber(cell, language) : asText(cell ?? ''))),
    ),
  ];
  const line = (row: readonly string[], tag: 'th' | 'td') =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return {
    html: `<table>${cells.map((row, index) => line(row, index === 0 ? 'th' : 'td')).join('')}</table>`,
    plain: cells.map((row) => row.map((cell) => cell.replaceAll(/[\t\n\r]+/g, ' ')).join('\t')).join('\n'),
  };
}

/** Puts the figures on the clipboard in both forms; fails where the browser refuses the clipboard. */
export async function copyFigures(figures: WidgetFigures, language: string): Promise<void> {
  const { html, plain } = figuresAsText(figures, language);
  const blob = (text: string, type: string) => new Blob([text], { type });
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(plain);
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/html': blob(html, 'text/html'),
      'text/plain': blob(plain, 'text/plain'),
    }),
  ]);
}
