import { useMemo } from 'react';
import { useLanguage } from '../../../foundations/provider/index.js';
import { flatView, type RowEngine, type RowView } from '../engine/index.js';
import type { DataGridColumn, GridState } from '../types.js';
import { createRowEngine } from './create-row-engine.js';

const NO_RULES: never[] = [];

export interface RowViewOptions<Row> {
  rows: readonly Row[];
  columns: readonly DataGridColumn<Row>[];
  state: GridState;
  /** The rows come sorted and filtered; only groups are made here. */
  manual: boolean;
  getChildren: ((row: Row) => readonly Row[] | undefined) | undefined;
  getRowId: (row: Row) => string;
  /** Filters and search ask the rows without children alone. */
  leavesOnly?: boolean | undefined;
  /** Ids of closed rows and keys of closed groups. */
  collapsed: ReadonlySet<string>;
  /** The row that is always first, whatever the sort order. */
  pinnedRowId?: string | undefined;
}

/** The row engine over the rows, and what it shows in the present state. */
export function useRowView<Row>(options: RowViewOptions<Row>): {
  engine: RowEngine<Row>;
  view: RowView;
  matches: Uint32Array | null;
  /** How many lines at the top are pinned: one, or none. */
  pinned: number;
} {
  const { rows, columns, state, manual, getChildren, getRowId, leavesOnly, collapsed, pinnedRowId } = options;
  const language = useLanguage();
  const engine = useMemo(
    () => createRowEngine({ rows, columns, getChildren, leavesOnly, language }),
    [rows, columns, getChildren, leavesOnly, language],
  );

  const { sorting, columnFilters, globalFilter, grouping } = state;
  const ordered = useMemo(
    () =>
      engine.view({
        sorting: manual ? NO_RULES : sorting,
        filters: manual ? NO_RULES : columnFilters,
        search: manual ? '' : globalFilter,
        groupBy: grouping[0],
        compareGroups: optionOrder(columns.find(({ id }) => id === grouping[0])),
        collapsedGroups: collapsed,
        isCollapsed: (row) => collapsed.has(getRowId(engine.rows[row]!)),
      }),
    [engine, columns, manual, sorting, columnFilters, globalFilter, grouping, collapsed, getRowId],
  );
  const [view, pinned] = useMemo(
    (): [RowView, number] =>
      pinnedRowId === undefined
        ? [ordered, 0]
        : withFirst(ordered, (line) => {
            const row = engine.rows[line];
            return row !== undefined && getRowId(row) === pinnedRowId;
          }),
    [ordered, engine, pinnedRowId, getRowId],
  );
  const matches = useMemo(
    () => (manual ? null : engine.matches(columnFilters, globalFilter)),
    [engine, manual, columnFilters, globalFilter],
  );
  return { engine, view, matches, pinned };
}

/** The same lines, one of them brought to the top, and how many that are. */
function withFirst(view: RowView, isFirst: (line: number) => boolean): [RowView, number] {
  const first: number[] = [];
  const others: number[] = [];
  for (let position = 0; position < view.length; position++) {
    const line = view.line(position);
    (isFirst(line) ? first : others).push(line);
  }
  return [flatView(Uint32Array.from([...first, ...others]), view.length), first.length];
}

/** Groups stand as the options of the column's filter do: that is the order people know. */
function optionOrder<Row>(column: DataGridColumn<Row> | undefined) {
  const options = column?.filterOptions;
  if (!options) return undefined;
  const ranks = new Map(options.map(({ value }, rank) => [value, rank]));
  const rank = (key: string) => ranks.get(key) ?? ranks.size;
  return (a: string, b: string) => rank(a) - rank(b);
}
