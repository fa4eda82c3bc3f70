import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { stateAfterMessage } from '@atrium/contract/message-rules';
import type { RequestState } from '@atrium/contract/request-rules';
import type { Request } from '@atrium/contract/requests';
import { MESSAGE_LIMIT, messageTextProblem, plainTextOf } from '@atrium/contract/rich-text-rules';
import type { User } from '@atrium/contract/users';
import type { Database, Transaction } from '../database/open.ts';
import {
  messageDocuments,
  messages,
  notificationPreferences,
  notifications,
  requestParticipants,
  requests,
  users,
} from '../database/schema/index.ts';
import { badRequest, refusal } from '../http/failure.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { sanitiseRichText } from '../text/rich-text.ts';

/** A message as it is about to be written. */
export interface MessageDraft {
  /** Sanitised. */
  message: string;
  responseRequired: boolean;
  documentIds: readonly string[];
  idempotencyKey: string | null;
}

export interface SentMessage {
  id: string;
  requestState: RequestState;
}

/** The text of a message as it may be stored; refuses an empty one and one that reaches the limit (RDET-050, RDET-051). */
export function acceptedText(html: string): string {
  const message = sanitiseRichText(html);
  const problem = messageTextProblem(plainTextOf(message));
  if (problem === 'empty')
    throw badRequest({ en: 'Write a message.', fr: 'Rédigez un message.' }, 'body.message');
  if (problem === 'limit')
    throw badRequest(
      {
        en: `A message has fewer than ${MESSAGE_LIMIT.toLocaleString('en-GB')} characters.`,
        fr: `Un message compte moins de ${MESSAGE_LIMIT.toLocaleString('fr-FR')} caractères.`,
      },
      'body.message',
    );
  return message;
}

/**
 * The message that this intent to send has already written, null for a new intent. The same key with another message
 * is refused: the answer would be about something the sender did not write.
 */
export async function alreadySent(
  db: Database | Transaction,
  user: User,
  requestId: string,
  draft: MessageDraft,
): Promise<SentMessage | null> {
  if (draft.idempotencyKey === null) return null;
  const [found] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, user.id), eq(messages.idempotencyKey, draft.idempotencyKey)));
  if (!found) return null;
  if (found.requestId !== requestId || found.message !== draft.message) throw refusal('CONFLICT');
  return { id: found.id, requestState: found.requestState };
}

/** Writes a message, its documents, the state that follows, and tells the others: one transaction. */
export function postMessage(
  { clock, newId, write }: Platform,
  call: WriteCall & { user: User },
  request: Request,
  draft: MessageDraft,
  attach: (tx: Transaction) => Promise<readonly string[]>,
): Promise<SentMessage> {
  return write(call, async (tx, audit) => {
    // Whoever writes to the same request waits here, so that each state follows from the one before.
    const [locked] = await tx
      .select({ state: requests.state })
      .from(requests)
      .where(eq(requests.id, request.id))
      .for('update');
    const before = await alreadySent(tx, call.user, request.id, draft);
    if (before) return before;
    if (locked?.state !== request.state) throw refusal('CONFLICT');

    const now = clock();
    const id = newId();
    const requestState = stateAfterMessage(request.state, {
      isInternal: call.user.contactInformation.isInternal,
      responseRequired: draft.responseRequired,
    });
    await tx.insert(messages).values({
      id,
      requestId: request.id,
      senderId: call.user.id,
      message: draft.message,
      messageType: 'Message',
      emailId: null,
      requestState,
      createdAt: now,
      idempotencyKey: draft.idempotencyKey,
    });
    const attached = await attach(tx);
    if (attached.length > 0)
      await tx.insert(messageDocuments).values(attached.map((documentId) => ({ messageId: id, documentId })));
    await tx
      .update(requests)
      .set({ state: requestState, updatedAt: now, lastUpdatedById: call.user.id })
      .where(eq(requests.id, request.id));
    await tellOthers(tx, { now, newId, request, senderId: call.user.id, requestState });
    await audit({
      eventType: 'CREATE',
      entity: 'messages',
      entityId: id,
      name: 'message',
      newValue: { responseRequired: draft.responseRequired, documentIds: attached },
      secondaryEntity: request.id,
    });
    if (requestState !== request.state)
      await audit({
        eventType: 'UPDATE',
        entity: 'requests',
        entityId: request.id,
        name: 'state',
        oldValue: request.state,
        newValue: requestState,
      });
    return { id, requestState };
  });
}

/** Notifies the other active participants, unless they wish none in the portal (PROF-034). */
async function tellOthers(
  tx: Transaction,
  about: { now: Date; newId: () => string; request: Request; senderId: string; requestState: RequestState },
): Promise<void> {
  const { now, newId, request, senderId, requestState } = about;
  const people = await tx
    .select({
      id: users.id,
      isInternal: users.isInternal,
      preference: notificationPreferences.preferenceId,
      wished: notificationPreferences.webmailValue,
    })
    .from(requestParticipants)
    .innerJoin(users, eq(users.id, requestParticipants.userId))
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.userId, users.id),
        inArray(notificationPreferences.preferenceId, ['requestActionRequired', 'requestMessage']),
      ),
    )
    .where(
      and(
        eq(requestParticipants.requestId, request.id),
        requestParticipants.isActive,
        isNull(users.deletedAt),
        ne(users.id, senderId),
      ),
    );
  const told = new Map<string, boolean>();
  const refused = new Set(
    people.filter(({ wished }) => wished === false).map(({ id, preference }) => `${id} ${preference}`),
  );
  for (const { id, isInternal } of people) told.set(id, isInternal ?? false);
  const rows = [...told].flatMap(([userId, isInternal]) => {
    const waits = requestState === 'ACTION_REQUIRED' && !isInternal;
    const preference = waits ? 'requestActionRequired' : 'requestMessage';
    if (refused.has(`${userId} ${preference}`)) return [];
    return [
      {
        id: newId(),
        userId,
        serviceCode: 'REQUESTS_BOARD',
        type: waits ? ('REQUEST_ACTION_REQUIRED' as const) : ('REQUEST_UPDATED' as const),
        url: `/requests-board/requests/${request.id}`,
        createdAt: now,
      },
    ];
  });
  if (rows.length > 0) await tx.insert(notifications).values(rows);
}
