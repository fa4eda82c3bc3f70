export { TermsPage } from './terms-page.js';
export type { TermsPageProps } from './terms-page.js';
