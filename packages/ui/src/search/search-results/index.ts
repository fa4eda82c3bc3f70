export { MarkedText } from './marked-text.js';
export type { MarkedTextProps } from './marked-text.js';
export { SearchResultCard } from './search-result-card.js';
export type { SearchResultCardProps } from './search-result-card.js';
export { SearchResultGroup } from './search-result-group.js';
export type { SearchResultGroupProps } from './search-result-group.js';
