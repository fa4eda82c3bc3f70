export { auditReportsHandlers } from './handlers.ts';
