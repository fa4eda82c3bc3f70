/** A cell of what is shown: index of its person and of its column. */
export interface MatrixCell {
  readonly row: number;
  readonly column: number;
}

/** Cells between a corner that stays and one that moves; both are part of it. */
export interface MatrixRange {
  readonly anchor: MatrixCell;
  /** The active cell. */
  readonly focus: MatrixCell;
}

/** The cells of a range: from, to before. */
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

/** The range inside what is shown; rows and columns may have gone by a filter. */
export function clampRange(range: MatrixRange, size: Size): MatrixRange {
  const next = { anchor: within(range.anchor, size), focus: within(range.focus, size) };
  const isSame = (one: MatrixCell, other: MatrixCell) => one.row === other.row && one.column === other.column;
  return isSame(next.anchor, range.anchor) && isSame(next.focus, range.focus) ? range : next;
}

/** The range once its active corner has gone to a cell: it grows, or there is one cell. */
export const moveTo = (range: MatrixRange, cell: MatrixCell, extend: boolean): MatrixRange => ({
  anchor: extend ? range.anchor : cell,
  focus: cell,
});

/** A range of which one cell is active already, such as a row; the active corner stays in view. */
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

/** The service around a column: indexes of its first column and of the one after its last. */
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

/** Where a key takes the range; null for keys that do not move it. `page`: rows of one page. */
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
      // To the start of the service, then of the one before.
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
      // With Shift the rows, with Ctrl the columns, alone the services of the range.
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
