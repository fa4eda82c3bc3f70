export * from './app-frame/index.js';
export * from './notice-page/index.js';
