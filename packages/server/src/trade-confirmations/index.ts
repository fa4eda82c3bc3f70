export { tradeConfirmationHandlers } from './handlers.ts';
export { tradeConfirmationsReport } from './report.ts';
