export { SearchPage } from './search-page.js';
export type { SearchPageProps, FoundService } from './search-page.js';
export type { ByTagProps } from './by-tag.js';
