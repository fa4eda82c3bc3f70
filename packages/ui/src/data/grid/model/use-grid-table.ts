import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataGridColumn, GridState } from '../types.js';
import type { SetSlice } from './use-grid-state.js';

/** The TanStack Table features in use: state of columns, sorts and filters. The row engine handles the rows. */
const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
});

export type GridTable = ReactTable<typeof features, object, null>;
export type TableColumn = NonNullable<ReturnType<GridTable['getColumn']>>;

const NO_ROWS: object[] = [];
const DEFAULT_WIDTH = 160;
const MIN_WIDTH = 64;
const MAX_WIDTH = 960;

/** Returns the limits of a column's width in px; a column defined narrower than the usual minimum keeps its width. */
export function widthLimits<Row>({ width, minWidth, maxWidth }: DataGridColumn<Row>) {
  return { least: minWidth ?? Math.min(MIN_WIDTH, width ?? MIN_WIDTH), most: maxWidth ?? MAX_WIDTH };
}

/** Creates the column model of a grid. TanStack Table gets no rows, because its row objects make large grids slow. */
export function useGridTable<Row>(
  columns: readonly DataGridColumn<Row>[],
  state: GridState,
  setSlice: SetSlice,
): GridTable {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, object> => ({
        id: column.id,
        accessorFn: () => null,
        size: column.width ?? DEFAULT_WIDTH,
        minSize: widthLimits(column).least,
        maxSize: widthLimits(column).most,
        enableSorting: column.sortable ?? column.value !== undefined,
        enableHiding: column.hideable ?? (!column.primary && !column.headerHidden),
        enablePinning: column.movable ?? !column.headerHidden,
        sortDescFirst: column.sortDescFirst ?? false,
      })),
    [columns],
  );
  return useTable(
    {
      features,
      columns: definitions,
      data: NO_ROWS,
      manualSorting: true,
      manualFiltering: true,
      state: {
        sorting: state.sorting,
        columnFilters: state.columnFilters,
        globalFilter: state.globalFilter,
        columnOrder: state.columnOrder,
        columnVisibility: state.columnVisibility,
        columnPinning: state.columnPinning,
        columnSizing: state.columnSizing,
      },
      onSortingChange: (update) => setSlice('sorting', update as GridState['sorting']),
      onColumnOrderChange: (update) => setSlice('columnOrder', update),
      onColumnVisibilityChange: (update) => setSlice('columnVisibility', update),
      onColumnPinningChange: (update) => setSlice('columnPinning', update),
      onColumnSizingChange: (update) => setSlice('columnSizing', update),
    },
    // The host renders on every state change: nothing to subscribe to.
    () => null,
  );
}
