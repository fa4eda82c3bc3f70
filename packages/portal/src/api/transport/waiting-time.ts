import { ApiError } from '@atrium/contract/errors';

/** Longest wait in seconds before an automatic retry; if the server asks for more, an error is shown. */
const LONGEST = 15;

/**
 * Returns the milliseconds to wait before retrying a call that the server refused for load (429, 503 with Retry-After);
 * null for other failures or when the wait is too long. Adds up to 25 % of random jitter, so that clients refused
 * together do not retry together.
 */
export function waitingTime(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.retryAfter === null) return null;
  if (error.status !== 429 && error.status !== 503) return null;
  if (error.retryAfter > LONGEST) return null;
  return error.retryAfter * 1000 * (1 + Math.random() / 4);
}
