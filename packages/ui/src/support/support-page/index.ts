export * from './support-page.js';
