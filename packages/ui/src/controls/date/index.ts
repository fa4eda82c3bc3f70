export { DatePicker } from './date-picker.js';
export type { DatePickerProps } from './date-picker.js';
export { addDays, clampDate, countDays, isoDate } from './iso-date.js';
export type { IsoDate } from './iso-date.js';
export { preloadCalendar } from './lazy-calendar.js';
export { parseDate, typedDate } from './parse-date.js';
