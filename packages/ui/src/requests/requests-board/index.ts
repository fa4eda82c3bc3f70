export { BOARD_TABS, QUICK_FILTERS } from './board-filters.js';
export type { BoardTab, QuickFilter } from './board-filters.js';
export { RequestsBoard } from './requests-board.js';
export type { RequestsBoardProps } from './requests-board.js';
