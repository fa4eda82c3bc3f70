export { CashManagementPage } from './cash-management-page.js';
export type { CashManagementPageProps, CashManagementTab } from './cash-management-page.js';
