import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { isUnavailable } from '../database/index.ts';
import { rateLimits } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import { Failure } from './failure.ts';

/** Limits for one key. */
export interface RateLimitRules {
  /** Calls allowed in one burst. */
  readonly burst: number;
  /** Milliseconds until one more call is allowed. */
  readonly refillMs: number;
}

/** Maximum number of refused keys kept in memory, so that a flood does not reach the database. */
const REFUSED_MAX = 10_000;

/**
 * Creates a rate limit by key, shared by all instances: the generic cell rate algorithm (ITU-T I.371), with one timestamp per
 * key in the database. The returned function rejects with `TOO_MANY_REQUESTS` and Retry-After. While the database is
 * unavailable nothing is refused: the guarded call needs the database too and fails itself.
 * @param name separates the keys of this limit from those of other limits
 */
export function rateLimit(
  { db }: Pick<Platform, 'db'>,
  name: string,
  { burst, refillMs }: RateLimitRules,
): (key: string) => Promise<void> {
  const step = sql`(${refillMs}::float8 * interval '1 millisecond')`;
  const taken = sql`greatest(${rateLimits.freeAt}, now()) + ${step}`;
  /** When the next call of a refused key is allowed, in milliseconds of `performance.now()`. */
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

/** Deletes keys whose full burst is available again. */
export async function sweepRateLimits({ db }: Pick<Platform, 'db'>): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.freeAt, sql`now()`));
}
