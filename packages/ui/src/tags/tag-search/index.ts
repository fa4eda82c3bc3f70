export { TagSearch } from './tag-search.js';
export type { TagSearchProps } from './tag-search.js';
