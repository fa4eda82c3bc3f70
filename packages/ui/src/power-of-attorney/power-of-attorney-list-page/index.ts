export { PowerOfAttorneyListPage } from './power-of-attorney-list-page.js';
export type { PowerOfAttorneyListPageProps } from './power-of-attorney-list-page.js';
