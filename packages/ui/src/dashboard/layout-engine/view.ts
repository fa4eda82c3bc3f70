import { moveBehind, move } from './changes.js';
import { sameLayout } from './config.js';
import { rowsOf } from './rows.js';
import { COLUMNS, type Layout, type LayoutItem, type Target } from './types.js';

/**
 * Returns the board as shown on `columns` columns, in reading order: on one column every widget has size S (HOME-055),
 * on two no widget is wider than two. The saved board does not change.
 */
export function reflow(layout: Layout, columns: number): Layout {
  if (columns >= COLUMNS) return layout;
  let x = 0;
  let y = 0;
  return layout.map((item) => {
    const w = Math.min(item.w, columns);
    if (x + w > columns) {
      x = 0;
      y += 1;
    }
    const shown = { ...item, x, y, w, h: 1 };
    x += w;
    return shown;
  });
}

/** Like `move`, with a target in the rows shown on `columns` columns. */
export function moveInView(layout: Layout, columns: number, id: string, target: Target): Layout {
  if (columns >= COLUMNS) return move(layout, id, target);
  const rows = rowsOf(reflow(layout, columns)).map((row) => row.filter(({ i }) => i !== id));
  const before = rows.slice(0, target.row).flat();
  const inRow = target.isNewRow ? [] : (rows[target.row] ?? []).slice(0, target.index);
  return moveBehind(layout, id, [...before, ...inRow].at(-1)?.i ?? null);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * Returns the target of an arrow key in the rows shown: left and right move by one widget, at the ends to the
 * neighbouring row; up and down keep the widget's column, or create a new row beyond the first and the last. Null if
 * there is no target.
 */
export function neighbourTarget(shown: Layout, id: string, direction: Direction): Target | null {
  const rows = rowsOf(shown);
  const row = rows.findIndex((items) => items.some(({ i }) => i === id));
  const items = rows[row];
  if (!items) return null;
  const index = items.findIndex(({ i }) => i === id);
  const item = items[index]!;
  const isAlone = items.length === 1;
  switch (direction) {
    case 'left':
      if (index > 0) return { row, index: index - 1 };
      return row > 0 ? { row: row - 1, index: rows[row - 1]!.length } : null;
    case 'right':
      if (index < items.length - 1) return { row, index: index + 1 };
      return row < rows.length - 1 ? { row: row + 1, index: 0 } : null;
    case 'up':
      if (row > 0) return { row: row - 1, index: indexAt(rows[row - 1]!, item.x) };
      return isAlone ? null : { row: 0, index: 0, isNewRow: true };
    case 'down':
      if (row < rows.length - 1) return { row: row + 1, index: indexAt(rows[row + 1]!, item.x) };
      return isAlone ? null : { row: rows.length, index: 0, isNewRow: true };
  }
}

/**
 * Returns the board after one arrow key on `columns` columns; null if no move is possible. On one column, and sideways
 * on two, a step is one position in reading order. In a full row the widget is inserted before the last one, or after
 * it if nothing else is a change.
 */
export function stepInView(layout: Layout, columns: number, id: string, direction: Direction): Layout | null {
  const isSideways = direction === 'left' || direction === 'right';
  if (columns === 1 || (columns < COLUMNS && isSideways))
    return stepInOrder(layout, id, direction === 'left' || direction === 'up' ? -1 : 1);
  const shown = reflow(layout, columns);
  const target = neighbourTarget(shown, id, direction);
  if (!target) return null;
  const indexes = Array.from({ length: (rowsOf(shown)[target.row]?.length ?? 0) + 1 }, (_, index) => index);
  const before = indexes.filter((index) => index <= target.index).toReversed();
  for (const index of [...before, ...indexes.filter((one) => one > target.index)]) {
    const next = moveInView(layout, columns, id, { ...target, index });
    if (!sameLayout(next, layout)) return next;
  }
  return null;
}

function stepInOrder(layout: Layout, id: string, by: 1 | -1): Layout | null {
  const at = layout.findIndex(({ i }) => i === id);
  const neighbour = layout[at + by];
  if (at < 0 || !neighbour) return null;
  return moveBehind(layout, id, by === 1 ? neighbour.i : (layout[at - 2]?.i ?? null));
}

/** Returns the insertion index for a widget starting at column `x`; the row is packed and without the widget. */
export function indexAt(row: readonly LayoutItem[], x: number): number {
  let start = 0;
  let index = 0;
  for (const { w } of row) {
    if (start + w / 2 > x) break;
    start += w;
    index += 1;
  }
  return index;
}

/** Returns the position of a widget for texts: row and column from 1. */
export function positionOf(layout: Layout, id: string): { row: number; column: number } | null {
  const item = layout.find(({ i }) => i === id);
  return item ? { row: item.y + 1, column: item.x + 1 } : null;
}
