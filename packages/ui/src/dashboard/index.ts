export * from './widget-frame/index.js';
