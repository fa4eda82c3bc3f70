export { Rating } from './rating.js';
export type { RatingProps } from './rating.js';
