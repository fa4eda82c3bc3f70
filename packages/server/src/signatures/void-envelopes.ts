import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { signatureEnvelopes } from '../database/schema/index.ts';
import type { AuditTrail } from '../platform.ts';
import { announce, notifySignatories } from './announce.ts';
import { signatoriesOf } from './envelope-records.ts';
import { setStatus } from './envelope-transitions.ts';
import { synchronise } from './invite.ts';
import type { Inviter } from './invite.ts';

/**
 * Voids the running envelopes of a request that is over, so that nobody signs in vain. Each is recorded in the
 * conversation, and the participants who were asked to sign are notified.
 */
export async function voidRunningEnvelopes(
  tx: Transaction,
  audit: AuditTrail,
  platform: Inviter,
  { requestId, byId }: { requestId: string; byId: string },
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
  if (running.length === 0) return;
  for (const envelope of running) {
    await setStatus(tx, audit, envelope, 'Voided', platform.clock());
    await synchronise(tx, platform, envelope.id);
    await announce(tx, audit, platform, {
      requestId,
      senderId: byId,
      sentence: {
        en: `The signature of “${envelope.title}” was cancelled, because the request is over.`,
        fr: `La signature de « ${envelope.title} » a été annulée, car la demande est terminée.`,
      },
      type: null,
    });
  }
  const people = await signatoriesOf(
    tx,
    running.map(({ id }) => id),
  );
  const emails = people.flatMap(({ email, invitedAt }) => (invitedAt ? [email] : []));
  await notifySignatories(tx, platform, { type: 'SIGNATURE_CANCELED', requestId, byId, emails });
}
