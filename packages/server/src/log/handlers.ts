import type { log as logContract } from '@atrium/contract/log';
import { logEntries } from '../database/schema/index.ts';
import { limitedNetwork, rateLimit, type RateLimitRules } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';

/** Reports without a session, per network: enough for a faulty page load. */
const NETWORK: RateLimitRules = { burst: 60, refillMs: 1_000 };
/** Reports without a session, all networks together; the sweep limits how many are kept. */
const SIGNED_OUT: RateLimitRules = { burst: 240, refillMs: 250 };
const SIGNED_IN: RateLimitRules = { burst: 120, refillMs: 500 };

export function logHandlers(platform: Platform): Handlers<typeof logContract> {
  const { db, clock } = platform;
  const limitNetwork = rateLimit(platform, 'log of a network', NETWORK);
  const limitSignedOut = rateLimit(platform, 'log of all networks', SIGNED_OUT);
  const limitSignedIn = rateLimit(platform, 'log of a person', SIGNED_IN);
  return {
    async write({ user, body, correlationId, address }) {
      if (user) {
        await limitSignedIn(user.id);
      } else {
        await limitNetwork(limitedNetwork(address));
        await limitSignedOut('all');
      }
      await db.insert(logEntries).values({
        ...body,
        stack: body.stack ?? null,
        userId: user?.id ?? null,
        correlationId,
        createdAt: clock(),
      });
    },
  };
}
