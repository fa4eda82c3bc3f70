import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { sandboxSigningLinks, signatureSignatories } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import { notifyToSign } from './announce.ts';
import type { Signatory } from './envelope-records.ts';

/** A link nobody guesses: 256 bits. */
export const newSigningToken = (): string => randomBytes(32).toString('base64url');

/** Invites the people of one turn to sign; those who were invited already keep their invitation. */
export async function inviteTurn(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'newId'>,
  requestId: string,
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
  await notifyToSign(tx, platform, requestId, emails);
}

/** Sends invitations again; a mail that was answered automatically counts as under way once more. */
export async function resendInvitations(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'newId'>,
  requestId: string,
  signatories: readonly Signatory[],
): Promise<void> {
  const now = platform.clock();
  for (const signatory of signatories) {
    const answered = signatory.status === 'Autoresponded';
    await tx
      .update(signatureSignatories)
      .set({ remindedAt: now, ...(answered && { status: 'InProgress', statusChangedAt: now }) })
      .where(eq(signatureSignatories.id, signatory.id));
  }
  const emails = signatories.map(({ email }) => email);
  await notifyToSign(tx, platform, requestId, emails);
}
