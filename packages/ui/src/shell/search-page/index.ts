export { SearchPage } from './search-page.js';
export type { SearchPageProps, ServiceResult } from './search-page.js';
