import { ApiError, type ErrorCode } from '@atrium/contract/errors';
import type { UseQueryResult } from '@tanstack/react-query';
import { isMissing } from '../api/transport/is-missing.ts';

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

/** Returns whether a record does not exist for the user; a malformed id (400) is as unknown. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Returns whether a write was refused because the record has changed since it was read. */
export const isRecordChanged = (error: unknown): boolean => isRefusedFor(error, 'RECORD_CHANGED');

/**
 * Waits for a deletion. Somebody else may have been faster: `gone` if they had deleted the record, `changed` if they
 * have changed it, which the toast of the call says. Throws any other failure.
 */
export async function outcomeOf(deletion: Promise<unknown>): Promise<'deleted' | 'gone' | 'changed'> {
  try {
    await deletion;
    return 'deleted';
  } catch (error) {
    if (isMissing(error)) return 'gone';
    if (isRecordChanged(error)) return 'changed';
    throw error;
  }
}

/** Returns whether a write was refused for a reason. */
export const isRefusedFor = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code;
