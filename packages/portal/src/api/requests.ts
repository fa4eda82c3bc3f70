import type { Page } from '@atrium/contract/paging';
import { PREFER_MINIMAL } from '@atrium/contract/request-rules';
import type { Request, RequestCounters, RequestList, RequestSummary } from '@atrium/contract/requests';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery, FORGOTTEN } from './calls.ts';
import type { api } from './client.ts';
import { useFavorite } from './favorite.ts';

type ListQuery = NonNullable<Parameters<ReturnType<typeof api>['requests']['list']>[0]>['query'];

/** Requests as list rows, without details. */
export const requestsQuery = (query: ListQuery) =>
  callQuery('requests', 'list', { query, headers: PREFER_MINIMAL });
/** Refetched whenever the window regains focus: acts in other tabs change the counters too. */
export const requestCountersQuery = () => ({
  ...callQuery('requests', 'counters'),
  refetchOnWindowFocus: 'always' as const,
});
export const requestQuery = (id: string) => ({
  ...callQuery('requests', 'get', { params: { id } }),
  meta: FORGOTTEN,
});

type Change = Partial<Pick<RequestSummary, 'favorite' | 'unseen' | 'neverSeen'>>;

/** Patches one request in all cached queries. */
export function patchRequest(queries: QueryClient, id: string, change: Change): void {
  queries.setQueriesData<Page<RequestSummary>>({ queryKey: callKey('requests', 'list') }, (page) =>
    page?.pageRecords.some((row) => row.id === id)
      ? { ...page, pageRecords: page.pageRecords.map((row) => (row.id === id ? { ...row, ...change } : row)) }
      : page,
  );
  queries.setQueriesData<Partial<RequestList>>({ queryKey: callKey('requests', 'search') }, (list) =>
    list?.records?.some((row) => row.id === id)
      ? { ...list, records: list.records.map((row) => (row.id === id ? { ...row, ...change } : row)) }
      : list,
  );
  queries.setQueriesData<Request>({ queryKey: callKey('requests', 'get', { params: { id } }) }, (request) =>
    request ? { ...request, ...change } : request,
  );
}

/** Adds a request to the favourites or removes it; optimistic, rolled back on failure (API-054, API-055). */
export function useToggleFavorite() {
  const queries = useQueryClient();
  return useFavorite('requests', {
    queryKey: callKey('requests'),
    show: ({ id, favorite }) => {
      patchRequest(queries, id, { favorite });
      queries.setQueryData<RequestCounters>(callKey('requests', 'counters'), (counters) =>
        counters ? { ...counters, favorite: counters.favorite + (favorite ? 1 : -1) } : counters,
      );
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: callKey('requests', 'counters') });
      for (const name of ['list', 'search'] as const) {
        void queries.invalidateQueries({ queryKey: callKey('requests', name), refetchType: 'none' });
      }
    },
  });
}
