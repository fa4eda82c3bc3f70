import {
  indexAt,
  reflow,
  rowsOf,
  type Layout,
  type LayoutItem,
  type Target,
} from '../layout-engine/index.js';

/** Positions of the rows and columns of the board when a drag started, in px from the grid's corner. */
export interface Geometry {
  columns: number;
  /** Width of a column with its gutter, in px. */
  step: number;
  /** The rows shown, from the top. */
  rows: readonly { top: number; bottom: number; items: readonly LayoutItem[] }[];
}

/** Returns the current number of grid columns; the breakpoints are only in the style sheet. */
export const columnsOf = (grid: HTMLElement): number =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** Measures the rows once: drop targets refer to the board at the start of the drag, so that it does not flicker. */
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
 * Returns the target of a dragged widget: the row under the pointer, or a new row if it is between two, and in the row
 * the column of the card's left edge.
 */
export function targetAt(
  { columns, step, rows }: Geometry,
  id: string,
  { pointerY, cardLeft }: { pointerY: number; cardLeft: number },
): Target {
  const row = rows.findIndex(({ bottom }) => pointerY <= bottom);
  if (row < 0) return { row: rows.length, index: 0, isNewRow: true };
  const isBetween = pointerY < rows[row]!.top;
  // With one column every gap is a position in the order already.
  if (isBetween) return { row, index: 0, isNewRow: true };
  const others = rows[row]!.items.filter(({ i }) => i !== id);
  if (columns === 1) {
    const own = rows.findIndex(({ items }) => items[0]?.i === id);
    return { row, index: row > own ? 1 : 0 };
  }
  return { row, index: indexAt(others, Math.max(0, Math.min(columns - 1, Math.round(cardLeft / step)))) };
}
