import type { GridRow } from '@atrium/contract/service-grids';
import { batchesOf, spreadsheet } from '../exports/index.ts';
import type { SheetColumn } from '../exports/index.ts';
import { badRequest } from '../http/index.ts';
import type { Language } from '../http/index.ts';
import { BANK_TIME_ZONE } from '../bank-time.ts';
import type { ServiceReport } from './report.ts';
import { labelOf } from './report.ts';

/**
 * Returns a label as the name of a sheet: Excel takes 31 characters, and refuses some of them and the name History; the
 * second sheet is called About.
 */
function sheetName(label: string): string {
  const name = label
    .replaceAll(/[[\]:*?/\\'\s]+/g, ' ')
    .slice(0, 31)
    .trim();
  return /^(?:history|about|à propos)?$/i.test(name) ? `${name} 1`.trim() : name;
}

const KINDS = { string: 'text', date: 'date', number: 'amount' } as const;
const WIDTHS = { string: 28, date: 12, number: 18 } as const;

const UNKNOWN_COLUMN = {
  en: 'This report has no such column. Reload the page and try again.',
  fr: 'Ce rapport ne contient pas cette colonne. Actualisez la page et réessayez.',
};

const ALL_CONTRACTS = { en: 'All your contracts', fr: 'Tous vos contrats' };

/** Returns the sum of a column, exact to the cent, as the page shows it. */
const totalOf = (rows: readonly GridRow[], id: string): number =>
  rows.reduce((total, { cells }) => {
    const value = cells[id];
    return typeof value === 'number' ? total + Math.round(value * 100) : total;
  }, 0) / 100;

/** Returns a report as a spreadsheet, with the columns and rows that the user sees, in that order (GRID-007), and what they are. */
export function exportReport(
  report: ServiceReport,
  {
    rows,
    asOf,
    contract,
  }: { readonly rows: readonly GridRow[]; readonly asOf: string | null; readonly contract: string | null },
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
      name: { en: sheetName(label.en), fr: sheetName(label.fr) },
      bytesPerRow: columns.length * 12,
      columns,
      about: [
        { label: { en: 'Report', fr: 'Rapport' }, value: label },
        { label: { en: 'Contract', fr: 'Contrat' }, value: contract ?? ALL_CONTRACTS },
        { label: { en: 'As of', fr: 'Arrêté au' }, kind: 'date', value: asOf },
        { label: { en: 'Rows', fr: 'Lignes' }, kind: 'number', value: chosen.length },
        ...report.columns
          .filter(({ isTotalled }) => isTotalled)
          .map((column) => ({
            label: { en: `Total: ${column.label.en}`, fr: `Total\u00A0: ${column.label.fr}` },
            kind: 'amount' as const,
            value: totalOf(chosen, column.id),
          })),
      ],
    },
    batchesOf(chosen),
    chosen.length,
    { language, timeZone: BANK_TIME_ZONE, isInternal: false },
  );
}
