export { SearchPage } from './search-page.js';
export type { SearchPageProps, FoundService } from './search-page.js';
