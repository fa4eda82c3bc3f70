export { AmountInput } from './amount-input.js';
export type { AmountInputProps } from './amount-input.js';
