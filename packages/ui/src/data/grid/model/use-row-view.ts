import { useMemo } from 'react';
import { useLanguage, useTimeZone } from '../../../foundations/provider/index.js';
import { flatView, type RowEngine, type RowView } from '../engine/index.js';
import type { DataGridColumn, GridState } from '../types.js';
import { createRowEngine } from './create-row-engine.js';

const NO_RULES: never[] = [];

export interface RowViewOptions<Row> {
  rows: readonly Row[];
  columns: readonly DataGridColumn<Row>[];
  state: GridState;
  /** The host sorts and filters the rows; only groups are made here. */
  manual: boolean;
  getChildren: ((row: Row) => readonly Row[] | undefined) | undefined;
  getRowId: (row: Row) => string;
  /** Filters and search apply only to rows without children. */
  leavesOnly?: boolean | undefined;
  /** Ids of collapsed rows and keys of collapsed groups. */
  collapsed: ReadonlySet<string>;
  /** Id of the row that is always first, whatever the sort order. */
  pinnedRowId?: string | undefined;
}

/** Returns the row engine for the rows, and the view it gives for the current state. */
export function useRowView<Row>(options: RowViewOptions<Row>): {
  engine: RowEngine<Row>;
  view: RowView;
  matches: Uint32Array | null;
  /** Number of lines pinned at the top: one or none. */
  pinned: number;
} {
  const { rows, columns, state, manual, getChildren, getRowId, leavesOnly, collapsed, pinnedRowId } = options;
  const language = useLanguage();
  const timeZone = useTimeZone();
  const engine = useMemo(
    () => createRowEngine({ rows, columns, getChildren, leavesOnly, language, timeZone }),
    [rows, columns, getChildren, leavesOnly, language, timeZone],
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

/** Returns the view with the matching line moved to the top, and the number of lines moved. */
function withFirst(view: RowView, isFirst: (line: number) => boolean): [RowView, number] {
  const first: number[] = [];
  const others: number[] = [];
  for (let position = 0; position < view.length; position++) {
    const line = view.line(position);
    (isFirst(line) ? first : others).push(line);
  }
  return [flatView(Uint32Array.from([...first, ...others]), view.length), first.length];
}

/** Orders groups like the options of the column's filter, the order users know. */
function optionOrder<Row>(column: DataGridColumn<Row> | undefined) {
  const options = column?.filterOptions;
  if (!options) return undefined;
  const ranks = new Map(options.map(({ value }, rank) => [value, rank]));
  const rank = (key: string) => ranks.get(key) ?? ranks.size;
  return (a: string, b: string) => rank(a) - rank(b);
}
