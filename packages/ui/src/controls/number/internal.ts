/** Shared with other components of this package; not public. */
export { Readings } from './readings.js';
export { useDecimalInput } from './use-decimal-input.js';
