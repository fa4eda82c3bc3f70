import type { RequestSummary } from '@atrium/contract/requests';

/** The tabs of the board (REQ-001); the first is shown by default (REQ-024). */
export const BOARD_TABS = ['in-progress', 'to-close', 'closed', 'favorite'] as const;
export type BoardTab = (typeof BOARD_TABS)[number];

/** The extra filters (REQ-023). */
export const QUICK_FILTERS = ['unread', 'favorite', 'mine', 'neverSeen'] as const;
export type QuickFilter = (typeof QUICK_FILTERS)[number];

const PASSES: Record<QuickFilter, (request: RequestSummary) => boolean> = {
  unread: (request) => request.unseen,
  favorite: (request) => request.favorite,
  mine: (request) => request.isCreatedByMe,
  neverSeen: (request) => request.neverSeen,
};

/** Returns the requests that match all active filters. */
export function passing(
  requests: readonly RequestSummary[],
  filters: readonly QuickFilter[],
): readonly RequestSummary[] {
  return filters.length === 0
    ? requests
    : requests.filter((request) => filters.every((filter) => PASSES[filter](request)));
}
