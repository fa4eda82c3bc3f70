import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a read, as lists of options show it. */
export function listStatus({ isLoading, isError, refetch }: UseQueryResult, failed: string) {
  return {
    loading: isLoading,
    ...(isError && { error: failed, onRetry: () => void refetch() }),
  };
}
