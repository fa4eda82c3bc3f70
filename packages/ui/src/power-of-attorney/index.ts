export * from './power-of-attorney-list-page/index.js';
export * from './power-of-attorney-page/index.js';
export * from './who-may-sign/index.js';
