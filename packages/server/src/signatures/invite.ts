import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { sandboxSigningLinks, signatureSignatories } from '../database/schema/index.ts';
import type { Notifier } from '../notifications/notify.ts';
import { firstReminderAt, isDue, nextReminderAt, requireDue } from '../requests/reminders.ts';
import { notifyToSign } from './announce.ts';
import type { Signatory } from './envelope-records.ts';

/** A link nobody guesses: 256 bits. */
export const newSigningToken = (): string => randomBytes(32).toString('base64url');

interface Invitation {
  requestId: string;
  /** Who makes it and is not told of it; null for nobody of the portal. */
  byId: string | null;
}

/** Invites the people of one turn to sign; those who were invited already keep their invitation. */
export async function inviteTurn(
  tx: Transaction,
  platform: Notifier,
  { requestId, byId }: Invitation,
  signatories: readonly Signatory[],
  turn: number,
): Promise<void> {
  const invited = signatories.filter((one) => one.turn === turn && one.invitedAt === null);
  if (invited.length === 0) return;
  const ids = invited.map(({ id }) => id);
  await tx
    .update(signatureSignatories)
    .set({ invitedAt: platform.clock() })
    .where(inArray(signatureSignatories.id, ids));
  await tx
    .insert(sandboxSigningLinks)
    .values(ids.map((signatoryId) => ({ signatoryId, token: newSigningToken() })));
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
  platform: Notifier,
  { requestId, byId }: Invitation,
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
  const emails = reminded.map(({ email }) => email);
  await notifyToSign(tx, platform, { requestId, byId, emails });
  const after = waiting.map((one) => (reminded.includes(one) ? { remindedAt: now } : one));
  return { reminded, nextReminderAt: firstReminderAt(after) };
}
