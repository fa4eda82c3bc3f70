import { ApiError } from '@atrium/contract/errors';
import type { UseQueryResult } from '@tanstack/react-query';

/** What the frame of a widget says of its read; figures that were read before stay while they are read again. */
export function frameOf({ data, error, isPending, isFetching, refetch }: UseQueryResult) {
  return {
    status: isPending ? 'loading' : data === undefined ? 'error' : undefined,
    error: {
      ...(error instanceof ApiError && { supportId: error.supportId }),
      onRetry: () => void refetch(),
      retrying: isFetching,
    },
  } as const;
}
