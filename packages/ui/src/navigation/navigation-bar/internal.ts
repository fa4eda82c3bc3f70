/** Shared with other components of this package; not public. */
export { LeavingMark } from './leaving-mark.js';
