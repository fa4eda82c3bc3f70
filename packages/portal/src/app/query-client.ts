import { ApiError } from '@atrium/contract/errors';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { handleFailure } from './failures.ts';
import { isMissing } from '../api/transport/is-missing.ts';
import { waitingTime } from '../api/transport/waiting-time.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `isGoneHandled`: the caller itself says that the record is gone, and reads again what shows it. */
    mutationMeta: { isGoneHandled?: boolean };
  }
}

/** Whether a failure is transient: no response, or a gateway error that says the server is temporarily unavailable. */
const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  [0, 502, 503, 504].includes(error.status) &&
  error.code !== 'SYMPHONY_EXCEPTION';

/** Retries of a query: up to 3 when the server sent Retry-After, as it is only busy; 1 after a transient failure. */
const mayRetry = (count: number, error: unknown): boolean =>
  waitingTime(error) === null ? count < 1 && isPassing(error) : count < 3;

/** Marks what is fetched before the user opens a page; a later fetch by the page itself removes the mark. */
const AHEAD = { isFetchedAhead: true } as const;

/** Whether a query was fetched ahead and no page shows it. */
const isUnseen = (query: Query<unknown, unknown>): boolean =>
  query.meta?.['isFetchedAhead'] === true && query.getObserversCount() === 0;

/** Whether the user may no longer read what a query returned before: it is gone, or the right to it is. */
const isTakenAway = (error: unknown, query: Query<unknown, unknown>): boolean =>
  query.meta?.['isForgotten'] === true &&
  error instanceof ApiError &&
  (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN');

/** On invalidation also restarts a first fetch in flight: its response may predate the change. */
class FreshQueryClient extends QueryClient {
  override invalidateQueries<TKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (filters?.refetchType !== 'none')
      for (const query of this.getQueryCache().findAll({
        ...filters,
        type: 'active',
        fetchStatus: 'fetching',
      }))
        // By default the library only cancels later fetches. Callers awaiting this one get the result of the next.
        if (query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }

  override prefetchQuery<Data, Failure, Selected, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Failure, Selected, Key>,
  ): Promise<void> {
    return super.prefetchQuery({ ...options, meta: { ...options.meta, ...AHEAD } });
  }

  override prefetchInfiniteQuery<Data, Failure, Selected, Key extends QueryKey, PageParam>(
    options: FetchInfiniteQueryOptions<Data, Failure, Selected, Key, PageParam>,
  ): Promise<void> {
    return super.prefetchInfiniteQuery({ ...options, meta: { ...options.meta, ...AHEAD } });
  }
}

/**
 * Creates the query client. Mutations are never retried; failures go to `handleFailure` after the retries, except those
 * of prefetches that no page shows: a page repeats a failed read when it opens, and may not open at all. What a query
 * marked with `FORGOTTEN` has read is forgotten when the server refuses it. After a mutation that finds its subject no
 * longer, everything that can change is read again, unless its `meta` says that this is handled.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new FreshQueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Otherwise pages would go on showing what they had read before.
        if (isTakenAway(error, query)) query.setState({ data: undefined });
        if (!isUnseen(query)) handleFailure(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _, __, { meta }) => {
        const isGone = isMissing(error) && !meta?.isGoneHandled;
        handleFailure(error, isGone);
        // What it was about is gone, or hidden from the user since. No toast says so (PLAT-075): the page shows what is left.
        if (isGone)
          void client.invalidateQueries({
            // Files and pictures never change; conversations fetch what is new themselves.
            predicate: ({ observers }) => observers.every(({ options }) => options.staleTime !== Infinity),
          });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: mayRetry,
        retryDelay: (_, error) => waitingTime(error) ?? 500,
        // Offline, a call fails and shows an error instead of being paused silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
