export { LegalDashboard } from './legal-dashboard.js';
export type { LegalDashboardProps } from './legal-dashboard.js';
