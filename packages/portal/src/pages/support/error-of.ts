import { ApiError } from '@atrium/contract/errors';

/** A failed read as the lists of the page show it. */
export const errorOf = (error: Error, onRetry: () => void, retrying: boolean) => ({
  status: 'error' as const,
  ...(error instanceof ApiError && { supportId: error.supportId }),
  onRetry,
  retrying,
});
