import type { Page } from '@atrium/contract/paging';
import { PREFER_MINIMAL } from '@atrium/contract/request-rules';
import type { Request, RequestCounters, RequestList, RequestSummary } from '@atrium/contract/requests';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';

type ListQuery = NonNullable<Parameters<ReturnType<typeof api>['requests']['list']>[0]>['query'];

/** Rows without their details. */
export const requestsQuery = (query: ListQuery) =>
  callQuery('requests', 'list', { query, headers: PREFER_MINIMAL });
/** Asked again whenever the page is looked at: the turn changes by acts in other tabs too. */
export const requestCountersQuery = () => ({
  ...callQuery('requests', 'counters'),
  refetchOnWindowFocus: 'always' as const,
});
export const requestQuery = (id: string) => callQuery('requests', 'get', { params: { id } });

const REQUESTS = { queryKey: callKey('requests') };

type Change = Partial<Pick<RequestSummary, 'favorite' | 'unseen' | 'neverSeen'>>;

/** Changes one request wherever the cache holds it. */
function patchRequest(queries: QueryClient, id: string, change: Change): void {
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

interface Star {
  id: string;
  favorite: boolean;
}

/** Shows a star as on or off, and counts it. */
function showStar(queries: QueryClient, { id, favorite }: Star): void {
  patchRequest(queries, id, { favorite });
  queries.setQueryData<RequestCounters>(callKey('requests', 'counters'), (counters) =>
    counters ? { ...counters, favorite: counters.favorite + (favorite ? 1 : -1) } : counters,
  );
}

/** Adds to or removes from the favourites; shown at once, taken back when the server refuses (API-054, API-055). */
export function useToggleFavorite() {
  const queries = useQueryClient();
  return useMutation({
    // Quick clicks reach the server one after the other, so that the last one holds.
    scope: { id: 'favorite' },
    mutationFn: ({ id, favorite }: Star) =>
      favorite
        ? api().requests.addFavorite({ params: { id } })
        : api().requests.removeFavorite({ params: { id } }),
    onMutate: async (star) => {
      // What is being read would bring back the former star; it is asked for again afterwards.
      const interrupted = queries.getQueryCache().findAll({ ...REQUESTS, fetchStatus: 'fetching' });
      await queries.cancelQueries(REQUESTS);
      showStar(queries, star);
      return interrupted;
    },
    // This star alone: what else has changed meanwhile stays.
    onError: (_error, { id, favorite }) => showStar(queries, { id, favorite: !favorite }),
    onSettled: (_answer, _error, _star, interrupted = []) => {
      void queries.invalidateQueries({ queryKey: callKey('requests', 'counters') });
      for (const name of ['list', 'search'] as const) {
        void queries.invalidateQueries({ queryKey: callKey('requests', name), refetchType: 'none' });
      }
      void queries.refetchQueries({ predicate: (query) => interrupted.includes(query) });
    },
  });
}

/** Marks a request as seen; lists and counters follow (RDET-077). */
export function useMarkSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api().requests.markSeen({ params: { id } }),
    onSuccess: (_answer, id) => {
      patchRequest(queries, id, { unseen: false, neverSeen: false });
      void queries.invalidateQueries({ queryKey: callKey('requests', 'counters') });
    },
  });
}
