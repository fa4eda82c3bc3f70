export { Checkbox } from './checkbox.js';
export type { CheckboxProps } from './checkbox.js';
export { CheckboxGroup } from './checkbox-group.js';
export type { CheckboxGroupProps } from './checkbox-group.js';
