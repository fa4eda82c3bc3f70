/** What other components of this package share with this one; not public. */
export { PrimaryAction } from './primary-action.js';
