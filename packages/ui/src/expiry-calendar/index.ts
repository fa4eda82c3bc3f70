export * from './expiry-calendar-page/index.js';
