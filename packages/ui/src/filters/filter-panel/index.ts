export { FilterPanel } from './filter-panel.js';
export type { FilterPanelProps } from './filter-panel.js';
export { FilterText } from './filter-text.js';
export type { FilterTextProps } from './filter-text.js';
export type { TagSearching } from './tag-block.js';
