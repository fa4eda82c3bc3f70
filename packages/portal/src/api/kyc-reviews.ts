import { callQuery } from './calls.ts';

/** The KYC records with the next reviews (WID-057). */
export const nextReviewsQuery = (pageId: number, pageSize: number) =>
  callQuery('kyc', 'list', { query: { sorting: 'ASC', pageId, pageSize } });
