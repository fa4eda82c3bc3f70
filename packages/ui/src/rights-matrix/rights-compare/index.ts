export { RightsCompare } from './rights-compare.js';
export type { ComparedPeople, RightsCompareProps } from './rights-compare.js';
