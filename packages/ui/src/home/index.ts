export * from './home-page/index.js';
