import { RowEngine, type EngineColumn } from '../engine/index.js';
import type { DataGridColumn } from '../types.js';
import { treeRows } from './tree-rows.js';

export interface CreateRowEngineOptions<Row> {
  rows: readonly Row[];
  columns: readonly DataGridColumn<Row>[];
  /** The children of a row, when rows have some. */
  getChildren?: ((row: Row) => readonly Row[] | undefined) | undefined;
  /** Filters and search test only the rows without children. */
  leavesOnly?: boolean | undefined;
  /** BCP 47 tag of the user's language, for the order of texts. */
  language: string;
  /** IANA time zone of the dates; by default the browser's. */
  timeZone?: string | undefined;
}

/** Creates the row engine of a grid; columns with a `value` can be sorted, filtered and searched. */
export function createRowEngine<Row>(options: CreateRowEngineOptions<Row>): RowEngine<Row> {
  const { rows, columns, getChildren, leavesOnly, language, timeZone } = options;
  const tree = getChildren ? treeRows(rows, getChildren) : undefined;
  return new RowEngine<Row>({
    rows: tree?.rows ?? rows,
    parents: tree?.parents,
    leavesOnly,
    timeZone,
    compare: new Intl.Collator(language).compare,
    columns: columns.flatMap((column): EngineColumn<Row>[] => {
      if (!column.value) return [];
      const type = column.type ?? 'text';
      return [
        {
          id: column.id,
          type,
          value: column.value,
          searchable: column.searchable ?? (type === 'text' || type === 'set'),
          label: type === 'set' ? optionLabel(column) : undefined,
        },
      ];
    }),
  });
}

/** Maps set values to the labels of their options, because users sort and search what they see, not codes. */
function optionLabel<Row>({ filterOptions }: DataGridColumn<Row>) {
  if (!filterOptions) return undefined;
  const labels = new Map(filterOptions.map(({ value, label }) => [value, label]));
  return (value: string) => labels.get(value) ?? value;
}
