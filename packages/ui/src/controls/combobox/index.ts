export { Combobox } from './combobox.js';
export type { ComboboxProps } from './combobox.js';
