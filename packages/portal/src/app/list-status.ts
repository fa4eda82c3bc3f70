import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a read, as lists of options show it. */
export function listStatus(
  { isLoading, isPlaceholderData, isError, refetch }: UseQueryResult,
  failed: string,
) {
  return {
    // While the answer to the text before is still shown, Enter must not choose from it.
    loading: isLoading || isPlaceholderData,
    ...(isError && { error: failed, onRetry: () => void refetch() }),
  };
}
