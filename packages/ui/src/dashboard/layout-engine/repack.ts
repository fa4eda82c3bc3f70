import { fromRows } from './rows.js';
import { COLUMNS, type Layout, type LayoutItem, type WidthsOf } from './types.js';

type Row = readonly LayoutItem[];

const widthOf = (row: Row) => row.reduce((sum, { w }) => sum + w, 0);

/** The columns that rows leave empty. */
export const roomIn = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + COLUMNS - widthOf(row), 0);

/** The row with its room given away: to the first widget that may take all of it, or as much of it as one may. */
function filled(row: Row, widthsOf: WidthsOf): Row {
  const room = COLUMNS - widthOf(row);
  const wider = row.map(({ i, w }) => Math.max(w, ...widthsOf(i).filter((width) => width <= w + room)));
  const gain = Math.max(...wider.map((w, index) => w - row[index]!.w));
  if (gain <= 0) return row;
  const first = wider.findIndex((w, index) => w - row[index]!.w === gain);
  const next = row.map((item, index) => (index === first ? { ...item, w: wider[first]! } : item));
  return filled(next, widthsOf);
}

/**
 * Widgets in rows, in their order and none narrower than it is: of all the ways to break them into rows the one that leaves
 * the least room, and of several the one whose first rows hold most. What room is left goes to widgets that may be wider.
 */
export function packRows(items: Row, widthsOf: WidthsOf): readonly Row[] {
  /** The best rows of the widgets from each index on. */
  const best: (readonly Row[])[] = [];
  best[items.length] = [];
  for (let start = items.length - 1; start >= 0; start -= 1) {
    let found: readonly Row[] | null = null;
    // A row ends before the widget that it has no room for.
    const over = items.findIndex((_, end) => end > start && widthOf(items.slice(start, end + 1)) > COLUMNS);
    for (let end = over < 0 ? items.length : over; end > start; end -= 1) {
      const rows = [filled(items.slice(start, end), widthsOf), ...best[end]!];
      if (!found || roomIn(rows) < roomIn(found)) found = rows;
    }
    best[start] = found!;
  }
  return best[0]!;
}

/** A board without the holes that widgets leave which its person lacks, in the order of reading. */
export const repack = (layout: Layout, widthsOf: WidthsOf): Layout => fromRows(packRows(layout, widthsOf));
