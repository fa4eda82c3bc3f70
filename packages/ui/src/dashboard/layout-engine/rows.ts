import { COLUMNS, type Layout, type LayoutItem } from './types.js';

/** The rows of a board from the top, each from left to right. */
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

/** Objects that already say the right place are kept, so that a view can tell what did not change. */
const at = (item: LayoutItem, x: number, y: number): LayoutItem =>
  item.x === x && item.y === y && item.h === 1 ? item : { ...item, x, y, h: 1 };

/**
 * A board from its rows: no gap inside a row (HOME-035), rows numbered without gaps (HOME-036), every cell one row high
 * (HOME-049). What a row has no room for goes to the start of the next row if that one has room, and to a row of its own
 * if not, so that a change moves as few widgets as it can and loses none.
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

/** The normal form of a board: see `fromRows`. Doing it twice changes nothing. */
export const compact = (layout: Layout): Layout => fromRows(rowsOf(layout));
