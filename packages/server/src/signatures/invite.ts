import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { signatureSignatories } from '../database/schema/index.ts';
import type { Notifier } from '../notifications/index.ts';
import type { Platform } from '../platform.ts';
import { firstReminderAt, isDue, nextReminderAt, requireDue } from '../requests/index.ts';
import { notifyToSign } from './announce.ts';
import type { Signatory } from './envelope-records.ts';

/** What inviting people works with. */
export type Inviter = Notifier & Pick<Platform, 'signatures'>;

interface Invitation {
  envelopeId: string;
  requestId: string;
  /** Who makes it and is not told of it; null for nobody of the portal. */
  byId: string | null;
}

/** Has a provider elsewhere learn of what changed in an envelope, once the transaction is through. */
export async function synchronise(
  tx: Transaction,
  { jobs, signatures }: Pick<Platform, 'jobs' | 'signatures'>,
  envelopeId: string,
): Promise<void> {
  if (signatures.synchronise) await jobs.enqueue(tx, 'signatures.synchronise', { envelopeId });
}

/** Invites the people of one turn to sign; those who were invited already keep their invitation. */
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
  await notifyToSign(tx, platform, { requestId, byId, emails });
}

/** Who was reminded, and from when one of those who are waited for can be again. */
export interface Reminders {
  reminded: Signatory[];
  nextReminderAt: Date | null;
}

/**
 * Sends the invitations of people who are waited for again, to those who can be reminded by now; refuses where nobody
 * can. A mail that was answered automatically counts as under way once more.
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
  await notifyToSign(tx, platform, { requestId, byId, emails });
  const after = waiting.map((one) => (reminded.includes(one) ? { remindedAt: now } : one));
  return { reminded, nextReminderAt: firstReminderAt(after) };
}
