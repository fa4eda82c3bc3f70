import { and, eq, inArray } from 'drizzle-orm';
import type { ReachableUser } from '@atrium/contract/request-creation';
import type { Reads, Transaction } from '../database/index.ts';
import { requestLegalEntities, requestParticipants, requests } from '../database/schema/index.ts';
import { badRequest } from '../http/index.ts';
import type { AuditTrail } from '../platform.ts';
import { reachablePeople } from '../contracts/index.ts';
import type { Reader } from './rows.ts';

const UNREACHABLE = {
  en: 'One of these people cannot be added to the request.',
  fr: 'L’une de ces personnes ne peut pas être ajoutée à la demande.',
};

/** Returns people of the contract and of the bank's team who are not yet participants; nobody is preselected. */
export async function addablePeople(db: Reads, reader: Reader, requestId: string): Promise<ReachableUser[]> {
  const [request] = await db
    .select({ contractId: requests.contractId })
    .from(requests)
    .where(eq(requests.id, requestId));
  const entities = await db
    .select({ ricosCode: requestLegalEntities.ricosCode })
    .from(requestLegalEntities)
    .where(eq(requestLegalEntities.requestId, requestId));
  const there = await db
    .select({ userId: requestParticipants.userId })
    .from(requestParticipants)
    .where(and(eq(requestParticipants.requestId, requestId), requestParticipants.isActive));
  const present = new Set(there.map(({ userId }) => userId));
  const people = await reachablePeople(db, reader, {
    contractId: request!.contractId,
    topic: undefined,
    ricosCodes: entities.map(({ ricosCode }) => ricosCode),
  });
  return people
    .filter(({ id }) => !present.has(id))
    .map((person) => ({ ...person, isSelectedByDefault: false }));
}

export interface Addition {
  reader: Reader;
  request: Pick<typeof requests.$inferSelect, 'id'>;
  ids: readonly string[];
}

/**
 * Adds participants to a locked request, all or none: unreachable people are refused with 400, current participants
 * skipped, former ones restored. Returns whether anybody was added.
 */
export async function addParticipants(
  tx: Transaction,
  audit: AuditTrail,
  { reader, request, ids }: Addition,
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  const present = await tx
    .select({ userId: requestParticipants.userId })
    .from(requestParticipants)
    .where(
      and(
        eq(requestParticipants.requestId, request.id),
        inArray(requestParticipants.userId, wanted),
        requestParticipants.isActive,
      ),
    );
  const there = new Set(present.map(({ userId }) => userId));
  const added = wanted.filter((id) => !there.has(id));
  if (added.length === 0) return false;
  const roles = new Map(
    (await addablePeople(tx, reader, request.id)).map(({ id, role }) => [id, role.roleType]),
  );
  if (added.some((id) => !roles.has(id))) throw badRequest(UNREACHABLE, 'body');
  await tx
    .insert(requestParticipants)
    .values(added.map((userId) => ({ requestId: request.id, userId, role: roles.get(userId)! })))
    .onConflictDoUpdate({
      target: [requestParticipants.requestId, requestParticipants.userId],
      set: { isActive: true },
    });
  await audit({
    eventType: 'UPDATE',
    entity: 'requests',
    entityId: request.id,
    name: 'participants',
    newValue: added,
  });
  return true;
}
