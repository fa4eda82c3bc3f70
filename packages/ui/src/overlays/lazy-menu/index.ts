export { LazyMenu } from './lazy-menu.js';
export type { LazyMenuProps } from './lazy-menu.js';
