export * from './home-page/index.js';
export * from './widget-page/index.js';
