export { carbonEmissionHandlers } from './handlers.ts';
export { carbonEmissionsReport } from './report.ts';
