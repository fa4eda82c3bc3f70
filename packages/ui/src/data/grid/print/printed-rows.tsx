import type { PrintTable, PrintTableProps } from './print-table.js';

/** The code of the table, once it is loaded: the first screen does not need it. */
let code: { Table: typeof PrintTable } | null = null;

/** Loads the code of the printed rows. */
export async function loadPrintedRows(): Promise<void> {
  code ??= { Table: (await import('./print-table.js')).PrintTable };
}

/** Whether the printed rows can be rendered. */
export const hasPrintedRows = (): boolean => code !== null;

/** The rows as a table for print; nothing until its code is loaded. */
export function PrintedRows<Row>(props: PrintTableProps<Row>) {
  return code ? <code.Table {...props} /> : null;
}
