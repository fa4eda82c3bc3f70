/** Parts shared within this package; not public. */
export { groupsInOrder } from './signatory-values.js';
