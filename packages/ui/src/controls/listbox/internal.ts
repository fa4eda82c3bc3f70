/** Shared with other components of this package; not public. */
export { BoxEnd } from './box-end.js';
