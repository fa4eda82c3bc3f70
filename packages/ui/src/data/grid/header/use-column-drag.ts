import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { GridController } from '../model/grid-controller.js';
import type { PlacedColumn } from '../viewport/layout.js';

/** px before a press becomes a drag: a click sorts. */
const THRESHOLD = 6;

export interface ColumnDrag {
  id: string;
  /** Column whose place it would take. */
  target: string;
  /** Whether it would stand after that column. */
  after: boolean;
}

/**
 * Moves a column by dragging its head over the others of its region. Escape gives up. Keyboards have Ctrl+Shift+arrows and
 * the columns panel.
 */
export function useColumnDrag<Row>(grid: GridController<Row>, moveTo: (id: string, target: string) => void) {
  const [drag, setDrag] = useState<ColumnDrag | null>(null);
  const start = useRef<{ placed: PlacedColumn<Row>; x: number; moving: boolean } | null>(null);

  useEffect(() => {
    if (!drag) return undefined;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      start.current = null;
      setDrag(null);
    };
    addEventListener('keydown', cancel, true);
    return () => removeEventListener('keydown', cancel, true);
  }, [drag]);

  const handlers = (placed: PlacedColumn<Row>) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const pressed = event.target as Element;
      const movable = placed.column.movable ?? !placed.column.headerHidden;
      if (!movable || event.button !== 0 || event.pointerType === 'touch') return;
      if (pressed.closest('[data-grid-resize], [data-grid-filter]')) return;
      start.current = { placed, x: event.clientX, moving: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from || from.placed !== placed) return;
      if (!from.moving && Math.abs(event.clientX - from.x) < THRESHOLD) return;
      if (!from.moving) {
        from.moving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const target = columnAt(grid, placed, event.clientX);
      if (!target) return;
      const after = target.index > placed.index;
      setDrag((old) => (old?.target === target.id ? old : { id: placed.id, target: target.id, after }));
    },
    onPointerUp: () => {
      if (start.current?.moving && drag) moveTo(drag.id, drag.target);
      start.current = null;
      setDrag(null);
    },
    onPointerCancel: () => {
      start.current = null;
      setDrag(null);
    },
  });
  return { drag, handlers };
}

/** The movable column of the same region under the pointer. */
function columnAt<Row>(
  grid: GridController<Row>,
  placed: PlacedColumn<Row>,
  clientX: number,
): PlacedColumn<Row> | undefined {
  const heads = grid.scroller?.querySelectorAll('[role=columnheader]') ?? [];
  const columns = grid.frame?.layout.columns ?? [];
  for (const head of heads) {
    const column = columns.find(({ index }) => index === Number(head.getAttribute('aria-colindex')));
    if (
      !column ||
      column.pinned !== placed.pinned ||
      !(column.column.movable ?? !column.column.headerHidden)
    ) {
      continue;
    }
    const { left, right } = head.getBoundingClientRect();
    if (clientX >= left && clientX < right) return column;
  }
  return undefined;
}
