export * from './foundations/index.js';
export * from './controls/index.js';
export * from './data/index.js';
export * from './overlays/index.js';
export * from './feedback/index.js';
export * from './navigation/index.js';
export * from './files/index.js';
export * from './dashboard/index.js';
