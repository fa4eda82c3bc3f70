export { ExpiryCalendar } from './expiry-calendar.js';
export type { ExpiryCalendarProps } from './expiry-calendar.js';
