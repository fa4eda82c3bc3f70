export { ErrorSummary } from './error-summary.js';
export type { ErrorSummaryItem, ErrorSummaryProps } from './error-summary.js';
