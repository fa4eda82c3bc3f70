import { and, eq, inArray, isNotNull, not, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { RUNNING_STATES } from '@atrium/contract/request-rules';
import type { RequestState } from '@atrium/contract/request-rules';
import type { Transaction } from '../database/index.ts';
import { contractUsers, requestParticipants, requests, users } from '../database/schema/index.ts';
import type { Notifier } from '../notifications/index.ts';
import type { AuditTrail } from '../platform.ts';
import { changeRequest } from './changes.ts';
import { hasClients } from './clients-left.ts';

interface Leaving {
  readonly requestId: string;
  readonly state: RequestState;
  readonly closureAskedById: string | null;
  /** Whether nobody of the client is left in the request. */
  readonly isLast: boolean;
}

/**
 * Ends the participation of clients who are no longer in the contract of a request, in those of these requests: they
 * cannot open them any more. Locks and returns the requests concerned.
 */
export async function removeFormerClients(
  tx: Transaction,
  audit: AuditTrail,
  among: SQL,
): Promise<Leaving[]> {
  const membership = tx
    .select({ id: contractUsers.userId })
    .from(contractUsers)
    .where(and(eq(contractUsers.contractId, requests.contractId), eq(contractUsers.userId, users.id)));
  const { state, closureAskedById } = requests;
  const left = await tx
    .select({ requestId: requests.id, state, closureAskedById, userId: users.id })
    .from(requestParticipants)
    .innerJoin(requests, eq(requests.id, requestParticipants.requestId))
    .innerJoin(users, eq(users.id, requestParticipants.userId))
    .where(
      and(
        among,
        requestParticipants.isActive,
        not(users.isInternal),
        or(isNotNull(users.deletedAt), notExists(membership)),
      ),
    )
    .orderBy(requests.id)
    .for('update', { of: requests });
  if (left.length === 0) return [];
  const array = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;
  const gone = sql`select * from unnest(${array(left.map(({ requestId }) => requestId))},
    ${array(left.map(({ userId }) => userId))})`;
  await tx
    .update(requestParticipants)
    .set({ isActive: false })
    .where(sql`(${requestParticipants.requestId}, ${requestParticipants.userId}) in (${gone})`);
  const concerned = Map.groupBy(left, ({ requestId }) => requestId);
  await audit(
    ...[...concerned].map(([entityId, people]) => ({
      eventType: 'UPDATE' as const,
      entity: 'requests',
      entityId,
      name: 'participants',
      oldValue: people.map(({ userId }) => userId),
    })),
  );
  const remaining = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(sql`${requests.id} = any(${array([...concerned.keys()])})`, hasClients(sql`${requests}.id`)));
  const others = new Set(remaining.map(({ id }) => id));
  return [...concerned.values()].map(([first]) => ({ ...first!, isLast: !others.has(first!.requestId) }));
}

/**
 * {@link removeFormerClients} in those of these requests that are not over. What was due from them is due from the other
 * participants of their side, and if none is left, the turn is the bank's: a closure that the bank asked for waits for
 * nobody any more, so the request is in progress again.
 */
export async function endParticipations(
  tx: Transaction,
  audit: AuditTrail,
  platform: Notifier,
  { among, byId }: { among: SQL; byId: string },
): Promise<void> {
  const running = and(among, inArray(requests.state, [...RUNNING_STATES]))!;
  for (const { requestId, isLast, state, closureAskedById } of await removeFormerClients(
    tx,
    audit,
    running,
  )) {
    // Somebody with many requests would make all of them unread for the others: only a turn that passes is news.
    if (!isLast) continue;
    const isUnconfirmable = state === 'TO_CLOSE' && (await isOfBank(tx, closureAskedById));
    await changeRequest(tx, audit, platform, {
      requestId,
      byId,
      state: isUnconfirmable ? 'INPROGRESS' : state,
    });
  }
}

async function isOfBank(tx: Transaction, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const [person] = await tx.select({ isInternal: users.isInternal }).from(users).where(eq(users.id, userId));
  return person?.isInternal === true;
}
