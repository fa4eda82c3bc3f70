/** Exports for other components of this package; not public. */
export type { CellActions, CellPartProps, Gesture } from './board-edit.js';
export { cellClasses, cellStyle } from './cell.js';
