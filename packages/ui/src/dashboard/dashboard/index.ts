export { Dashboard } from './dashboard.js';
export type { DashboardProps, DashboardToSave } from './dashboard.js';
