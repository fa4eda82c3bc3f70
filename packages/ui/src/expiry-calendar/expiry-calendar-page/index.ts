export { ExpiryCalendarPage } from './expiry-calendar-page.js';
export type { ExpiryCalendarPageProps } from './expiry-calendar-page.js';
