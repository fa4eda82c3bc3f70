export * from './access-review-page/index.js';
export * from './access-reviews-page/index.js';
