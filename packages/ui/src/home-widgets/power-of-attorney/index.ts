export { PowerOfAttorney } from './power-of-attorney.js';
export type { PowerOfAttorneyProps } from './power-of-attorney.js';
