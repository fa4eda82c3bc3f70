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

/** The widths that a widget may take, in columns, ascending and never empty. */
export type WidthsOf = (id: string) => readonly number[];

/** Where a widget goes: into a row, before its `index`-th widget, or into a new row that is put in before `row`. */
export interface Target {
  row: number;
  index: number;
  isNewRow?: boolean;
}
