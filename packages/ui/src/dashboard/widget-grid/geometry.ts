import {
  indexAt,
  reflow,
  rowsOf,
  type Layout,
  type LayoutItem,
  type Target,
} from '../layout-engine/index.js';

/** Where the rows and columns of the board were when a drag began, in px from the grid's corner. */
export interface Geometry {
  columns: number;
  /** A column with its gutter. */
  step: number;
  /** The rows shown, from the top. */
  rows: readonly { top: number; bottom: number; items: readonly LayoutItem[] }[];
}

/** How many columns the grid shows now; the breakpoints are the style sheet's alone. */
export const columnsOf = (grid: HTMLElement): number =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** Reads the places of the rows once: a drag is judged by the board it began on, so that it never flickers. */
export function measure(grid: HTMLElement, layout: Layout): Geometry {
  const columns = columnsOf(grid);
  const origin = grid.getBoundingClientRect();
  const gutter = Number.parseFloat(getComputedStyle(grid).columnGap) || 0;
  const boxes = new Map(
    [...grid.querySelectorAll<HTMLElement>(':scope > [data-widget]')].map((cell) => [
      cell.dataset['widget'],
      cell.getBoundingClientRect(),
    ]),
  );
  const rows = rowsOf(reflow(layout, columns)).map((row) => {
    const rects = row.map(({ i }) => boxes.get(i)).filter((rect) => rect !== undefined);
    return {
      items: row,
      top: Math.min(...rects.map((rect) => rect.top)) - origin.top,
      bottom: Math.max(...rects.map((rect) => rect.bottom)) - origin.top,
    };
  });
  return { columns, step: (origin.width + gutter) / columns, rows };
}

/**
 * Where a dragged widget would go: the row under the pointer, or a new row when it points between two, and in the row the
 * column of the card's left edge.
 */
export function targetAt(
  { columns, step, rows }: Geometry,
  id: string,
  { pointerY, cardLeft }: { pointerY: number; cardLeft: number },
): Target {
  const row = rows.findIndex(({ bottom }) => pointerY <= bottom);
  if (row < 0) return { row: rows.length, index: 0, isNewRow: true };
  const isBetween = pointerY < rows[row]!.top;
  // On one column every gap is a place in the order already.
  if (isBetween) return { row, index: 0, isNewRow: true };
  const others = rows[row]!.items.filter(({ i }) => i !== id);
  if (columns === 1) {
    const own = rows.findIndex(({ items }) => items[0]?.i === id);
    return { row, index: row > own ? 1 : 0 };
  }
  return { row, index: indexAt(others, Math.max(0, Math.min(columns - 1, Math.round(cardLeft / step)))) };
}
