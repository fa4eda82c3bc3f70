export { ShareSearch } from './share-search.js';
export type { ShareSearchProps } from './share-search.js';
