import type { GridRow } from '@atrium/contract/service-grids';
import { batchesOf, spreadsheet } from '../exports/index.ts';
import type { SheetColumn } from '../exports/index.ts';
import { badRequest } from '../http/index.ts';
import type { Language } from '../http/index.ts';
import { BANK_TIME_ZONE } from '../bank-time.ts';
import type { ServiceReport } from './report.ts';
import { labelOf } from './report.ts';

/** Maximum length of a sheet name, a limit of Excel. */
const SHEET_NAME = 31;

const KINDS = { string: 'text', date: 'date', number: 'amount' } as const;
const WIDTHS = { string: 28, date: 12, number: 18 } as const;

const UNKNOWN_COLUMN = {
  en: 'This report has no such column. Reload the page and try again.',
  fr: 'Ce rapport ne contient pas cette colonne. Actualisez la page et réessayez.',
};

/** Returns a report as a spreadsheet, with the columns and rows that the user sees, in that order (GRID-007). */
export function exportReport(
  report: ServiceReport,
  rows: readonly GridRow[],
  shown: { readonly columns: readonly string[]; readonly rows: readonly string[] },
  language: Language,
): Response {
  const columns = shown.columns.map((id): SheetColumn<GridRow> => {
    const column = report.columns.find((one) => one.id === id);
    if (!column) throw badRequest(UNKNOWN_COLUMN, 'body.columns');
    return {
      header: column.label,
      width: WIDTHS[column.type],
      kind: KINDS[column.type],
      value: ({ cells }) => cells[id] ?? null,
    };
  });
  const known = new Map(rows.map((row) => [row.id, row]));
  const chosen = shown.rows.flatMap((id) => known.get(id) ?? []);
  const label = labelOf(report);
  return spreadsheet(
    {
      filename: `${report.id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.xlsx`,
      name: { en: label.en.slice(0, SHEET_NAME), fr: label.fr.slice(0, SHEET_NAME) },
      bytesPerRow: columns.length * 12,
      columns,
    },
    batchesOf(chosen),
    chosen.length,
    { language, timeZone: BANK_TIME_ZONE, isInternal: false },
  );
}
