import { and, eq, inArray, isNotNull, not, notExists, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { RUNNING_STATES } from '@atrium/contract/request-rules';
import type { Transaction } from '../database/index.ts';
import { contractUsers, requestParticipants, requests, users } from '../database/schema/index.ts';
import type { Notifier } from '../notifications/index.ts';
import type { AuditTrail } from '../platform.ts';
import { changeRequest } from './changes.ts';

/**
 * Ends the participation of clients who are no longer in the contract of a request, in those of these requests that
 * are not over: they cannot open them any more. What was due from them is due from the other participants of their
 * side, and if none is left, the turn is the bank's.
 */
export async function endParticipations(
  tx: Transaction,
  audit: AuditTrail,
  platform: Notifier,
  { among, byId }: { among: SQL; byId: string },
): Promise<void> {
  const membership = tx
    .select({ id: contractUsers.userId })
    .from(contractUsers)
    .where(and(eq(contractUsers.contractId, requests.contractId), eq(contractUsers.userId, users.id)));
  const left = await tx
    .select({ requestId: requests.id, state: requests.state, userId: users.id })
    .from(requestParticipants)
    .innerJoin(requests, eq(requests.id, requestParticipants.requestId))
    .innerJoin(users, eq(users.id, requestParticipants.userId))
    .where(
      and(
        among,
        inArray(requests.state, [...RUNNING_STATES]),
        requestParticipants.isActive,
        not(users.isInternal),
        or(isNotNull(users.deletedAt), notExists(membership)),
      ),
    )
    .orderBy(requests.id)
    .for('update', { of: requests });
  for (const [requestId, gone] of Map.groupBy(left, (row) => row.requestId)) {
    const ids = gone.map(({ userId }) => userId);
    await tx
      .update(requestParticipants)
      .set({ isActive: false })
      .where(and(eq(requestParticipants.requestId, requestId), inArray(requestParticipants.userId, ids)));
    await audit({
      eventType: 'UPDATE',
      entity: 'requests',
      entityId: requestId,
      name: 'participants',
      oldValue: ids,
    });
    const remaining = await tx
      .select({ id: users.id })
      .from(requestParticipants)
      .innerJoin(users, eq(users.id, requestParticipants.userId))
      .where(
        and(
          eq(requestParticipants.requestId, requestId),
          requestParticipants.isActive,
          not(users.isInternal),
        ),
      )
      .limit(1);
    // Somebody with many requests would make all of them unread for the others: only a turn that passes is news.
    if (remaining.length > 0) continue;
    const { state } = gone[0]!;
    await changeRequest(tx, audit, platform, { requestId, byId, state });
  }
}
