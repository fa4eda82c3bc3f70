export { Tag } from './tag.js';
export type { TagProps } from './tag.js';
export { TagList } from './tag-list.js';
export type { TagListProps } from './tag-list.js';
