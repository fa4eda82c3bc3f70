/** Parts shared within this package; not public. */
export { FinancingRecord, type FinancingFacts } from './financing-record.js';
