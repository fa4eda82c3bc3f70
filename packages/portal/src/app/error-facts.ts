import { ApiError, type ErrorCode } from '@atrium/contract/errors';
import type { UseQueryResult } from '@tanstack/react-query';

/** Returns the support id and the retry of failed queries, for an error state; undefined when none failed. */
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

/** Returns whether a call was refused because of the rights of the user. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** Returns whether a write was refused because the record has changed since it was read. */
export const isRecordChanged = (error: unknown): boolean => isRefusedFor(error, 'RECORD_CHANGED');

/** Returns whether a write was refused for a reason. */
export const isRefusedFor = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code;
