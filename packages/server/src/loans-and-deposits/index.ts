export { hasDetail, runningPositions } from './access.ts';
export { loansAndDepositsHandlers } from './handlers.ts';
