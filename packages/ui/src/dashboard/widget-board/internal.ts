/** What other components of this package share with this one; not public. */
export type { CellActions, CellPartProps, Gesture } from './board-edit.js';
export { cellClasses, cellStyle } from './cell.js';
