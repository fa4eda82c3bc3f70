export { TradeFinancePage } from './trade-finance-page.js';
export type { TradeFinancePageProps } from './trade-finance-page.js';
