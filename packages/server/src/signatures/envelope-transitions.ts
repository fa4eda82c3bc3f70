import { eq } from 'drizzle-orm';
import { currentTurn, isEnvelopeRunning } from '@atrium/contract/signature-rules';
import type { EnvelopeStatus, SignatoryStatus } from '@atrium/contract/signature-rules';
import type { Transaction } from '../database/index.ts';
import { signatureEnvelopes, signatureSignatories, users } from '../database/schema/index.ts';
import type { AuditTrail, Platform, WriteCall } from '../platform.ts';
import { announce, touchRequest } from './announce.ts';
import { completeEnvelope } from './complete.ts';
import { fullName, lockEnvelope } from './envelope-records.ts';
import type { Envelope, Signatory, WholeEnvelope } from './envelope-records.ts';
import { inviteTurn } from './invite.ts';

/** Actions of signatories and of the mail system on an envelope. Each step locks the envelope first. */

/** Outcome of a signatory's action; `late` if the envelope or the turn no longer allows it. */
export type ActOutcome = 'done' | 'already' | 'late';

/** Sets the status of one signatory. */
async function mark(
  tx: Transaction,
  signatory: Signatory,
  status: SignatoryStatus,
  now: Date,
): Promise<void> {
  await tx
    .update(signatureSignatories)
    .set({ status, statusChangedAt: now })
    .where(eq(signatureSignatories.id, signatory.id));
}

/** Changes the status of an envelope and audits it. */
export async function setStatus(
  tx: Transaction,
  audit: AuditTrail,
  envelope: Envelope,
  status: EnvelopeStatus,
  now: Date,
  more: Partial<Pick<Envelope, 'declineReason'>> = {},
): Promise<void> {
  await tx
    .update(signatureEnvelopes)
    .set({ status, statusChangedAt: now, ...more })
    .where(eq(signatureEnvelopes.id, envelope.id));
  await audit({
    eventType: 'UPDATE',
    entity: 'signatures',
    entityId: envelope.id,
    name: 'status',
    oldValue: envelope.status,
    newValue: status,
    secondaryEntity: envelope.requestId,
  });
}

/** Whether it is the signatory's turn: invited, not signed, and the envelope still collects signatures. */
export function isTheirTurn({ envelope, signatories }: WholeEnvelope, signatory: Signatory): boolean {
  return (
    isEnvelopeRunning(envelope.status) &&
    (signatory.status === 'InProgress' || signatory.status === 'Autoresponded') &&
    signatory.invitedAt !== null &&
    signatory.turn === currentTurn(signatories.map(({ status, turn }) => ({ status, order: turn })))
  );
}

/** Returns the account id of a signatory; null if they have no account. */
async function accountOf({ db }: Platform, signatory: Signatory): Promise<string | null> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, signatory.email));
  return account?.id ?? null;
}

type Step = (
  tx: Transaction,
  audit: AuditTrail,
  found: WholeEnvelope & { signatory: Signatory; accountId: string | null; now: Date },
) => Promise<ActOutcome>;

/**
 * Runs one action of a signatory: locks the envelope, reads it again, and acts. Actions of people without an account
 * are audited under the author's account, who had them invited; the entry names the signatory.
 */
async function act(
  platform: Platform,
  signatoryId: string,
  correlationId: string,
  step: Step,
): Promise<{ outcome: ActOutcome; envelopeId: string | null }> {
  const [known] = await platform.db
    .select()
    .from(signatureSignatories)
    .innerJoin(signatureEnvelopes, eq(signatureEnvelopes.id, signatureSignatories.envelopeId))
    .where(eq(signatureSignatories.id, signatoryId));
  if (!known) return { outcome: 'late', envelopeId: null };
  const envelopeId = known.signature_envelopes.id;
  const accountId = await accountOf(platform, known.signature_signatories);
  const actor: WriteCall['actor'] = {
    userId: accountId ?? known.signature_envelopes.createdById,
    impersonatorId: null,
  };
  const outcome = await platform.write({ actor, correlationId }, async (tx, audit) => {
    const whole = await lockEnvelope(tx, envelopeId);
    const signatory = whole?.signatories.find(({ id }) => id === signatoryId);
    if (!whole || !signatory) return 'late';
    return step(tx, audit, { ...whole, signatory, accountId, now: platform.clock() });
  });
  return { outcome, envelopeId };
}

/** Records a signature. Signing twice is not an error: a caller who missed the first response tries again. */
export async function sign(
  platform: Platform,
  signatoryId: string,
  correlationId: string,
): Promise<ActOutcome> {
  const { outcome, envelopeId } = await act(
    platform,
    signatoryId,
    correlationId,
    async (tx, audit, { envelope, signatories, signatory, accountId, now }) => {
      if (signatory.status === 'Signed') return 'already';
      if (!isTheirTurn({ envelope, signatories }, signatory)) return 'late';
      await mark(tx, signatory, 'Signed', now);
      await audit({
        eventType: 'UPDATE',
        entity: 'signatures',
        entityId: envelope.id,
        name: 'signatory',
        oldValue: signatory.status,
        newValue: 'Signed',
        secondaryEntity: signatory.id,
      });
      await touchRequest(tx, audit, platform, envelope.requestId, accountId ?? envelope.createdById);
      const left = signatories.filter(({ id, status }) => id !== signatory.id && status !== 'Signed');
      if (left.length === 0) {
        await setStatus(tx, audit, envelope, 'Signed', now);
        await platform.jobs.enqueue(tx, 'signatures.complete', { envelopeId: envelope.id, correlationId });
        return 'done';
      }
      if (envelope.status === 'Submitted') await setStatus(tx, audit, envelope, 'Processing', now);
      const next = Math.min(...left.map(({ turn }) => turn));
      const invitation = { envelopeId: envelope.id, requestId: envelope.requestId, byId: accountId };
      await inviteTurn(tx, platform, invitation, left, next);
      return 'done';
    },
  );
  // Outside the transaction of the signature, which is valid even if creating the files fails. The signatory sees the result at
  // once; the job enqueued with the signature makes the files if this fails or the server dies here.
  if (outcome !== 'late' && envelopeId) {
    await completeEnvelope(platform, envelopeId, correlationId).catch((error: unknown) =>
      platform.log('error', 'an envelope could not be completed', { correlationId, error }),
    );
  }
  return outcome;
}

/** Records a refusal to sign: the envelope ends, nobody else is invited, and the participants are notified. */
export async function decline(
  platform: Platform,
  signatoryId: string,
  reason: string,
  correlationId: string,
): Promise<ActOutcome> {
  const { outcome } = await act(
    platform,
    signatoryId,
    correlationId,
    async (tx, audit, { envelope, signatories, signatory, accountId, now }) => {
      if (signatory.status === 'Declined') return 'already';
      if (!isTheirTurn({ envelope, signatories }, signatory)) return 'late';
      await mark(tx, signatory, 'Declined', now);
      await setStatus(tx, audit, envelope, 'Declined', now, { declineReason: reason });
      await announce(tx, audit, platform, {
        requestId: envelope.requestId,
        senderId: accountId ?? envelope.createdById,
        sentence: {
          en: `${fullName(signatory)} declined to sign “${envelope.title}”.`,
          fr: `${fullName(signatory)} a refusé de signer « ${envelope.title} ».`,
        },
        type: 'SIGNATURE_DECLINED',
        exceptId: accountId,
        isOver: true,
      });
      return 'done';
    },
  );
  return outcome;
}

/** Records that an invitation could not be delivered: the envelope fails, as it would never be fully signed. */
export async function failDelivery(
  platform: Platform,
  signatoryId: string,
  correlationId: string,
): Promise<ActOutcome> {
  const { outcome } = await act(
    platform,
    signatoryId,
    correlationId,
    async (tx, audit, { envelope, signatories, signatory, now }) => {
      if (!isTheirTurn({ envelope, signatories }, signatory)) return 'late';
      await setStatus(tx, audit, envelope, 'DeliveryFailed', now);
      await announce(tx, audit, platform, {
        requestId: envelope.requestId,
        senderId: envelope.createdById,
        sentence: {
          en: `The invitation to sign “${envelope.title}” could not be delivered to ${fullName(signatory)}.`,
          fr: `L’invitation à signer « ${envelope.title} » n’a pas pu être remise à ${fullName(signatory)}.`,
        },
        type: 'SIGNATURE_FAILED',
        exceptId: null,
        isOver: true,
      });
      return 'done';
    },
  );
  return outcome;
}

/** Records an automatic reply from a signatory's mailbox (SIGN-040): shown as a warning, they can still sign. */
export async function autorespond(
  platform: Platform,
  signatoryId: string,
  correlationId: string,
): Promise<ActOutcome> {
  const { outcome } = await act(
    platform,
    signatoryId,
    correlationId,
    async (tx, _audit, { envelope, signatories, signatory, now }) => {
      if (signatory.status === 'Autoresponded') return 'already';
      if (!isTheirTurn({ envelope, signatories }, signatory)) return 'late';
      await mark(tx, signatory, 'Autoresponded', now);
      return 'done';
    },
  );
  return outcome;
}
