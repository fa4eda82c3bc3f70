export { NumberInput } from './number-input.js';
export type { NumberInputProps } from './number-input.js';
