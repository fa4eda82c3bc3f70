import { callQuery } from './calls.ts';

/** The records whose review comes next (WID-057). */
export const nextReviewsQuery = (pageId: number, pageSize: number) =>
  callQuery('kyc', 'list', { query: { sorting: 'ASC', pageId, pageSize } });
