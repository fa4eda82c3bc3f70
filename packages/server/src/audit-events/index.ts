export { auditEventHandlers } from './handlers.ts';
