import { COLUMNS, type Layout, type LayoutItem } from './types.js';

/** Returns the rows of a board from the top, each from left to right. */
export function rowsOf(layout: Layout): LayoutItem[][] {
  const rows = new Map<number, LayoutItem[]>();
  for (const item of layout) {
    const row = rows.get(item.y);
    if (row) row.push(item);
    else rows.set(item.y, [item]);
  }
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.x - b.x));
}

const width = (row: readonly LayoutItem[]) => row.reduce((sum, { w }) => sum + w, 0);

/** Items already at their position are returned unchanged, so that a view can detect what did not change. */
const at = (item: LayoutItem, x: number, y: number): LayoutItem =>
  item.x === x && item.y === y && item.h === 1 ? item : { ...item, x, y, h: 1 };

/**
 * Builds a board from its rows: no gaps inside a row (HOME-035), rows numbered without gaps (HOME-036), every cell one
 * row high (HOME-049). Widgets that do not fit into a row go to the start of the next row if it has room, otherwise
 * into a row of their own, so that a change moves as few widgets as possible and loses none.
 */
export function fromRows(rows: readonly (readonly LayoutItem[])[]): Layout {
  const packed: LayoutItem[][] = [];
  let overflow: LayoutItem[] = [];
  const keep = (row: readonly LayoutItem[]) => {
    let x = 0;
    const fits: LayoutItem[] = [];
    for (const [index, item] of row.entries()) {
      if (x + item.w > COLUMNS) {
        overflow = row.slice(index);
        break;
      }
      fits.push(at(item, x, packed.length));
      x += item.w;
    }
    if (fits.length > 0) packed.push(fits);
  };
  for (const row of rows) {
    if (row.length === 0) continue;
    while (overflow.length > 0 && width(overflow) + width(row) > COLUMNS) {
      const own = overflow;
      overflow = [];
      keep(own);
    }
    const next = [...overflow, ...row];
    overflow = [];
    keep(next);
  }
  while (overflow.length > 0) {
    const own = overflow;
    overflow = [];
    keep(own);
  }
  return packed.flat();
}

/** Returns the normal form of a board, see `fromRows`. Idempotent. */
export const compact = (layout: Layout): Layout => fromRows(rowsOf(layout));
