/** What other components of this package share with this one; not public. */
export { FinancingRecord, type FinancingFacts } from './financing-record.js';
