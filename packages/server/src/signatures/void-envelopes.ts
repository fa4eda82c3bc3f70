import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { signatureEnvelopes } from '../database/schema/index.ts';
import type { AuditTrail, Platform } from '../platform.ts';
import { setStatus } from './envelope-transitions.ts';
import { synchronise } from './invite.ts';

/** Voids the running envelopes of a request that is over, so that nobody signs in vain. */
export async function voidRunningEnvelopes(
  tx: Transaction,
  audit: AuditTrail,
  platform: Pick<Platform, 'clock' | 'jobs' | 'signatures'>,
  requestId: string,
): Promise<void> {
  const running = await tx
    .select()
    .from(signatureEnvelopes)
    .where(
      and(
        eq(signatureEnvelopes.requestId, requestId),
        inArray(signatureEnvelopes.status, ['Submitted', 'Processing']),
      ),
    )
    .for('update');
  for (const envelope of running) {
    await setStatus(tx, audit, envelope, 'Voided', platform.clock());
    await synchronise(tx, platform, envelope.id);
  }
}
