import { compact, fromRows, rowsOf } from './rows.js';
import { COLUMNS, type Layout, type LayoutItem, type Target, type WidthsOf } from './types.js';

/** Returns the largest allowed width up to the requested one, otherwise the smallest (HOME-037, HOME-053). */
export function capWidth(wished: number, allowed: readonly number[]): number {
  const fits = allowed.filter((width) => width <= Math.min(wished, COLUMNS));
  return fits.length > 0 ? Math.max(...fits) : Math.min(...allowed);
}

/**
 * Adds a widget after the last one (HOME-033), in the next row if the last one ends at column 4 or there is no room
 * (HOME-034). Without a width in `item` it gets the smallest allowed one. A widget already there stays as it is.
 */
export function addWidget(
  layout: Layout,
  item: Pick<LayoutItem, 'i' | 'settings'> & { w?: number },
  widthsOf: WidthsOf,
): Layout {
  const board = compact(layout);
  if (board.some(({ i }) => i === item.i)) return board;
  const last = board.at(-1);
  const end = last ? last.x + last.w : 0;
  const w = capWidth(item.w ?? 1, widthsOf(item.i));
  const wraps = end + w > COLUMNS;
  return [...board, { ...item, w, h: 1, x: wraps ? 0 : end, y: (last?.y ?? 0) + (wraps ? 1 : 0) }];
}

/** Removes a widget from the board; the widgets to its right move up. */
export const remove = (layout: Layout, id: string): Layout => compact(layout.filter(({ i }) => i !== id));

/** Sets the width of a widget, limited to the allowed widths (HOME-037). */
export function resize(layout: Layout, id: string, wished: number, widthsOf: WidthsOf): Layout {
  return compact(
    layout.map((item) => {
      const w = item.i === id ? capWidth(wished, widthsOf(id)) : item.w;
      return w === item.w ? item : { ...item, w };
    }),
  );
}

/** Returns the next larger or smaller allowed width, or the current one if there is none. */
export function stepWidth(width: number, direction: 1 | -1, allowed: readonly number[]): number {
  const next = direction === 1 ? allowed.find((one) => one > width) : allowed.findLast((one) => one < width);
  return next ?? width;
}

/**
 * Moves a widget. The target's row refers to the current board, its index to the row without the moved widget. A row
 * left empty is removed.
 */
export function move(layout: Layout, id: string, { row, index, isNewRow = false }: Target): Layout {
  const rows = rowsOf(compact(layout));
  const moved = rows.flat().find(({ i }) => i === id);
  if (!moved) return fromRows(rows);
  const rest = rows.map((items) => items.filter(({ i }) => i !== id));
  const wanted = Math.max(0, Math.min(row, rest.length));
  if (isNewRow || wanted === rest.length) rest.splice(wanted, 0, [moved]);
  else rest[wanted]!.splice(Math.max(0, index), 0, moved);
  return fromRows(rest);
}

/**
 * Moves a widget after another one in reading order, or to the start: all that a view of one or two columns can
 * express. A widget already there stays in its row, because a user who sees fewer columns did not ask for another row.
 */
export function moveBehind(layout: Layout, id: string, previous: string | null): Layout {
  const board = compact(layout);
  const at = board.findIndex(({ i }) => i === id);
  if (at >= 0 && (board[at - 1]?.i ?? null) === previous) return board;
  const rows = rowsOf(board).map((items) => items.filter(({ i }) => i !== id));
  const row = rows.findIndex((items) => items.some(({ i }) => i === previous));
  const index = row < 0 ? 0 : rows[row]!.findIndex(({ i }) => i === previous) + 1;
  return move(layout, id, { row: Math.max(0, row), index });
}

/** Sets the settings of a widget (HOME-044). */
export const setSettings = (layout: Layout, id: string, settings: LayoutItem['settings']): Layout =>
  layout.map((item) => (item.i === id ? { ...item, ...(settings && { settings }) } : item));
