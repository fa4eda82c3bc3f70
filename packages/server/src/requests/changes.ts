import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NotificationType } from '@atrium/contract/notification-rules';
import { stateAfterDocuments } from '@atrium/contract/request-document-rules';
import type { RequestState } from '@atrium/contract/request-rules';
import type { User } from '@atrium/contract/users';
import type { Transaction } from '../database/index.ts';
import { messages, notifications, requestParticipants, requests, users } from '../database/schema/index.ts';
import { notify } from '../notifications/index.ts';
import type { Notifier } from '../notifications/index.ts';
import { requestPath, requestSubject } from './subject.ts';
import type { AuditTrail, Platform } from '../platform.ts';
import { turnHolders } from './turn.ts';

/** Notification type for a change to each state; all others give `REQUEST_UPDATED`. */
const MOVES: Partial<Record<RequestState, NotificationType>> = {
  ACTION_REQUIRED: 'REQUEST_ACTION_REQUIRED',
  TO_CLOSE: 'REQUEST_TO_CLOSE',
  CLOSED: 'REQUEST_CLOSED',
  CANCELED: 'REQUEST_CANCELED',
};

/**
 * Returns the time for the next message of a locked request: always after the last message, even if server clocks
 * differ, because clients ask for the messages after the last one they know.
 */
export async function nextMessageAt(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  requestId: string,
): Promise<Date> {
  const now = clock();
  const [last] = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(eq(messages.requestId, requestId))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return last && last.at >= now ? new Date(last.at.getTime() + 1) : now;
}

/**
 * Returns all notification types of a change, most important first. `DOCUMENT_RECEIVED` ranks above `REQUEST_UPDATED`
 * and below `REQUEST_ACTION_REQUIRED`.
 */
function typesOf(type: NotificationType, bringsBankDocuments: boolean): NotificationType[] {
  const isAsked = type === 'REQUEST_ACTION_REQUIRED';
  const received = bringsBankDocuments ? (['DOCUMENT_RECEIVED'] as const) : [];
  if (isAsked) return [type, ...received, 'REQUEST_UPDATED'];
  return type === 'REQUEST_UPDATED' ? [...received, type] : [type];
}

/**
 * Notifies the participants of a change. If it asks for an action or a closure, only those whose turn it is get that
 * type; the others get `REQUEST_UPDATED`.
 */
async function tellParticipants(
  tx: Transaction,
  platform: Notifier,
  change: { requestId: string; type: NotificationType; bringsBankDocuments: boolean; byId: string | null },
): Promise<void> {
  const { requestId, type, bringsBankDocuments, byId } = change;
  const tell = (what: NotificationType, amongst?: SQL) =>
    notify(tx, platform, {
      about: requestSubject(requestId),
      types: typesOf(what, bringsBankDocuments),
      byId,
      amongst,
    });
  if (type !== 'REQUEST_ACTION_REQUIRED' && type !== 'REQUEST_TO_CLOSE') return tell(type);
  const asked = [...(await turnHolders(tx, requestId)).keys()];
  await tell(type, inArray(users.id, asked));
  await tell('REQUEST_UPDATED', notInArray(users.id, asked));
}

/**
 * Records that a user changed a request: updates its state (audited if it differs), who changed it and when, and
 * notifies the others. Every write that concerns a request ends with this call, so that board, counters and
 * notifications stay up to date.
 */
export async function changeRequest(
  tx: Transaction,
  audit: AuditTrail,
  platform: Notifier,
  change: {
    requestId: string;
    byId: string;
    state: RequestState;
    /** The bank asks the client for an answer; asking again keeps the time of the first time it asked. */
    asksAnswer?: boolean;
    /** Notification type for the others, if not the one that follows from the new state; null sends none. */
    type?: NotificationType | null;
    /** The change adds documents of the bank, of which clients are notified (preference `documentReceived`). */
    bringsBankDocuments?: boolean;
    /** User who is not notified, if not the one who made the change; null excludes nobody. */
    exceptId?: string | null;
  },
): Promise<void> {
  const { requestId, byId, state, exceptId = byId } = change;
  const now = platform.clock();
  const [before] = await tx
    .select({
      state: requests.state,
      stateSince: requests.stateSince,
      answerAskedAt: requests.answerAskedAt,
      closureAskedById: requests.closureAskedById,
    })
    .from(requests)
    .where(eq(requests.id, requestId));
  // An unchanged state gives REQUEST_UPDATED, so that nobody is asked again for what was already asked.
  const { type = (before?.state !== state && MOVES[state]) || 'REQUEST_UPDATED' } = change;
  const asked = before?.state === 'TO_CLOSE' ? before.closureAskedById : byId;
  await tx
    .update(requests)
    .set({
      state,
      stateSince: before?.state === state ? before.stateSince : now,
      answerAskedAt:
        state === 'ACTION_REQUIRED' ? (before?.answerAskedAt ?? (change.asksAnswer ? now : null)) : null,
      closureAskedById: state === 'TO_CLOSE' ? asked : null,
      lastUpdatedById: byId,
      // The clock of another server may be ahead.
      updatedAt: sql`greatest(${requests.updatedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(requests.id, requestId));
  if (before && before.state !== state)
    await audit({
      eventType: 'UPDATE',
      entity: 'requests',
      entityId: requestId,
      name: 'state',
      oldValue: before.state,
      newValue: state,
    });
  if (!type) return;
  await tellParticipants(tx, platform, {
    requestId,
    type,
    bringsBankDocuments: change.bringsBankDocuments === true,
    byId: exceptId,
  });
}

/** Applies {@link changeRequest} after documents were added to a locked request, with the state that follows from them. */
export async function changeByDocuments(
  tx: Transaction,
  audit: AuditTrail,
  platform: Notifier,
  { row, user }: { row: typeof requests.$inferSelect; user: User },
): Promise<void> {
  const { isInternal } = user.contactInformation;
  await changeRequest(tx, audit, platform, {
    requestId: row.id,
    byId: user.id,
    state: stateAfterDocuments(row.state, { type: row.type, isInternal }),
    bringsBankDocuments: isInternal,
    // The other side has to validate them.
    ...(row.documentValidationEnabled && { type: 'REQUEST_ACTION_REQUIRED' as const }),
  });
}

/** Deletes the participants' notifications of a request that is being deleted: their links would lead nowhere. */
export async function forgetNotifications(tx: Transaction, requestId: string): Promise<void> {
  const people = tx
    .select({ id: requestParticipants.userId })
    .from(requestParticipants)
    .where(eq(requestParticipants.requestId, requestId));
  await tx
    .delete(notifications)
    .where(and(inArray(notifications.userId, people), eq(notifications.url, requestPath(requestId))));
}
