export * from './trade-finance-page/index.js';
