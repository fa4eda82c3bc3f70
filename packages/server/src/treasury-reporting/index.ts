export { treasuryReportingHandlers } from './handlers.ts';
