/** Parts shared within this package; not public. */
export { GridToolbar } from './grid-toolbar.js';
