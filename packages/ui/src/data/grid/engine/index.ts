export type { ColumnFilter, ColumnType, ColumnValue, EngineColumn, FilterRule, SortRule } from './columns.js';
export { textOf } from './columns.js';
export { isNoFilter } from './filter.js';
export { RowEngine } from './row-engine.js';
export type { RowEngineOptions, ViewOptions } from './row-engine.js';
export { flatView } from './view.js';
export type { RowGroup, RowView } from './view.js';
