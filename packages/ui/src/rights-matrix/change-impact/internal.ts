/** What other components of this package share with this one; not public. */
export { ChangeImpact } from './change-impact.js';
