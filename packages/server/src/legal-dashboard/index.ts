export { legalDashboardHandlers } from './handlers.ts';
export { legalDashboardReport } from './report.ts';
