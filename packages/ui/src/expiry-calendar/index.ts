export * from './expiry-calendar-page/index.js';
export * from './expiry-feed-dialog/index.js';
export * from './expiry-reminders-dialog/index.js';
