import { ApiError } from '@atrium/contract/errors';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { handleFailure } from './failures.ts';
import { waitingTime } from '../api/transport/waiting-time.ts';

/** Worth one more try: no answer, or a gateway that says the server is away for the moment. */
const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  [0, 502, 503, 504].includes(error.status) &&
  error.code !== 'SYMPHONY_EXCEPTION';

/** How often a read is sent again: thrice when the server says when, as it is only busy. */
const mayRetry = (count: number, error: unknown): boolean =>
  waitingTime(error) === null ? count < 1 && isPassing(error) : count < 3;

/** Sends a first read again as well that was under way when something changed: its answer may be from before the change. */
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
        // By default the library only cancels later reads. Callers that wait for this one get the result of the next.
        if (query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

/** The cache of the portal; a write is never sent again by itself. Every failure goes to `handleFailure`, after the retries. */
export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    queryCache: new QueryCache({ onError: handleFailure }),
    mutationCache: new MutationCache({ onError: handleFailure }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: mayRetry,
        retryDelay: (_, error) => waitingTime(error) ?? 500,
        // Offline, a call fails and says so instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
