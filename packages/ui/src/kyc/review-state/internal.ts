export { REVIEW_MARKS } from './review-state.js';
export { useReviewDistance } from './use-review-distance.js';
