export * from './contract-rights/index.js';
export * from './rights-compare/index.js';
export * from './rights-matrix/index.js';
