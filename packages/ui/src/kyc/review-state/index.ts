export { ReviewState } from './review-state.js';
export type { ReviewStateProps } from './review-state.js';
