import { callQuery } from './calls.ts';

/** What is drawn and placed, and what falls due next. */
export const loansAndDepositsQuery = (next?: number) =>
  callQuery('loansAndDeposits', 'summary', { query: { next } });
