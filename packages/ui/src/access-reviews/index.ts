export * from './access-review-page/index.js';
export * from './access-reviews-page/index.js';
export * from './open-reviews-page/index.js';
