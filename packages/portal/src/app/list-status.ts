import type { UseQueryResult } from '@tanstack/react-query';

/** Maps a query to the state that lists of options show. */
export function listStatus(
  { isLoading, isPlaceholderData, isError, refetch }: UseQueryResult,
  failed: string,
) {
  return {
    // While the options for the previous text are still shown, Enter must not choose one.
    loading: isLoading || isPlaceholderData,
    ...(isError && { error: failed, onRetry: () => void refetch() }),
  };
}
