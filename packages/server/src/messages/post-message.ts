import { count, eq } from 'drizzle-orm';
import { MESSAGE_DOCUMENTS_LIMIT, stateAfterMessage } from '@atrium/contract/message-rules';
import type { RequestState } from '@atrium/contract/request-rules';
import { stateAfterDocuments } from '@atrium/contract/request-document-rules';
import { MESSAGE_LIMIT, messageTextProblem, plainTextOf } from '@atrium/contract/rich-text-rules';
import type { User } from '@atrium/contract/users';
import type { Transaction } from '../database/index.ts';
import { messageDocuments, messages } from '../database/schema/index.ts';
import { badRequest, forbidden, refusal, writeOnce } from '../http/index.ts';
import type { IdempotentCall } from '../http/index.ts';
import type { AuditTrail, Platform, WriteCall } from '../platform.ts';
import { sanitiseRichText } from '../text/index.ts';
import { claimDocuments, requestDocumentState } from '../documents/index.ts';
import { changeRequest, lockRequests, nextMessageAt, refusedNow } from '../requests/index.ts';
import type { LockedRequest } from '../requests/index.ts';

/** A message to be stored. */
export interface MessageDraft {
  /** Sanitised. */
  message: string;
  responseRequired: boolean;
  documentIds: readonly string[];
}

export interface SentMessage {
  id: string;
  requestState: RequestState;
}

/** Returns the sanitised text of a message; 400 if it is empty or reaches the limit (RDET-050, RDET-051). */
export function acceptedText(html: string): string {
  const message = sanitiseRichText(html);
  const problem = messageTextProblem(plainTextOf(message));
  if (problem === 'empty')
    throw badRequest({ en: 'Write a message.', fr: 'Rédigez un message.' }, 'body.message');
  if (problem === 'limit')
    throw badRequest(
      {
        en: `A message must have fewer than ${MESSAGE_LIMIT.toLocaleString('en-GB')} characters.`,
        fr: `Un message doit compter moins de ${MESSAGE_LIMIT.toLocaleString('fr-FR')} caractères.`,
      },
      'body.message',
    );
  return message;
}

const SENT_OTHERWISE = {
  en: 'This message was already sent with different text or files and is in the conversation. Send only what is missing.',
  fr: 'Ce message a déjà été envoyé avec un autre texte ou d’autres fichiers et figure dans les échanges. N’envoyez que ce qui manque.',
};

/** RDET-065. */
const BLOCKED_BY_CCM = {
  en: 'Messages on requests linked to CCM are temporarily switched off.',
  fr: 'Les messages des demandes liées à CCM sont temporairement désactivés.',
};

/** Locks the request for writing a message; 403 if not allowed, with a reason if its link to CCM blocks it (RDET-064). */
export async function lockForMessage(tx: Transaction, user: User, requestId: string): Promise<LockedRequest> {
  const [locked] = await lockRequests(tx, user, [requestId]);
  if (locked!.rights.canWriteMessage) return locked!;
  throw locked!.isMessagingBlocked ? forbidden(BLOCKED_BY_CCM) : refusedNow();
}

const NO_FILES_NOW = {
  en: 'Files cannot be attached while closure of the request is being requested. Send the text without files.',
  fr: 'Aucun fichier ne peut être joint tant que la clôture de la demande est proposée. Envoyez le texte sans fichier.',
};

/** Throws 403 if the user may write messages but not add documents. */
export function requireUpload({ rights }: LockedRequest): void {
  if (!rights.canUploadDocument) throw forbidden(NO_FILES_NOW);
}

/**
 * Writes a message, its documents and the resulting state, and notifies the others, in one transaction. A retry with
 * the same idempotency key (`once`) does not write it again.
 */
export function postMessage(
  platform: Platform,
  call: WriteCall & { user: User },
  requestId: string,
  draft: MessageDraft,
  once: IdempotentCall | null,
): Promise<SentMessage> {
  const { clock, write } = platform;
  return write(call, async (tx, audit) => {
    // Concurrent writes to the same request wait for this row lock, so that each state follows from the previous one.
    await lockRequests(tx, call.user, [requestId]);
    return writeOnce(tx, once, {
      now: clock(),
      sentOtherwise: () => SENT_OTHERWISE,
      write: () => writeMessage(tx, audit, platform, { user: call.user, requestId, draft }),
    });
  });
}

async function writeMessage(
  tx: Transaction,
  audit: AuditTrail,
  platform: Platform,
  { user, requestId, draft }: { user: User; requestId: string; draft: MessageDraft },
): Promise<SentMessage> {
  const { config, newId } = platform;
  const locked = await lockForMessage(tx, user, requestId);
  if (draft.documentIds.length > 0) requireUpload(locked);
  const { row } = locked;
  if (config.messagingOutage) throw refusal('SYMPHONY_EXCEPTION');

  const id = newId();
  const { isInternal } = user.contactInformation;
  const written = stateAfterMessage(row.state, { isInternal, responseRequired: draft.responseRequired });
  const requestState =
    draft.documentIds.length > 0 ? stateAfterDocuments(written, { type: row.type, isInternal }) : written;
  await tx.insert(messages).values({
    id,
    requestId,
    senderId: user.id,
    message: draft.message,
    messageType: 'Message',
    emailId: null,
    requestState,
    createdAt: await nextMessageAt(tx, platform, requestId),
  });
  await attachDocuments(tx, platform, user, row, id, draft.documentIds);
  await changeRequest(tx, audit, platform, {
    requestId,
    byId: user.id,
    state: requestState,
    bringsBankDocuments: isInternal && draft.documentIds.length > 0,
    asksAnswer: draft.responseRequired && isInternal,
    // The bank may ask again while an answer is already due; documents to validate are an action for the other side.
    ...((draft.responseRequired && requestState === 'ACTION_REQUIRED') ||
    (draft.documentIds.length > 0 && row.documentValidationEnabled)
      ? { type: 'REQUEST_ACTION_REQUIRED' as const }
      : {}),
  });
  await audit({
    eventType: 'CREATE',
    entity: 'messages',
    entityId: id,
    name: 'message',
    newValue: { responseRequired: draft.responseRequired, documentIds: draft.documentIds },
    secondaryEntity: requestId,
  });
  return { id, requestState };
}

const TOO_MANY_DOCUMENTS = {
  en: `A message can have at most ${MESSAGE_DOCUMENTS_LIMIT} documents. Add the others to another message.`,
  fr: `Un message compte au plus ${MESSAGE_DOCUMENTS_LIMIT} documents. Ajoutez les autres à un nouveau message.`,
};

/**
 * Attaches documents that the user uploaded to a message and to its request, which is locked; 400 above the limit for a
 * message, also when added in several calls (NEW-039).
 */
export async function attachDocuments(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  user: User,
  request: LockedRequest['row'],
  messageId: string,
  documentIds: readonly string[],
): Promise<void> {
  const [existing] = await tx
    .select({ documents: count() })
    .from(messageDocuments)
    .where(eq(messageDocuments.messageId, messageId));
  if (existing!.documents + documentIds.length > MESSAGE_DOCUMENTS_LIMIT)
    throw badRequest(TOO_MANY_DOCUMENTS, 'body.documentId');
  const claimed = await claimDocuments(tx, user, documentIds, {
    requestId: request.id,
    contractId: request.contractId,
    serviceCode: request.serviceCode,
    category: 'REQUESTS',
    createdAt: clock(),
    state: requestDocumentState(request),
  });
  if (claimed.length > 0)
    await tx.insert(messageDocuments).values(claimed.map(({ id }) => ({ messageId, documentId: id })));
}
