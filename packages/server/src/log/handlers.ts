import type { log as logContract } from '@atrium/contract/log';
import { logEntries } from '../database/schema/index.ts';
import { limitedNetwork } from '../http/client-address.ts';
import type { Handlers } from '../http/mount.ts';
import { rateLimit } from '../http/rate-limit.ts';
import type { Platform } from '../platform.ts';

/** Reports of a network without a session: enough for a bad start-up. */
const NETWORK_BURST = 60;
const NETWORK_REFILL_MS = 1_000;
/** Those of all networks together: too few to fill the disk. */
const SIGNED_OUT_BURST = 240;
const SIGNED_OUT_REFILL_MS = 250;
const SIGNED_IN_BURST = 120;
const SIGNED_IN_REFILL_MS = 500;

export function logHandlers({ db, clock }: Platform): Handlers<typeof logContract> {
  const limitNetwork = rateLimit(NETWORK_BURST, NETWORK_REFILL_MS);
  const limitSignedOut = rateLimit(SIGNED_OUT_BURST, SIGNED_OUT_REFILL_MS);
  const limitSignedIn = rateLimit(SIGNED_IN_BURST, SIGNED_IN_REFILL_MS);
  return {
    async write({ user, body, correlationId, address }) {
      if (user) {
        limitSignedIn(user.id);
      } else {
        limitNetwork(limitedNetwork(address));
        limitSignedOut('signed out');
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
