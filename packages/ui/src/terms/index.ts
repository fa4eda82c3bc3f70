export * from './terms-dialog/index.js';
export * from './terms-page/index.js';
