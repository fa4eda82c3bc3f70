/** A shown cell: index of its row (user) and of its column. */
export interface MatrixCell {
  readonly row: number;
  readonly column: number;
}

/** Cells between a fixed corner and a moving one, both included. */
export interface MatrixRange {
  readonly anchor: MatrixCell;
  /** The active cell. */
  readonly focus: MatrixCell;
}

/** The cells of a range; `bottom` and `right` are exclusive. */
export interface Bounds {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export const ORIGIN: MatrixRange = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } };

export const boundsOf = ({ anchor, focus }: MatrixRange): Bounds => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row) + 1,
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column) + 1,
});

const within = ({ row, column }: MatrixCell, size: Size): MatrixCell => ({
  row: Math.max(0, Math.min(row, size.rows - 1)),
  column: Math.max(0, Math.min(column, size.columns - 1)),
});

/** Keys of the shown rows and of the shown columns, in their order. */
export interface ShownKeys {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** Whether the keys between two indexes are the same ones in the same order after both moved by `shift`. */
const areSame = (
  before: readonly string[],
  after: readonly string[],
  [from, to]: [number, number],
  shift: number,
) => before.slice(from, to).every((key, index) => after[from + index + shift] === key);

/**
 * Returns where the cells of a range are once others are shown: the same range if all its cells still follow each other,
 * else its active cell. If that is not shown either, no cell is selected (`isLost`), and the range is the active cell.
 */
export function followRange(
  range: MatrixRange,
  before: ShownKeys,
  after: ShownKeys,
): { readonly range: MatrixRange; readonly isLost: boolean } {
  if (before === after) return { range, isLost: false };
  const { top, bottom, left, right } = boundsOf(range);
  const row = after.rows.indexOf(before.rows[range.focus.row] ?? '');
  const column = after.columns.indexOf(before.columns[range.focus.column] ?? '');
  if (row === -1 || column === -1) {
    const cell = within(range.focus, { rows: after.rows.length, columns: after.columns.length });
    return { range: { anchor: cell, focus: cell }, isLost: true };
  }
  const down = row - range.focus.row;
  const across = column - range.focus.column;
  const isWhole =
    areSame(before.rows, after.rows, [top, bottom], down) &&
    areSame(before.columns, after.columns, [left, right], across);
  const focus = { row, column };
  const anchor = isWhole ? { row: range.anchor.row + down, column: range.anchor.column + across } : focus;
  return { range: { anchor, focus }, isLost: false };
}

/** Moves the active corner of a range to a cell: extends the range, or selects that one cell. */
export const moveTo = (range: MatrixRange, cell: MatrixCell, extend: boolean): MatrixRange => ({
  anchor: extend ? range.anchor : cell,
  focus: cell,
});

/** Returns a range over the bounds, such as a row; its active corner is at the active cell, to stay in view. */
export const spanning = ({ top, bottom, left, right }: Bounds, active: MatrixCell): MatrixRange => ({
  anchor: {
    row: active.row === top ? bottom - 1 : top,
    column: active.column === left ? right - 1 : left,
  },
  focus: {
    row: active.row === top ? top : bottom - 1,
    column: active.column === left ? left : right - 1,
  },
});

/** The columns of a service: index of the first, and of the one after the last. */
export interface GroupSpan {
  readonly first: number;
  readonly end: number;
}

const groupAt = (groups: readonly GroupSpan[], column: number) =>
  groups.findIndex(({ first, end }) => column >= first && column < end);

export interface MoveKeys {
  key: string;
  /** Ctrl, or Command on a Mac. */
  control: boolean;
  shift: boolean;
}

/** Returns the range after a key press; null for keys that do not move it. `page`: number of rows per page. */
export function moveByKey(
  range: MatrixRange,
  { key, control, shift }: MoveKeys,
  size: Size,
  groups: readonly GroupSpan[],
  page: number,
): MatrixRange | null {
  const { row, column } = range.focus;
  const go = (cell: MatrixCell) => moveTo(range, within(cell, size), shift);
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const own = groupAt(groups, column);
  switch (key) {
    case 'ArrowLeft': {
      if (!control) return go({ row, column: column - 1 });
      // To the start of the service, then of the previous one.
      const start = groups[own]?.first ?? 0;
      return go({ row, column: column > start ? start : (groups[own - 1]?.first ?? 0) });
    }
    case 'ArrowRight':
      return go({ row, column: control ? (groups[own + 1]?.first ?? last.column) : column + 1 });
    case 'ArrowUp':
      return go({ row: control ? 0 : row - 1, column });
    case 'ArrowDown':
      return go({ row: control ? last.row : row + 1, column });
    case 'PageUp':
      return go({ row: row - page, column });
    case 'PageDown':
      return go({ row: row + page, column });
    case 'Home':
      return go({ row: control ? 0 : row, column: 0 });
    case 'End':
      return go({ row: control ? last.row : row, column: last.column });
    case 'Escape':
      return range.anchor.row === row && range.anchor.column === column
        ? null
        : { anchor: range.focus, focus: range.focus };
    case 'a':
    case 'A':
      return control
        ? spanning({ top: 0, bottom: size.rows, left: 0, right: size.columns }, { row: 0, column: 0 })
        : null;
    case ' ': {
      const bounds = boundsOf(range);
      // With Shift selects whole rows, with Ctrl whole columns, alone the whole services of the range.
      if (shift) return spanning({ ...bounds, left: 0, right: size.columns }, range.focus);
      if (control) return spanning({ ...bounds, top: 0, bottom: size.rows }, range.focus);
      const left = groups[groupAt(groups, bounds.left)]?.first ?? bounds.left;
      const right = groups[groupAt(groups, bounds.right - 1)]?.end ?? bounds.right;
      return spanning({ ...bounds, left, right }, range.focus);
    }
    default:
      return null;
  }
}
