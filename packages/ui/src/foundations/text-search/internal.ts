/** Shared with other components of this package; not public. */
export { matchRanges, normalizeWithOrigins } from './match-ranges.js';
export { createSearchText, findRows } from './search-text.js';
export type { SearchText } from './search-text.js';
