export { Empty } from './empty.js';
export type { EmptyProps } from './empty.js';
