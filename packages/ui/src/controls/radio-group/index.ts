export { RadioGroup } from './radio-group.js';
export type { RadioGroupProps } from './radio-group.js';
