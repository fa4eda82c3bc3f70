export { SearchInput } from './search-input.js';
export type { SearchInputProps } from './search-input.js';
