import { ApiError } from '@atrium/contract/errors';

/** Longest time in seconds that a screen waits by itself; beyond it the person is told. */
const LONGEST = 15;

/**
 * Milliseconds to wait before a call that the server turned away for load (429, 503 with Retry-After) is sent again; null
 * where that is not what happened, or takes too long. A little more than was asked for, and not the same for all, so that
 * those who were turned away together do not come back together.
 */
export function waitingTime(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.retryAfter === null) return null;
  if (error.status !== 429 && error.status !== 503) return null;
  if (error.retryAfter > LONGEST) return null;
  return error.retryAfter * 1000 * (1 + Math.random() / 4);
}
