/** Exports for other components of this package; not public. */
export { ChangeImpact } from './change-impact.js';
