export { AccessReviewsPage } from './access-reviews-page.js';
export type { AccessReviewsPageProps } from './access-reviews-page.js';
