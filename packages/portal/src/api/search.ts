import { SEARCH_LIMIT, SEARCH_PAGE_SIZE, type SearchType } from '@atrium/contract/search-rules';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import type { api } from './client.ts';

type Body = NonNullable<Parameters<ReturnType<typeof api>['search']['filters']>[0]>['body'];

/** The first results of every service (API-102). */
export const searchQuery = (body: Body) => ({
  ...callQuery('search', 'search', { params: { type: 'all' }, body }),
  placeholderData: keepPreviousData,
});

/** More results of one service: `pages` pages, at most 100 results (SRCH-006 to SRCH-008). */
export const moreResultsQuery = (type: SearchType, body: Body, pages: number) => ({
  ...callQuery('search', 'search', {
    params: { type },
    body: { ...body, limit: Math.min(pages * SEARCH_PAGE_SIZE, SEARCH_LIMIT) },
  }),
  placeholderData: keepPreviousData,
});

/** The filter options of a search, with counts under the active filters (SRCH-001). */
export const searchFiltersQuery = (body: Body) => ({
  ...callQuery('search', 'filters', { body }),
  placeholderData: keepPreviousData,
});

/** Invalidates the search after a change to what it finds. */
export const searchChanged = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: callKey('search') });
