export { AuditReportsPage } from './audit-reports-page.js';
export type { AuditReportsPageProps } from './audit-reports-page.js';
