export { MultiSelect } from './multi-select.js';
export type { MultiSelectProps } from './multi-select.js';
