export type { DashboardWidget, LayoutChange } from './types.js';
export { WidgetGrid } from './widget-grid.js';
export type { WidgetGridProps } from './widget-grid.js';
