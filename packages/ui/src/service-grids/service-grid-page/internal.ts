/** What other components of this package share with this one; not public. */
export { GridToolbar } from './grid-toolbar.js';
