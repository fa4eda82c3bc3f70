import { ApiError } from '@atrium/contract/errors';

/** Maps a failed query to the state that the lists of the page show. */
export const errorOf = (error: Error, onRetry: () => void, retrying: boolean) => ({
  status: 'error' as const,
  ...(error instanceof ApiError && { supportId: error.supportId }),
  onRetry,
  retrying,
});
