import { fromRows } from './rows.js';
import { COLUMNS, type Layout, type LayoutItem, type WidthsOf } from './types.js';

type Row = readonly LayoutItem[];

const widthOf = (row: Row) => row.reduce((sum, { w }) => sum + w, 0);

/** Returns the number of empty columns in the rows. */
export const roomIn = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + COLUMNS - widthOf(row), 0);

/** Returns the row with its empty columns given to the first widget that can take all of them, or the most of them. */
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
 * Breaks widgets into rows, in order and none narrower than before: of all possible breaks the one with the least empty
 * space, and among equals the one with the fullest first rows. Remaining space goes to widgets that may be wider.
 */
export function packRows(items: Row, widthsOf: WidthsOf): readonly Row[] {
  /** The best rows for the widgets from each index on (dynamic programming). */
  const best: (readonly Row[])[] = [];
  best[items.length] = [];
  for (let start = items.length - 1; start >= 0; start -= 1) {
    let found: readonly Row[] | null = null;
    // A row ends before the widget that no longer fits.
    const over = items.findIndex((_, end) => end > start && widthOf(items.slice(start, end + 1)) > COLUMNS);
    for (let end = over < 0 ? items.length : over; end > start; end -= 1) {
      const rows = [filled(items.slice(start, end), widthsOf), ...best[end]!];
      if (!found || roomIn(rows) < roomIn(found)) found = rows;
    }
    best[start] = found!;
  }
  return best[0]!;
}

/** Returns a board without the gaps left by widgets that the user cannot see, in reading order. */
export const repack = (layout: Layout, widthsOf: WidthsOf): Layout => fromRows(packRows(layout, widthsOf));
