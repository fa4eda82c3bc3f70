import { fromRows } from './rows.js';
import { COLUMNS, type Layout, type LayoutItem, type WidthsOf } from './types.js';

const widthOf = (row: readonly LayoutItem[]) => row.reduce((sum, { w }) => sum + w, 0);

/** The row with its room given away: to the first widget that may take all of it, or as much of it as one may. */
function filled(row: readonly LayoutItem[], widthsOf: WidthsOf): readonly LayoutItem[] {
  const room = COLUMNS - widthOf(row);
  const wider = row.map(({ i, w }) => Math.max(w, ...widthsOf(i).filter((width) => width <= w + room)));
  const gain = Math.max(...wider.map((w, place) => w - row[place]!.w));
  if (gain <= 0) return row;
  const first = wider.findIndex((w, place) => w - row[place]!.w === gain);
  const next = row.map((item, place) => (place === first ? { ...item, w: wider[first]! } : item));
  return filled(next, widthsOf);
}

/**
 * A board without the holes that widgets leave which its person lacks: in the order of reading, as many in a row as it has
 * room for, and what room is left goes to widgets that may be wider.
 */
export function repack(layout: Layout, widthsOf: WidthsOf): Layout {
  const rows: LayoutItem[][] = [];
  for (const item of layout) {
    const last = rows.at(-1);
    if (last && widthOf(last) + item.w <= COLUMNS) last.push(item);
    else rows.push([item]);
  }
  return fromRows(rows.map((row) => filled(row, widthsOf)));
}
