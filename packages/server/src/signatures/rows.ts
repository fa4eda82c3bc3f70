import { desc, eq } from 'drizzle-orm';
import { isCancellable, isRemindable } from '@atrium/contract/signature-rules';
import type { SignatureEnvelope } from '@atrium/contract/signatures';
import type { User } from '@atrium/contract/users';
import { signatureEnvelopes, users } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import { firstReminderAt, nextReminderAt } from '../requests/index.ts';
import { documentsOf, fullName, signatoriesOf } from './envelope-records.ts';
import { isTheirTurn } from './envelope-transitions.ts';

export interface EnvelopeReader {
  user: User;
  /** The session is impersonated: the impersonator must never sign for the user. */
  isImpersonated: boolean;
}

/** Returns the envelopes of a visible request, newest first, with the reader's rights on each (DATA-036). */
export async function envelopesOf(
  { db, signatures }: Platform,
  { user, isImpersonated }: EnvelopeReader,
  requestId: string,
): Promise<SignatureEnvelope[]> {
  const rows = await db
    .select({
      envelope: signatureEnvelopes,
      author: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(signatureEnvelopes)
    .innerJoin(users, eq(users.id, signatureEnvelopes.createdById))
    .where(eq(signatureEnvelopes.requestId, requestId))
    .orderBy(desc(signatureEnvelopes.createdAt), desc(signatureEnvelopes.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ envelope }) => envelope.id);
  const people = await signatoriesOf(db, ids);
  const files = await documentsOf(db, ids);
  const email = user.contactInformation.email.toLowerCase();
  const mine = people.filter((person) => person.email === email).map(({ id }) => id);
  const urls =
    mine.length > 0 && !isImpersonated ? await signatures.signingUrls(db, mine) : new Map<string, string>();
  return rows.map(({ envelope, author }) => {
    const signatories = people.filter((person) => person.envelopeId === envelope.id);
    const isCreatedByMe = envelope.createdById === user.id;
    const progress = { status: envelope.status, signatories };
    const waiting = signatories.filter((person) => isTheirTurn({ envelope, signatories }, person));
    return {
      envelopeId: envelope.id,
      title: envelope.title,
      status: envelope.status,
      signatureType: envelope.signatureType,
      statusChangedAt: envelope.statusChangedAt.toISOString(),
      createdAt: envelope.createdAt.toISOString(),
      createdBy: fullName(author),
      isCreatedByMe,
      signatories: signatories.map((person) => {
        const isTurn = waiting.includes(person);
        return {
          id: person.id,
          name: fullName(person),
          email: person.email,
          status: person.status,
          statusChangedAt: person.statusChangedAt.toISOString(),
          roleName: person.roleName,
          order: person.turn,
          group: person.group,
          invitedAt: person.invitedAt?.toISOString() ?? null,
          remindedAt: person.remindedAt?.toISOString() ?? null,
          isMe: mine.includes(person.id),
          signingUrl: (isTurn && urls.get(person.id)) || null,
          canResend: isCreatedByMe && isTurn,
          nextReminderAt: nextReminderAt(person)?.toISOString() ?? null,
        };
      }),
      attachments: files
        .filter((file) => file.envelopeId === envelope.id)
        .map(({ documentId, filename, size, signedDocumentId }) => ({
          id: documentId,
          filename,
          size,
          signedDocumentId,
        })),
      enableGroupSign: envelope.enableGroupSign,
      groupSignFirst: envelope.groupSignFirst,
      signatureOption: envelope.signatureOption,
      ...(envelope.legalName !== null &&
        envelope.siren !== null && {
          legalEntity: { legalName: envelope.legalName, siren: envelope.siren },
        }),
      declineReason: envelope.declineReason,
      nextReminderAt: firstReminderAt(waiting)?.toISOString() ?? null,
      rights: {
        canRemind: isRemindable(progress, isCreatedByMe),
        canCancel: isCancellable(envelope.status, isCreatedByMe),
        canDownload: envelope.status === 'Completed',
      },
    };
  });
}
