export * from './audit-reports-page/index.js';
