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

/** Whether a failure is transient: no response, or a gateway error that says the server is temporarily unavailable. */
const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  [0, 502, 503, 504].includes(error.status) &&
  error.code !== 'SYMPHONY_EXCEPTION';

/** Retries of a query: up to 3 when the server sent Retry-After, as it is only busy; 1 after a transient failure. */
const mayRetry = (count: number, error: unknown): boolean =>
  waitingTime(error) === null ? count < 1 && isPassing(error) : count < 3;

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
}

/** Creates the query client. Mutations are never retried; failures go to `handleFailure` after the retries. */
export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    queryCache: new QueryCache({ onError: handleFailure }),
    mutationCache: new MutationCache({ onError: handleFailure }),
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
}
