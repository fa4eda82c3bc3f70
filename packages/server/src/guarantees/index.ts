export { guaranteeHandlers } from './handlers.ts';
export { guaranteesReport } from './report.ts';
