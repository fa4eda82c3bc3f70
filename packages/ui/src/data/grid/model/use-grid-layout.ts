import { useMemo } from 'react';
import { SELECT_COLUMN } from '../rows/grid-row.js';
import type { DataGridColumn, GridState } from '../types.js';
import { layoutColumns, type GridLayout, type SizedColumn } from '../viewport/layout.js';
import type { GridTable, TableColumn } from './use-grid-table.js';

const SELECT_WIDTH = 42;

/** Computes the layout of the visible columns; the checkboxes are always the first column. */
export function useGridLayout<Row>(
  table: GridTable,
  columns: readonly DataGridColumn<Row>[],
  state: GridState,
  selectLabel: string | undefined,
  width: number,
): GridLayout<Row> {
  const { columnOrder, columnVisibility, columnPinning, columnSizing } = state;
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const sized = (list: readonly TableColumn[]): SizedColumn<Row>[] =>
      list.flatMap((layoutColumn) => {
        const column = byId.get(layoutColumn.id);
        if (!column) return [];
        const resized = columnSizing[layoutColumn.id] !== undefined;
        const grow = resized ? 0 : (column.grow ?? (column.primary ? 1 : 0));
        return [{ column, width: layoutColumn.getSize(), grow }];
      });
    const start = sized(table.getStartVisibleLeafColumns());
    if (selectLabel !== undefined) {
      start.unshift({
        column: {
          id: SELECT_COLUMN,
          header: selectLabel,
          headerHidden: true,
          resizable: false,
          cell: () => null,
        },
        width: SELECT_WIDTH,
        grow: 0,
      });
    }
    return layoutColumns(
      {
        start,
        center: sized(table.getCenterVisibleLeafColumns()),
        end: sized(table.getEndVisibleLeafColumns()),
      },
      width,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the table, new on each render, depends only on these slices
  }, [columns, columnOrder, columnVisibility, columnPinning, columnSizing, selectLabel, width]);
}
