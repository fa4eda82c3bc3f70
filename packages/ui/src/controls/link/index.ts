export { Link } from './link.js';
export type { LinkProps } from './link.js';
