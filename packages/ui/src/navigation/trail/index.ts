export { Trail } from './trail.js';
export type { TrailProps } from './trail.js';
