import type { ReactNode } from 'react';
import type { ColumnFilter, ColumnType, ColumnValue, FilterRule, SortRule } from './engine/index.js';

/** What a cell renderer gets. */
export interface CellContext<Row> {
  row: Row;
  /** Give it to every button and link in the cell: the grid is one tab stop, F2 or Enter go into a cell. */
  tabIndex: -1;
  unread: boolean;
  selected: boolean;
}

export interface FilterOption {
  value: string;
  label: string;
  /** A short code after the label, such as a country. */
  detail?: string;
}

export interface DataGridColumn<Row> {
  /** Stable name; remembered states use it. */
  id: string;
  /** Label of the head, in the reader's language. */
  header: string;
  /** Shows no label in the head (check, star, actions); assistive technology still reads it. */
  headerHidden?: boolean;
  /** How the column sorts and filters. Default `text`. */
  type?: ColumnType;
  /** The value behind sorting, filters and search. A column without one does neither. Keep the function stable. */
  value?: (row: Row) => ColumnValue;
  /** Text of the cell. Default: the value. */
  format?: (value: ColumnValue, row: Row) => string;
  /**
   * Content of the cell when text is not enough. The grid draws other rows in the same cells as it scrolls and its rows
   * change: what has a state of its own, such as a menu, needs the id of the row as its `key`, or it acts on another row.
   */
  cell?: (context: CellContext<Row>) => ReactNode;
  /** `cell` draws text in one line, parts of it bold or small: it ends in an ellipsis where it does not fit. */
  inline?: boolean;
  /**
   * Content of the cell in a print, where it is not the text of `format`: a mark, or what stands for a control. A column without
   * a visible head is printed only with it.
   */
  print?: (row: Row) => ReactNode;
  /** Second line of the cell; the compact density drops it. */
  secondary?: (row: Row) => ReactNode;
  /** px. Default 160. */
  width?: number;
  /** px. Default 64. A column that grows shrinks to it too, where it is set and the grid is too narrow for all columns. */
  minWidth?: number;
  /** px. Default 960. */
  maxWidth?: number;
  /** Share of the spare width of the grid; 0 keeps `width`. Default: 1 for the primary column, else 0. */
  grow?: number;
  align?: 'start' | 'end';
  /** The title of the row: its head for assistive technology, semibold when unread, and the link that opens it. */
  primary?: boolean;
  /** Default: true when the column has a value. */
  sortable?: boolean;
  /** Starts a sort descending, as dates and amounts of interest do. */
  sortDescFirst?: boolean;
  filterable?: boolean;
  /** Values of a `set` with their labels, by which it sorts and is searched; default: the values that occur. */
  filterOptions?: readonly FilterOption[];
  /** Read by the search over all columns. Default: true for text and set columns. */
  searchable?: boolean;
  resizable?: boolean;
  /** May be moved, pinned and hidden. Default true; false for check, star and actions. */
  movable?: boolean;
  hideable?: boolean;
}

/** What a person can change of a grid; every part may be remembered (`serializeGridState`). */
export interface GridState {
  sorting: SortRule[];
  columnFilters: FilterRule[];
  /** Text of the search over all columns. */
  globalFilter: string;
  /** Ids of columns; columns not named follow in their own order. */
  columnOrder: string[];
  /** False hides a column. */
  columnVisibility: Record<string, boolean>;
  columnPinning: { start: string[]; end: string[] };
  /** Widths in px of resized columns. */
  columnSizing: Record<string, number>;
  /** Id of the column whose values make groups. */
  grouping: string[];
}

/** The rows that are selected; cheap to pass, made into lists when asked. */
export interface GridSelection<Row> {
  count: number;
  /** Rows that pass the filters and can be selected. */
  matches: number;
  /** Every row that passes the filters and can be selected is, loaded or not, but those that `ids` names. */
  every: boolean;
  /** Whether all that can be selected of what passes the filters is. */
  isComplete: () => boolean;
  /** The selected rows; with `every`, those left out. */
  ids: () => string[];
  /** The selected rows, as far as they are loaded. */
  rows: () => Row[];
  /** Rows that pass the filters and cannot be selected, as far as they are loaded. */
  fixed: () => Row[];
}

/** A value of a set filter, with the rows that it would show. */
export interface FilterCount extends FilterOption {
  count: number;
}

/**
 * Rows that the host filters, sorts and fetches in windows as the grid scrolls. `rows` of the grid then has a place for
 * each row that passes; one that is undefined is not loaded, and is drawn as a skeleton. A change of the filters is a new
 * list: the host gives up its selection.
 */
export interface GridWindows {
  /** These lines are in view, `end` not included. Keep the function stable. */
  onRange: (first: number, end: number) => void;
  /** The filter of a column is opened: its values are wanted. Null when it is closed. */
  onFilterOpen?: (column: string | null) => void;
  /** The values of the columns whose filter was opened; absent while they are counted. */
  facets?: Readonly<Partial<Record<string, readonly FilterCount[]>>>;
  /** How many of the rows cannot be selected (`whyFixed`). Default: none. */
  fixed?: number;
}

export type { ColumnFilter, ColumnType, ColumnValue, FilterRule, SortRule };
