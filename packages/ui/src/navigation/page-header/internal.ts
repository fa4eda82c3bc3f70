/** Shared with other components of this package; not public. */
export { PrimaryAction } from './primary-action.js';
