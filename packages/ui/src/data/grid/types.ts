import type { ReactNode } from 'react';
import type { ColumnFilter, ColumnType, ColumnValue, FilterRule, SortRule } from './engine/index.js';

/** The argument of a cell renderer. */
export interface CellContext<Row> {
  row: Row;
  /** Pass it to every button and link in the cell: the grid is one tab stop, F2 or Enter enter a cell. */
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
  /** Stable id; stored states refer to it. */
  id: string;
  /** Label of the header, in the user's language. */
  header: string;
  /** Hides the header label visually (checkbox, star, actions); assistive technology still reads it. */
  headerHidden?: boolean;
  /** How the column sorts and filters. Default `text`. */
  type?: ColumnType;
  /** The value for sorting, filters and search; a column without it supports none of them. Keep the function stable. */
  value?: (row: Row) => ColumnValue;
  /** Text of the cell. Default: the value. */
  format?: (value: ColumnValue, row: Row) => string;
  /**
   * Content of the cell when text is not enough. Cells are recycled for other rows when the grid scrolls or its rows
   * change: anything with its own state, such as a menu, needs the row id as its `key`, or it acts on another row.
   */
  cell?: (context: CellContext<Row>) => ReactNode;
  /** `cell` renders one line of text, parts of it bold or small: it ends in an ellipsis when cut. */
  inline?: boolean;
  /**
   * Content of the cell in print, if not the text of `format`: a mark, or text in place of a control. A column with
   * `headerHidden` is printed only with it.
   */
  print?: (row: Row) => ReactNode;
  /** Second line of the cell; hidden in the compact density. */
  secondary?: (row: Row) => ReactNode;
  /** Width in px. Default 160. */
  width?: number;
  /** Minimum width in px. Default 64. If set, a growing column shrinks to it when space is short. */
  minWidth?: number;
  /** Maximum width in px. Default 960. */
  maxWidth?: number;
  /** Share of the spare width of the grid; 0 keeps `width`. Default: 1 for the primary column, else 0. */
  grow?: number;
  align?: 'start' | 'end';
  /** The row's title: its row header for assistive technology, semibold when unread, and the link that opens it. */
  primary?: boolean;
  /** Default: true when the column has a value. */
  sortable?: boolean;
  /** The first sort is descending, as for dates and interest amounts. */
  sortDescFirst?: boolean;
  filterable?: boolean;
  /** Values of a `set` with their labels, used for sorting and search; default: the values that occur. */
  filterOptions?: readonly FilterOption[];
  /** Included in the search over all columns. Default: true for text and set columns. */
  searchable?: boolean;
  resizable?: boolean;
  /** Whether it can be moved, pinned and hidden. Default true; false for checkbox, star and actions. */
  movable?: boolean;
  hideable?: boolean;
}

/** The part of a grid the user can change; any slice may be stored (`serializeGridState`). */
export interface GridState {
  sorting: SortRule[];
  columnFilters: FilterRule[];
  /** Text of the search over all columns. */
  globalFilter: string;
  /** Column ids; unlisted columns follow in their defined order. */
  columnOrder: string[];
  /** False hides a column. */
  columnVisibility: Record<string, boolean>;
  columnPinning: { start: string[]; end: string[] };
  /** Widths in px of resized columns. */
  columnSizing: Record<string, number>;
  /** Id of the column whose values define the groups. */
  grouping: string[];
}

/** The selected rows; lists are only created on demand. */
export interface GridSelection<Row> {
  count: number;
  /** Number of rows that pass the filters and can be selected. */
  matches: number;
  /** Whether every selectable row that passes the filters is selected, loaded or not, except those in `ids`. */
  every: boolean;
  /** Returns whether all selectable rows that pass the filters are selected. */
  isComplete: () => boolean;
  /** Returns the ids of the selected rows; with `every`, of the exceptions. */
  ids: () => string[];
  /** Returns the selected rows that are loaded. */
  rows: () => Row[];
  /** Returns the loaded rows that pass the filters and cannot be selected. */
  fixed: () => Row[];
}

/** A value of a set filter, with the number of rows it matches. */
export interface FilterCount extends FilterOption {
  count: number;
}

/**
 * Rows that the host filters, sorts and fetches in windows as the grid scrolls. The grid's `rows` then has an entry for
 * each matching row; undefined entries are not loaded and are shown as skeletons. A change of filters gives a new list:
 * the host clears its selection.
 */
export interface GridWindows {
  /** Called with the lines in view, `end` exclusive. Keep the function stable. */
  onRange: (first: number, end: number) => void;
  /** Called when the filter of a column opens and its values are needed; null when it closes. */
  onFilterOpen?: (column: string | null) => void;
  /** The values of the columns whose filter was opened; absent while they are being counted. */
  facets?: Readonly<Partial<Record<string, readonly FilterCount[]>>>;
  /** Number of rows that cannot be selected (`whyFixed`). Default: none. */
  fixed?: number;
}

export type { ColumnFilter, ColumnType, ColumnValue, FilterRule, SortRule };
