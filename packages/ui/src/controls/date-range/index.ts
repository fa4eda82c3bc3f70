export { DateRangePicker } from './date-range-picker.js';
export type { DateRangePickerProps } from './date-range-picker.js';
export type { DateRange, DateRangePreset } from './presets.js';
