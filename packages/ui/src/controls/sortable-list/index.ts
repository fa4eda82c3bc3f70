export { SortableList } from './sortable-list.js';
export type { SortableListProps, SortableRow } from './sortable-list.js';
