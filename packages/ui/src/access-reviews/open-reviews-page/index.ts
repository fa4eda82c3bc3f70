export { OpenReviewsPage } from './open-reviews-page.js';
export type { OpenReviewsPageProps } from './open-reviews-page.js';
