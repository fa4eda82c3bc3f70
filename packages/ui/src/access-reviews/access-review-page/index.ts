export { AccessReviewPage } from './access-review-page.js';
export type { AccessReviewPageProps } from './access-review-page.js';
