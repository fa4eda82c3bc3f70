import { ApiError } from '@atrium/contract/errors';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { handleFailure } from './failures.ts';

/** Worth one more try: no answer, or a gateway that says the server is away for the moment. */
const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  [0, 502, 503, 504].includes(error.status) &&
  error.code !== 'SYMPHONY_EXCEPTION';

/** The cache of the portal; every failure goes to `handleFailure`, after the retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: handleFailure }),
    mutationCache: new MutationCache({ onError: handleFailure }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 1 && isPassing(error),
        retryDelay: 500,
        // Offline, a call fails and says so instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
