import { and, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NotificationType } from '@atrium/contract/notification-rules';
import type { NotificationId } from '@atrium/contract/preference-catalogue';
import type { RequestState } from '@atrium/contract/request-rules';
import type { Transaction } from '../database/open.ts';
import {
  contractUsers,
  messages,
  notificationPreferences,
  notifications,
  requestParticipants,
  requests,
  users,
} from '../database/schema/index.ts';
import type { AuditTrail, Platform } from '../platform.ts';
import { turnHolders } from '../requests/turn.ts';

const NOTIFIED: Partial<Record<RequestState, NotificationType>> = {
  ACTION_REQUIRED: 'REQUEST_ACTION_REQUIRED',
  TO_CLOSE: 'REQUEST_TO_CLOSE',
};

/** Path of a request inside the portal. */
const requestPath = (id: string): string => `/requests-board/requests/${id}`;

/** The wish that decides whether the portal tells a person (PROF-034); without one it does. */
const WISH: Partial<Record<NotificationType, NotificationId>> = {
  REQUEST_ACTION_REQUIRED: 'requestActionRequired',
  REQUEST_UPDATED: 'requestMessage',
};

/**
 * The moment of the next message of a request that is held: after the one before, whatever the clocks of several servers
 * say, since whoever follows a conversation asks for what came after the last message they know.
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

interface Notice {
  requestId: string;
  /** Who did it and is not told; null for nobody of the portal. */
  byId: string | null;
  type: NotificationType;
}

/**
 * Tells everyone who takes part in a request, but the one who did it, that something happened in it. Those whose turn it
 * is learn that it waits for them, the others that it changed.
 */
export async function notifyParticipants(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'newId'>,
  notice: Notice,
): Promise<void> {
  if (notice.type !== 'REQUEST_ACTION_REQUIRED' && notice.type !== 'REQUEST_TO_CLOSE')
    return notify(tx, platform, notice);
  const asked = [...(await turnHolders(tx, notice.requestId)).keys()];
  await notify(tx, platform, notice, inArray(users.id, asked));
  await notify(tx, platform, { ...notice, type: 'REQUEST_UPDATED' }, notInArray(users.id, asked));
}

async function notify(
  tx: Transaction,
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  change: Notice,
  amongst?: SQL,
): Promise<void> {
  const people = await tx
    .select({ userId: requestParticipants.userId })
    .from(requestParticipants)
    .innerJoin(users, eq(users.id, requestParticipants.userId))
    .innerJoin(requests, eq(requests.id, requestParticipants.requestId))
    .leftJoin(
      contractUsers,
      and(eq(contractUsers.contractId, requests.contractId), eq(contractUsers.userId, users.id)),
    )
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.userId, requestParticipants.userId),
        eq(notificationPreferences.preferenceId, WISH[change.type] ?? ''),
      ),
    )
    .where(
      and(
        eq(requestParticipants.requestId, change.requestId),
        requestParticipants.isActive,
        // Whoever has left the contract may no longer know of its requests.
        or(users.isInternal, isNotNull(contractUsers.userId)),
        change.byId === null ? undefined : ne(requestParticipants.userId, change.byId),
        amongst,
        or(isNull(notificationPreferences.webmailValue), notificationPreferences.webmailValue),
      ),
    );
  if (people.length === 0) return;
  const createdAt = clock();
  await tx.insert(notifications).values(
    people.map(({ userId }) => ({
      id: newId(),
      userId,
      serviceCode: 'REQUESTS_BOARD',
      type: change.type,
      url: requestPath(change.requestId),
      createdAt,
    })),
  );
}

/**
 * Records that somebody changed a request: its state, which is audited where it is another one, who and when, and a
 * notification to the others. Every write that concerns a request ends with it, so that board, counters and bell follow.
 */
export async function changeRequest(
  tx: Transaction,
  audit: AuditTrail,
  platform: Pick<Platform, 'clock' | 'newId'>,
  change: {
    requestId: string;
    byId: string;
    state: RequestState;
    /** The bank asks the client for an answer; asked again, it has waited since the first time. */
    asksAnswer?: boolean;
    /** What the others are told, where it is not what follows from a new state; null for nothing. */
    type?: NotificationType | null;
    /** Who is not told, where it is not who changed it; null for nobody. */
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
  // A request that stays as it was says so: nobody is asked twice for what was asked already.
  const { type = (before?.state !== state && NOTIFIED[state]) || 'REQUEST_UPDATED' } = change;
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
  if (type) await notifyParticipants(tx, platform, { requestId, byId: exceptId, type });
}

/** Takes back what the participants were told of a request that goes: it would lead nowhere. */
export async function forgetNotifications(tx: Transaction, requestId: string): Promise<void> {
  const people = tx
    .select({ id: requestParticipants.userId })
    .from(requestParticipants)
    .where(eq(requestParticipants.requestId, requestId));
  await tx
    .delete(notifications)
    .where(and(inArray(notifications.userId, people), eq(notifications.url, requestPath(requestId))));
}
