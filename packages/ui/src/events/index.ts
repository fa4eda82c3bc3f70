export * from './event-item.js';
export * from './events-page/index.js';
