/** Shared with other components of this package; not public. */
export { addDays, daysBetween } from './iso-date.js';
export { CalendarLayer } from './calendar-layer.js';
export { LazyCalendar } from './lazy-calendar.js';
export { useDateText } from './use-date-text.js';
export type { DateTextInput } from './use-date-text.js';
export { useDayFormats } from './use-day-formats.js';
