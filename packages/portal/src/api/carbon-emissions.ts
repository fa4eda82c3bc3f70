import { callQuery } from './calls.ts';

/** Emissions of the last years, and of the latest year by legal entity. */
export const carbonEmissionsQuery = () => callQuery('carbonEmissions', 'summary');
