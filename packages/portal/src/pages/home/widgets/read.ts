import { ApiError } from '@atrium/contract/errors';
import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a widget by its read: loading, failed with the way to try again, or decided by the content. */
export function stateOf({ data, error, isPending, isFetching, refetch }: UseQueryResult) {
  return {
    status: isPending ? ('loading' as const) : data === undefined ? ('error' as const) : undefined,
    error: {
      ...(error instanceof ApiError && { supportId: error.supportId }),
      onRetry: () => void refetch(),
      retrying: isFetching,
    },
  };
}

/** The state of a widget that shows nothing when its read failed (WID-007): loading, or decided by the content. */
export const quietStateOf = ({ isPending }: UseQueryResult) => ({
  status: isPending ? ('loading' as const) : undefined,
});
