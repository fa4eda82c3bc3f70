import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { signatureSignatories } from '../database/schema/index.ts';
import type { Notifier } from '../notifications/index.ts';
import type { Platform } from '../platform.ts';
import { firstReminderAt, isDue, nextReminderAt, requireDue } from '../requests/index.ts';
import { notifySignatories } from './announce.ts';
import type { Signatory } from './envelope-records.ts';

/** The parts of the platform that invitations need. */
export type Inviter = Notifier & Pick<Platform, 'signatures'>;

interface Invitation {
  envelopeId: string;
  requestId: string;
  /** User who invites and is not notified; null if it is not a user of the portal. */
  byId: string | null;
}

/** Enqueues a job that informs an external provider of a change to an envelope, once the transaction is committed. */
export async function synchronise(
  tx: Transaction,
  { jobs, signatures }: Pick<Platform, 'jobs' | 'signatures'>,
  envelopeId: string,
): Promise<void> {
  if (signatures.synchronise) await jobs.enqueue(tx, 'signatures.synchronise', { envelopeId });
}

/** Invites the signatories of one turn; those already invited keep their invitation. */
export async function inviteTurn(
  tx: Transaction,
  platform: Inviter,
  { envelopeId, requestId, byId }: Invitation,
  signatories: readonly Signatory[],
  turn: number,
): Promise<void> {
  const invited = signatories.filter((one) => one.turn === turn && one.invitedAt === null);
  if (invited.length === 0) return;
  const ids = invited.map(({ id }) => id);
  const invitedAt = platform.clock();
  await tx.update(signatureSignatories).set({ invitedAt }).where(inArray(signatureSignatories.id, ids));
  await platform.signatures.invite(
    tx,
    invited.map((signatory) => ({ ...signatory, invitedAt })),
  );
  await synchronise(tx, platform, envelopeId);
  const emails = invited.map(({ email }) => email);
  await notifySignatories(tx, platform, { type: 'SIGNATURE_REQUIRED', requestId, byId, emails });
}

/** The reminded signatories, and when the next reminder to one of those who still have to sign is possible. */
export interface Reminders {
  reminded: Signatory[];
  nextReminderAt: Date | null;
}

/**
 * Resends the invitations to those of the waiting signatories who can be reminded by now; TOO_MANY_REQUESTS if nobody
 * can. `Autoresponded` signatories become `InProgress` again.
 */
export async function resendInvitations(
  tx: Transaction,
  platform: Inviter,
  { envelopeId, requestId, byId }: Invitation,
  waiting: readonly Signatory[],
): Promise<Reminders> {
  const now = platform.clock();
  requireDue(firstReminderAt(waiting), now);
  const reminded = waiting.filter((person) => isDue(nextReminderAt(person), now));
  for (const signatory of reminded) {
    const answered = signatory.status === 'Autoresponded';
    await tx
      .update(signatureSignatories)
      .set({ remindedAt: now, ...(answered && { status: 'InProgress', statusChangedAt: now }) })
      .where(eq(signatureSignatories.id, signatory.id));
  }
  await synchronise(tx, platform, envelopeId);
  const emails = reminded.map(({ email }) => email);
  await notifySignatories(tx, platform, { type: 'SIGNATURE_REQUIRED', requestId, byId, emails });
  const after = waiting.map((one) => (reminded.includes(one) ? { remindedAt: now } : one));
  return { reminded, nextReminderAt: firstReminderAt(after) };
}
