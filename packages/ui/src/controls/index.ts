export * from './button/index.js';
export * from './error-summary/index.js';
export * from './field/index.js';
export * from './link/index.js';
export * from './search/index.js';
export * from './text/index.js';
export * from './textarea/index.js';
