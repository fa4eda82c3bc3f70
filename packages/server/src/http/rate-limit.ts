import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { isUnavailable } from '../database/index.ts';
import { rateLimits } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import { Failure } from './failure.ts';

/** How much one key may do. */
export interface RateLimitRules {
  /** Calls that may come at once. */
  readonly burst: number;
  /** Milliseconds after which one more may come. */
  readonly refillMs: number;
}

/** Keys that are remembered as refused, so that a flood does not reach the database. */
const REFUSED_MAX = 10_000;

/**
 * Counts calls by key, for all instances together: the generic cell rate algorithm (ITU-T I.371), whose one moment a key is kept
 * in the database. Rejects with `TOO_MANY_REQUESTS` and the time to wait. Without a database nothing is refused here: what
 * is guarded needs it too, and says so.
 * @param name tells the keys of this limit from those of others
 */
export function rateLimit(
  { db }: Pick<Platform, 'db'>,
  name: string,
  { burst, refillMs }: RateLimitRules,
): (key: string) => Promise<void> {
  const step = sql`(${refillMs}::float8 * interval '1 millisecond')`;
  const taken = sql`greatest(${rateLimits.freeAt}, now()) + ${step}`;
  /** When the next call of a key can be let in, in milliseconds of this process. */
  const refused = new Map<string, number>();
  const refuse = (): never => {
    throw new Failure('TOO_MANY_REQUESTS', undefined, { retryAfter: Math.ceil(refillMs / 1_000) });
  };
  return async (key) => {
    const hash = createHash('sha256').update(`${name} ${key}`).digest('hex');
    if (performance.now() < (refused.get(hash) ?? 0)) return refuse();
    refused.delete(hash);
    const counted = await db
      .insert(rateLimits)
      .values({ key: hash, freeAt: sql`now() + ${step}` })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { freeAt: taken },
        setWhere: sql`${taken} <= now() + ${burst}::float8 * ${step}`,
      })
      .returning({ key: rateLimits.key })
      .catch((error: unknown) => {
        if (isUnavailable(error)) return null;
        throw error;
      });
    if (counted?.length !== 0) return undefined;
    if (refused.size >= REFUSED_MAX) refused.clear();
    refused.set(hash, performance.now() + refillMs);
    return refuse();
  };
}

/** Removes keys that have nothing to wait for any more. */
export async function sweepRateLimits({ db }: Pick<Platform, 'db'>): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.freeAt, sql`now()`));
}
