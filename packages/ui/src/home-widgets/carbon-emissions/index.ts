export { CarbonEmissions } from './carbon-emissions.js';
export type { CarbonEmissionsProps } from './carbon-emissions.js';
