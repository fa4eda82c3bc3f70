export type { BoardEdit } from './board-edit.js';
export type { DashboardWidget } from './types.js';
export { WidgetBoard } from './widget-board.js';
export type { WidgetBoardProps } from './widget-board.js';
