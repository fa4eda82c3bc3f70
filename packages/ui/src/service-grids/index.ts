export * from './service-grid-page/index.js';
