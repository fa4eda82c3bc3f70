export { TagChips } from './tag-chips.js';
export type { TagChipsProps } from './tag-chips.js';
