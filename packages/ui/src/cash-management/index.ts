export * from './cash-management-page/index.js';
