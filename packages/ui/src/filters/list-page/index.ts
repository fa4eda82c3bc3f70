export { ListPage } from './list-page.js';
export type { ListPageProps, ListState } from './list-page.js';
export { ListRow, ListRows } from './list-rows.js';
export type { ListRowProps, ListRowsProps } from './list-rows.js';
