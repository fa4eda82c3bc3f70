export * from './events-page.js';
