export { Circularisation } from './circularisation.js';
export type { CircularisationProps } from './circularisation.js';
