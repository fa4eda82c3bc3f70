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

/** More results of one service: so many pages, at most a hundred results (SRCH-006 to SRCH-008). */
export const moreResultsQuery = (type: SearchType, body: Body, pages: number) => ({
  ...callQuery('search', 'search', {
    params: { type },
    body: { ...body, limit: Math.min(pages * SEARCH_PAGE_SIZE, SEARCH_LIMIT) },
  }),
  placeholderData: keepPreviousData,
});

/** The filters of a search, counted under the filters in use (SRCH-001). */
export const searchFiltersQuery = (body: Body) => ({
  ...callQuery('search', 'filters', { body }),
  placeholderData: keepPreviousData,
});

/** What the search finds has changed. */
export const searchChanged = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: callKey('search') });
