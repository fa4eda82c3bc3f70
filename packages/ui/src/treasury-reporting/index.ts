export * from './treasury-reporting-page/index.js';
export * from './treasury-item-page/index.js';
