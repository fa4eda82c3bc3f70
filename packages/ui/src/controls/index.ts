export * from './button/index.js';
export * from './link/index.js';
