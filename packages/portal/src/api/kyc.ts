import { KYC_WIDGET_SIZE } from '@atrium/contract/kyc-rules';
import { callQuery } from './calls.ts';

/** The records whose review comes next (WID-057). */
export const nextReviewsQuery = () =>
  callQuery('kyc', 'list', { query: { sorting: 'ASC', pageSize: KYC_WIDGET_SIZE } });
