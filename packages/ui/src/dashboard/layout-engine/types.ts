/** Columns of the grid (HOME-052). */
export const COLUMNS = 4;

/** A widget on the board: column and row from 0, width and height in cells, its own settings (HOME-056). */
export interface LayoutItem {
  i: string;
  x: number;
  y: number;
  w: number;
  h: number;
  settings?: Readonly<Record<string, unknown>>;
}

/** A board. In normal form (`compact`) it is in reading order and every row is packed to the left. */
export type Layout = readonly LayoutItem[];

/** Returns the allowed widths of a widget, in columns, ascending and never empty. */
export type WidthsOf = (id: string) => readonly number[];

/** Target position of a widget: in a row, before its `index`-th widget, or in a new row inserted before `row`. */
export interface Target {
  row: number;
  index: number;
  isNewRow?: boolean;
}
