import type { log as logContract } from '@atrium/contract/log';
import { logEntries } from '../database/schema/index.ts';
import type { Handlers } from '../http/mount.ts';
import { rateLimit } from '../http/rate-limit.ts';
import type { Platform } from '../platform.ts';

/** Reports that all signed-out browsers together may send: enough for a bad start-up, too few to fill the disk. */
const SIGNED_OUT_BURST = 60;
const SIGNED_OUT_REFILL_MS = 1_000;
const SIGNED_IN_BURST = 120;
const SIGNED_IN_REFILL_MS = 500;

export function logHandlers({ db, clock }: Platform): Handlers<typeof logContract> {
  const limitSignedOut = rateLimit(SIGNED_OUT_BURST, SIGNED_OUT_REFILL_MS);
  const limitSignedIn = rateLimit(SIGNED_IN_BURST, SIGNED_IN_REFILL_MS);
  return {
    async write({ user, body, correlationId }) {
      if (user) limitSignedIn(user.id);
      else limitSignedOut('signed out');
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
