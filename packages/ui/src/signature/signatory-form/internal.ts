/** What other components of this package share with this one; not public. */
export { groupsInOrder } from './signatory-values.js';
