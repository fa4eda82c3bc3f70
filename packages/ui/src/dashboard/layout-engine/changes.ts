import { compact, fromRows, rowsOf } from './rows.js';
import { COLUMNS, type Layout, type LayoutItem, type Target, type WidthsOf } from './types.js';

/**
 * The allowed width nearest to a wished one: the largest that is not above it, else the smallest (HOME-037, HOME-053).
 */
export function capWidth(wished: number, allowed: readonly number[]): number {
  const fits = allowed.filter((width) => width <= Math.min(wished, COLUMNS));
  return fits.length > 0 ? Math.max(...fits) : Math.min(...allowed);
}

/**
 * Puts a widget after the last one (HOME-033), in the next row when the last ends at column 4 or there is no room
 * (HOME-034). It comes in its smallest allowed width unless `item` wishes another. A widget that is there stays as it is.
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

/** Takes a widget off the board; what was at its right closes up. */
export const remove = (layout: Layout, id: string): Layout => compact(layout.filter(({ i }) => i !== id));

/** Gives a widget a width, capped at the allowed ones (HOME-037). */
export function resize(layout: Layout, id: string, wished: number, widthsOf: WidthsOf): Layout {
  return compact(
    layout.map((item) => {
      const w = item.i === id ? capWidth(wished, widthsOf(id)) : item.w;
      return w === item.w ? item : { ...item, w };
    }),
  );
}

/** The next allowed width in a direction, or the present one at the end of the scale. */
export function stepWidth(width: number, direction: 1 | -1, allowed: readonly number[]): number {
  const next = direction === 1 ? allowed.find((one) => one > width) : allowed.findLast((one) => one < width);
  return next ?? width;
}

/**
 * Moves a widget. The target counts rows as they are on the board now, and widgets of a row without the moved one. A row
 * that the widget leaves empty goes away.
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
 * Moves a widget behind another one in reading order, or to the very start: what a board of one or two columns can say.
 * One that stands there stays in its row: who sees fewer columns has not asked for another.
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

/** Gives a widget its settings (HOME-044). */
export const setSettings = (layout: Layout, id: string, settings: LayoutItem['settings']): Layout =>
  layout.map((item) => (item.i === id ? { ...item, ...(settings && { settings }) } : item));
