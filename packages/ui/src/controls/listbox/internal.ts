/** What other components of this package share with this one; not public. */
export { BoxEnd } from './box-end.js';
