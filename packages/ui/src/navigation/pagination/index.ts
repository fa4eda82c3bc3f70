export { Pagination } from './pagination.js';
export type { PaginationProps } from './pagination.js';
export { ShowMore } from './show-more.js';
export type { ShowMoreProps } from './show-more.js';
