import { useState, type PointerEvent } from 'react';
import type { GridController } from '../model/grid-controller.js';
import { isMovable, type LayoutColumn } from '../viewport/layout.js';
import { startDrag } from './drag.js';

export interface ColumnDrag {
  id: string;
  /** Column whose place it would take. */
  target: string;
  /** Whether it would stand after that column. */
  after: boolean;
}

/**
 * Moves a column by dragging its head over the others of its region. Keyboards have Ctrl+Shift+arrows and the columns
 * panel; so has touch, where a drag of the head scrolls.
 */
export function useColumnDrag<Row>(grid: GridController<Row>, moveTo: (id: string, target: string) => void) {
  const [drag, setDrag] = useState<ColumnDrag | null>(null);

  const onPointerDown = (layoutColumn: LayoutColumn<Row>) => (event: PointerEvent<HTMLElement>) => {
    const pressed = event.target as Element;
    if (!isMovable(layoutColumn) || event.button !== 0 || event.pointerType === 'touch') return;
    if (pressed.closest('[data-grid-resize], [data-grid-filter]')) return;
    let target = layoutColumn;
    startDrag(event, {
      move: (_, { clientX }) => {
        target = columnAt(grid, layoutColumn, clientX) ?? target;
        const next = { id: layoutColumn.id, target: target.id, after: target.index > layoutColumn.index };
        setDrag((old) => (old?.target === next.target ? old : next));
      },
      end: (cancelled) => {
        setDrag(null);
        if (!cancelled) moveTo(layoutColumn.id, target.id);
      },
    });
  };
  return { drag, onPointerDown };
}

/** The movable column of the same region under the pointer. */
function columnAt<Row>(
  grid: GridController<Row>,
  layoutColumn: LayoutColumn<Row>,
  clientX: number,
): LayoutColumn<Row> | undefined {
  const columns = grid.frame?.layout.columns ?? [];
  for (const head of grid.scroller?.querySelectorAll('[role=columnheader]') ?? []) {
    const column = columns.find(({ index }) => index === Number(head.getAttribute('aria-colindex')));
    if (!column || column.pinned !== layoutColumn.pinned || !isMovable(column)) continue;
    const { left, right } = head.getBoundingClientRect();
    if (clientX >= left && clientX < right) return column;
  }
  return undefined;
}
