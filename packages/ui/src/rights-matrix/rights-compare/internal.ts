/** Exports for other components of this package; not public. */
export { CompareView } from './rights-compare.js';
