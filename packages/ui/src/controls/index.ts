export * from './button/index.js';
export * from './error-summary/index.js';
export * from './field/index.js';
export * from './link/index.js';
