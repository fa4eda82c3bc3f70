export * from './envelope-card/index.js';
export * from './envelope-history/index.js';
export * from './envelope-list/index.js';
export * from './signatory-form/index.js';
export * from './signature-form/index.js';
