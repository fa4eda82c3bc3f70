export { FilterDrawer } from './filter-drawer.js';
export type { FilterDrawerProps } from './filter-drawer.js';
export { FilterDrawerButton } from './filter-drawer-button.js';
export type { FilterDrawerButtonProps } from './filter-drawer-button.js';
