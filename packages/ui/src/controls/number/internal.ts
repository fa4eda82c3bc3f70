/** What other components of this package share with this one; not public. */
export { Readings } from './readings.js';
export { useDecimalInput } from './use-decimal-input.js';
