import { eq, inArray } from 'drizzle-orm';
import type { NotificationType } from '@atrium/contract/notification-rules';
import type { RequestState } from '@atrium/contract/request-rules';
import { changeRequest, nextMessageAt, requestSubject } from '../requests/index.ts';
import type { Transaction } from '../database/index.ts';
import { messageDocuments, messages, requests, users } from '../database/schema/index.ts';
import type { Bilingual } from '../http/index.ts';
import { notify } from '../notifications/index.ts';
import type { Notifier } from '../notifications/index.ts';
import type { AuditTrail } from '../platform.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export interface Announcement {
  requestId: string;
  /** In whose name; the sentence is in that person's language. */
  senderId: string;
  sentence: Bilingual;
  documentIds?: readonly string[];
  /** What the others are notified of; null for nothing. */
  type: NotificationType | null;
  /** Who is not notified, where it is not the sender; null for nobody: what happened is not the sender's doing. */
  exceptId?: string | null;
  /** State of the request afterwards; as it was unless told. */
  state?: (before: RequestState, answerAskedAt: Date | null) => RequestState;
}

/** Writes what happened to an envelope into the conversation of its request (RDET-043), whose update it is. */
export async function announce(
  tx: Transaction,
  audit: AuditTrail,
  platform: Notifier,
  { requestId, senderId, sentence, documentIds = [], type, exceptId = senderId, state }: Announcement,
): Promise<void> {
  const [sender] = await tx.select({ language: users.language }).from(users).where(eq(users.id, senderId));
  const [request] = await tx
    .select({ state: requests.state, answerAskedAt: requests.answerAskedAt })
    .from(requests)
    .where(eq(requests.id, requestId));
  if (!request) return;
  const requestState = state?.(request.state, request.answerAskedAt) ?? request.state;
  const id = platform.newId();
  await tx.insert(messages).values({
    id,
    requestId,
    senderId,
    message: `<p>${escape(sentence[sender?.language ?? 'en'])}</p>`,
    messageType: 'ElectronicSignature',
    emailId: null,
    requestState,
    createdAt: await nextMessageAt(tx, platform, requestId),
  });
  if (documentIds.length > 0)
    await tx
      .insert(messageDocuments)
      .values(documentIds.map((documentId) => ({ messageId: id, documentId })));
  await audit({
    eventType: 'CREATE',
    entity: 'messages',
    entityId: id,
    name: 'message',
    newValue: { documentIds },
    secondaryEntity: requestId,
  });
  await changeRequest(tx, audit, platform, {
    requestId,
    byId: senderId,
    state: requestState,
    type,
    exceptId,
  });
}

/** Records that a request changed where nothing is written into its conversation: a signature among several. */
export async function touchRequest(
  tx: Transaction,
  audit: AuditTrail,
  platform: Notifier,
  requestId: string,
  byId: string,
): Promise<void> {
  const [request] = await tx
    .select({ state: requests.state })
    .from(requests)
    .where(eq(requests.id, requestId));
  if (request)
    await changeRequest(tx, audit, platform, { requestId, byId, state: request.state, type: null });
}

/**
 * Asks those of these people who take part in the request to sign: nobody learns of a request by a signature. Whoever
 * sends an envelope that they are to sign themselves is not told of it.
 */
export async function notifyToSign(
  tx: Transaction,
  platform: Notifier,
  { requestId, byId, emails }: { requestId: string; byId: string | null; emails: readonly string[] },
): Promise<void> {
  await notify(tx, platform, {
    about: requestSubject(requestId),
    types: ['SIGNATURE_REQUIRED'],
    byId,
    amongst: inArray(users.email, [...emails]),
  });
}
