import { Failure } from './failure.ts';

/** Seconds that a caller who is over the limit is told to wait. */
const RETRY_AFTER = 60;

/**
 * A token bucket a key: `burst` at once, then one every `refillMs`. Held in memory: a restart forgives, and each of
 * several instances counts for itself.
 */
export function rateLimit(
  burst: number,
  refillMs: number,
  now: () => number = Date.now,
): (key: string) => void {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key) => {
    const time = now();
    if (buckets.size > 10_000) {
      for (const [other, bucket] of buckets) {
        if (time - bucket.at > burst * refillMs) buckets.delete(other);
      }
    }
    const bucket = buckets.get(key) ?? { tokens: burst, at: time };
    const tokens = Math.min(burst, bucket.tokens + (time - bucket.at) / refillMs);
    if (tokens < 1) throw new Failure('TOO_MANY_REQUESTS', undefined, { retryAfter: RETRY_AFTER });
    buckets.set(key, { tokens: tokens - 1, at: time });
  };
}
