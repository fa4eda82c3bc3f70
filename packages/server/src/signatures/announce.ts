import { eq, inArray } from 'drizzle-orm';
import { stateAfterMessage } from '@atrium/contract/message-rules';
import type { NotificationType } from '@atrium/contract/notification-rules';
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
  /** Sender of the message; the sentence is in their language. */
  senderId: string;
  sentence: Bilingual;
  documentIds?: readonly string[];
  /** Notification type for the others; null sends none. */
  type: NotificationType | null;
  /** User who is not notified, if not the sender; null excludes nobody, for events that the sender did not cause. */
  exceptId?: string | null;
  /** The envelope is over: if the bank asked only for the signature, the turn passes to the bank. */
  isOver?: boolean;
}

/** Writes what happened to an envelope as a message of its request (RDET-043), and records the request as updated. */
export async function announce(
  tx: Transaction,
  audit: AuditTrail,
  platform: Notifier,
  {
    requestId,
    senderId,
    sentence,
    documentIds = [],
    type,
    exceptId = senderId,
    isOver = false,
  }: Announcement,
): Promise<void> {
  const [sender] = await tx.select({ language: users.language }).from(users).where(eq(users.id, senderId));
  const [request] = await tx
    .select({ state: requests.state, answerAskedAt: requests.answerAskedAt })
    .from(requests)
    .where(eq(requests.id, requestId));
  if (!request) return;
  const requestState =
    isOver && request.answerAskedAt === null
      ? stateAfterMessage(request.state, { isInternal: false, responseRequired: true })
      : request.state;
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

/** Records a request as updated without writing a message: for one signature among several. */
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
 * Notifies those of these people who participate in the request about their signature: a signature must not reveal a
 * request to others. Whoever caused it is not notified, even if they are a signatory.
 */
export async function notifySignatories(
  tx: Transaction,
  platform: Notifier,
  {
    type,
    requestId,
    byId,
    emails,
  }: {
    type: 'SIGNATURE_REQUIRED' | 'SIGNATURE_CANCELED';
    requestId: string;
    byId: string | null;
    emails: readonly string[];
  },
): Promise<void> {
  await notify(tx, platform, {
    about: requestSubject(requestId),
    types: [type],
    byId,
    amongst: inArray(users.email, [...emails]),
  });
}
