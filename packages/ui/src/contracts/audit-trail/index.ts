export { AuditEvents } from './audit-events.js';
export type { AuditEventsProps, ContractAuditState } from './audit-events.js';
