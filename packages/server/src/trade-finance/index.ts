export { tradeFinanceHandlers } from './handlers.ts';
