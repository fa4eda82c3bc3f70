export { useBoardEdit } from './use-board-edit.js';
export type { LayoutChange } from './board-drags.js';
export { WidgetGrid } from './widget-grid.js';
export type { WidgetGridProps } from './widget-grid.js';
