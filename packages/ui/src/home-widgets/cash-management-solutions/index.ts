export { CashManagementSolutions } from './cash-management-solutions.js';
export type { CashManagementSolutionsProps } from './cash-management-solutions.js';
