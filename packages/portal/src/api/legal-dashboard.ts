import { callQuery } from './calls.ts';

/** Agreements by state, and those that are not yet in force. */
export const legalDashboardQuery = (next?: number) =>
  callQuery('legalDashboard', 'summary', { query: { next } });
