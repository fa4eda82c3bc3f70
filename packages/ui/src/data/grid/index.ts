export { DataGrid } from './data-grid.js';
export type { DataGridProps } from './data-grid.js';
export { ColumnsPanel } from './columns/columns-panel.js';
export type { ColumnsPanelProps, ColumnState } from './columns/columns-panel.js';
export { restoreGridState, serializeGridState } from './model/state.js';
export type { GridTotals } from './viewport/grid-totals.js';
export type {
  CellContext,
  ColumnFilter,
  ColumnType,
  ColumnValue,
  DataGridColumn,
  FilterCount,
  FilterOption,
  FilterRule,
  GridSelection,
  GridState,
  GridWindows,
  SortRule,
} from './types.js';
