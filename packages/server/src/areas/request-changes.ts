import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { NotificationType } from '@atrium/contract/notification-rules';
import type { NotificationId } from '@atrium/contract/preference-catalogue';
import type { RequestState } from '@atrium/contract/request-rules';
import type { Transaction } from '../database/open.ts';
import {
  notificationPreferences,
  notifications,
  requestParticipants,
  requests,
} from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';

const NOTIFIED: Partial<Record<RequestState, NotificationType>> = {
  ACTION_REQUIRED: 'REQUEST_ACTION_REQUIRED',
  TO_CLOSE: 'REQUEST_TO_CLOSE',
};

/** The wish that decides whether the portal tells a person (PROF-034); without one it does. */
const WISH: Partial<Record<NotificationType, NotificationId>> = {
  REQUEST_ACTION_REQUIRED: 'requestActionRequired',
  REQUEST_UPDATED: 'requestMessage',
};

/** Tells everyone who takes part in a request, but the one who did it, that something happened in it. */
export async function notifyParticipants(
  tx: Transaction,
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  change: { requestId: string; byId: string; type: NotificationType },
): Promise<void> {
  const people = await tx
    .select({ userId: requestParticipants.userId })
    .from(requestParticipants)
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
        ne(requestParticipants.userId, change.byId),
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
      url: `/requests-board/requests/${change.requestId}`,
      createdAt,
    })),
  );
}

/**
 * Records that somebody changed a request: its state, who and when, and a notification to the others. Every write that
 * concerns a request ends with it, so that board, counters and bell follow.
 */
export async function changeRequest(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'newId'>,
  change: {
    requestId: string;
    byId: string;
    state: RequestState;
    /** What the others are told, where it is not what follows from the state; null for nothing. */
    type?: NotificationType | null;
  },
): Promise<void> {
  const { requestId, byId, state, type = NOTIFIED[state] ?? 'REQUEST_UPDATED' } = change;
  const [before] = await tx
    .select({ state: requests.state, closureAskedById: requests.closureAskedById })
    .from(requests)
    .where(eq(requests.id, requestId));
  const asked = before?.state === 'TO_CLOSE' ? before.closureAskedById : byId;
  await tx
    .update(requests)
    .set({
      state,
      closureAskedById: state === 'TO_CLOSE' ? asked : null,
      lastUpdatedById: byId,
      updatedAt: platform.clock(),
    })
    .where(eq(requests.id, requestId));
  if (type) await notifyParticipants(tx, platform, { requestId, byId, type });
}
