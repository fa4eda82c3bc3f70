export { Ledger, TotalRow } from './ledger.js';
export type { LedgerProps, LedgerRow, TotalRowProps } from './ledger.js';
