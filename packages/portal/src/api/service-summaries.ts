import { callQuery } from './calls.ts';

/** What the widgets of the home show of a service, in one call each. */
export const loansAndDepositsQuery = () => callQuery('loansAndDeposits', 'summary');
export const guaranteesQuery = () => callQuery('guarantees', 'summary');
export const mtmQuery = () => callQuery('mtm', 'summary');
export const carbonEmissionsQuery = () => callQuery('carbonEmissions', 'summary');
export const legalDashboardQuery = () => callQuery('legalDashboard', 'summary');
