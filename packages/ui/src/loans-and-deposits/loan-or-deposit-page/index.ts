export { LoanOrDepositPage } from './loan-or-deposit-page.js';
export type { LoanOrDepositPageProps } from './loan-or-deposit-page.js';
