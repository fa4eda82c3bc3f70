import { ApiError } from '@atrium/contract/errors';
import type { UseQueryResult } from '@tanstack/react-query';

/** What an error state shows of failed reads, and how it asks again; undefined while none failed. */
export function errorFacts(...reads: readonly Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>[]) {
  const failed = reads.filter(({ error }) => error);
  const error = failed[0]?.error;
  if (!error) return undefined;
  return {
    ...(error instanceof ApiError && { supportId: error.supportId }),
    onRetry: () => {
      for (const { refetch } of failed) void refetch();
    },
    retrying: failed.some(({ isFetching }) => isFetching),
  };
}
