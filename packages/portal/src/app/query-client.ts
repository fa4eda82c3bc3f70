import { ApiError } from '@atrium/contract/errors';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
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

/** The cache of the portal; a write is never sent again by itself. Every failure goes to `handleFailure`, after the retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
