export { LoansAndDeposits } from './loans-and-deposits.js';
export type { LoansAndDepositsProps } from './loans-and-deposits.js';
