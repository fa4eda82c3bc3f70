/** Shared with other components of this package; not public. */
export { useSearchText } from './use-search-text.js';
