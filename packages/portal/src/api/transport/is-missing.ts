import { ApiError } from '@atrium/contract/errors';

/** Returns whether the record of a call does not exist any more, or not for this user. */
export const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 404;
