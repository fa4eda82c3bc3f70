import { callQuery } from './calls.ts';

/** Emissions of the last years, and of the last one by legal entity. */
export const carbonEmissionsQuery = () => callQuery('carbonEmissions', 'summary');
