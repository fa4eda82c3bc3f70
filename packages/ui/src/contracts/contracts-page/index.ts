export { ContractsPage } from './contracts-page.js';
export type { ContractsPageProps, ContractsState } from './contracts-page.js';
