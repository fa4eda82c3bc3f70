import type { PrintTable, PrintTableProps } from './print-table.js';

/** The table, once its code is loaded: the first screen does not need it. */
let Table: typeof PrintTable | undefined;

/** Loads the code of the printed rows. */
export async function loadPrintedRows(): Promise<void> {
  Table ??= (await import('./print-table.js')).PrintTable;
}

/** Whether the printed rows can be rendered. */
export const hasPrintedRows = (): boolean => !!Table;

/** The rows as a table for print; nothing until its code is loaded. */
export function PrintedRows<Row>(props: PrintTableProps<Row>) {
  return Table && <Table {...props} />;
}
