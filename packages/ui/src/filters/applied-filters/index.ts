export { AppliedFilters } from './applied-filters.js';
export type { AppliedFiltersProps } from './applied-filters.js';
