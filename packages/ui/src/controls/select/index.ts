export { Select } from './select.js';
export type { SelectProps } from './select.js';
