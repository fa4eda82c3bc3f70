export { RightsCompare } from './rights-compare.js';
export type { RightsCompareProps } from './rights-compare.js';
