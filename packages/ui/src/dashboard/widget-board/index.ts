export { WidgetBoard } from './widget-board.js';
export type { WidgetBoardProps } from './widget-board.js';
