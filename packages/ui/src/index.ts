export * from './foundations/index.js';
export * from './controls/index.js';
