export * from './audit-trail/index.js';
export * from './contract-form/index.js';
export * from './contract-page/index.js';
export * from './contract-users/index.js';
export * from './contracts-page/index.js';
export * from './entities-lists/index.js';
export * from './export-days/index.js';
export * from './version-conflict/index.js';
