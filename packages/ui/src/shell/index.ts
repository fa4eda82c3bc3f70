export * from './app-frame/index.js';
export * from './command-palette/index.js';
export * from './notice-page/index.js';
