export * from './hub-page/index.js';
export * from './market-map/index.js';
