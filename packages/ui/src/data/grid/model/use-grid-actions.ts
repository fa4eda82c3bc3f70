import { useLayoutEffect, useMemo, useRef } from 'react';
import { announce } from '../../../feedback/announcer/index.js';
import { useFormats, useStrings } from '../../../foundations/provider/index.js';
import type { ColumnFilter, DataGridColumn, GridSelection, GridState } from '../types.js';
import { isMovable, isResizable } from '../viewport/layout.js';
import type { GridController } from './grid-controller.js';
import { moveColumn } from './move-column.js';
import { hiddenSelected, selectionOf } from './selected-rows.js';
import { selectionWords } from './selection-words.js';
import type { GridTable } from './use-grid-table.js';
import { widthLimits } from './use-grid-table.js';
import type { SetSlice } from './use-grid-state.js';

export interface GridActionsOptions<Row> {
  grid: GridController<Row>;
  table: GridTable;
  columns: readonly DataGridColumn<Row>[];
  state: GridState;
  setSlice: SetSlice;
  onSelectionChange: ((selection: GridSelection<Row>) => void) | undefined;
}

/** Returns the actions of a grid, for mouse, keyboard and panels; each is announced. The object is stable. */
export function useGridActions<Row>(options: GridActionsOptions<Row>) {
  const t = useStrings();
  const formats = useFormats();
  const latest = useRef({ ...options, t, formats });
  useLayoutEffect(() => {
    latest.current = { ...options, t, formats };
  });

  return useMemo(() => {
    const now = () => latest.current;
    const header = (id: string) => now().columns.find((column) => column.id === id)?.header ?? id;

    const selected = () => {
      const { grid, onSelectionChange, t, formats } = now();
      grid.changed();
      announce(selectionWords(grid, t, formats));
      onSelectionChange?.(selectionOf(grid));
    };
    const selectAll = (on: boolean) => {
      const { grid } = now();
      const { matches, rows, windowed } = grid.frame!;
      if (windowed) {
        if (on) grid.selection.setEvery();
        else grid.selection.clear();
        selected();
        return;
      }
      const total = matches?.length ?? rows.length;
      for (let i = 0; i < total; i++) grid.selection.set(matches ? matches[i]! : i, on);
      selected();
    };
    const toggleRow = (position: number, range: boolean) => {
      const { grid } = now();
      const { view, rows } = grid.frame!;
      const line = view.line(position);
      if (position < 0 || line === undefined || line < 0 || rows[line] === undefined) return;
      const why = now().grid.frame!.whyFixed?.(rows[line]);
      if (why !== undefined && !range) return announce(why);
      const on = range || !grid.selection.has(line);
      const anchor = range ? grid.anchorPosition() : undefined;
      const from = Math.min(anchor ?? position, position);
      const to = Math.max(anchor ?? position, position);
      for (let at = from; at <= to; at++) {
        // A range that includes rows not loaded yet would be selected only in part.
        if (view.line(at) >= 0 && rows[view.line(at)] === undefined)
          return announce(now().t('grid.rangeNotLoaded'));
      }
      for (let at = from; at <= to; at++) if (view.line(at) >= 0) grid.selection.set(view.line(at), on);
      if (anchor === undefined) grid.anchorAt(line);
      selected();
    };

    const sort = (id: string, multi: boolean) => {
      const column = now().table.getColumn(id);
      if (!column?.getCanSort()) return;
      column.toggleSorting(undefined, multi);
    };
    const setFilter = (id: string, filter: ColumnFilter | undefined) =>
      now().setSlice('columnFilters', (old) => [
        ...old.filter((rule) => rule.id !== id),
        ...(filter ? [{ id, value: filter }] : []),
      ]);
    /** Returns the width within the column's limits; undefined if it was reset or cannot be resized. */
    const resize = (id: string, width: number | undefined): number | undefined => {
      const column = now().columns.find((one) => one.id === id);
      if (!column || !isResizable({ column })) return undefined;
      if (width === undefined) {
        now().setSlice('columnSizing', (old) =>
          id in old ? Object.fromEntries(Object.entries(old).filter(([one]) => one !== id)) : old,
        );
        return undefined;
      }
      const { least, most } = widthLimits(column);
      const bounded = Math.round(Math.min(Math.max(width, least), most));
      now().setSlice('columnSizing', (old) => (old[id] === bounded ? old : { ...old, [id]: bounded }));
      return bounded;
    };
    const resizeBy = (id: string, px: number) => {
      const { grid, t } = now();
      const layoutColumn = grid.frame!.layout.columns.find((one) => one.id === id);
      const width = layoutColumn && resize(id, layoutColumn.width + px);
      if (width !== undefined) announce(t('grid.columnWidth', { column: header(id), width }));
    };
    const autoFit = (id: string) => {
      const { grid } = now();
      const index = grid.frame!.layout.columns.find((one) => one.id === id)?.index;
      const cells = grid.scroller?.querySelectorAll(`[aria-colindex="${index}"]:not([aria-colspan])`) ?? [];
      const range = document.createRange();
      let width = 0;
      for (const cell of cells) {
        range.selectNodeContents(cell);
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        width = Math.max(width, contentWidth(cell, range) + padding);
      }
      if (width > 0) resize(id, Math.ceil(width) + 2);
    };
    const moveTo = (id: string, target: string) => {
      const { table, state, setSlice, grid, t } = now();
      const moved = moveColumn(
        state,
        table.getAllLeafColumns().map((column) => column.id),
        id,
        target,
      );
      if (!moved) return;
      if (moved.columnOrder) setSlice('columnOrder', moved.columnOrder);
      if (moved.columnPinning) setSlice('columnPinning', moved.columnPinning);
      const columns = grid.frame!.layout.columns;
      const position = columns.find((one) => one.id === target)?.index ?? 0;
      announce(t('grid.columnMoved', { column: header(id), position, total: columns.length }));
    };
    const moveBy = (id: string, steps: number) => {
      const { grid } = now();
      const { layout } = grid.frame!;
      const layoutColumn = layout.columns.find((one) => one.id === id);
      if (!layoutColumn || !isMovable(layoutColumn)) return;
      const region =
        layoutColumn.pinned === 'start'
          ? layout.start
          : layoutColumn.pinned === 'end'
            ? layout.end
            : layout.center;
      const movable = region.filter(isMovable);
      const target = movable[movable.findIndex((one) => one.id === id) + steps];
      if (target) moveTo(id, target.id);
    };
    return {
      selectAll,
      toggleRow,
      sort,
      setFilter,
      resize,
      resizeBy,
      autoFit,
      moveTo,
      moveBy,
      /** Deselects the rows that the filters hide. */
      deselectHidden: () => {
        const { grid } = now();
        for (const row of hiddenSelected(grid)) grid.selection.set(row, false);
        selected();
      },
      clearSelection: () => {
        const { grid } = now();
        grid.selection.clear();
        grid.anchorAt(undefined);
        selected();
      },
    };
  }, []);
}

export type GridActions<Row> = ReturnType<typeof useGridActions<Row>>;

/** Returns the width of a cell's content, including truncated text; a header's parts are side by side. */
function contentWidth(cell: Element, range: Range): number {
  const cut = [...cell.querySelectorAll('[class*=truncate]')].map(
    (element) => element.scrollWidth - element.clientWidth,
  );
  const hidden = Math.max(0, ...cut);
  if (cell.getAttribute('role') !== 'columnheader') return range.getBoundingClientRect().width + hidden;
  const parts = [...cell.children].filter((part) => !part.matches('[data-grid-resize]'));
  const widths = parts.map((part) => part.getBoundingClientRect().width + HEAD_GAP);
  return widths.reduce((sum, width) => sum + width, 0) + hidden;
}

/** px between the parts of a column header. */
const HEAD_GAP = 4;
