import { and, eq, gt, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import type { ContractUser } from '@atrium/contract/contract-users';
import { RIGHTS_UNDO_MINUTES } from '@atrium/contract/rights-undo-rules';
import { serviceRightId } from '@atrium/contract/service-rights-rules';
import { ofKnownPeople } from '../contracts/index.ts';
import type { AuditedRight } from '../contracts/index.ts';
import type { Reads, Transaction } from '../database/index.ts';
import { auditEvents, contractUsers, users } from '../database/schema/index.ts';
import { notFound, refusal } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { requireChangeableUsers } from './access.ts';
import type { UsersCall } from './changes.ts';
import { usersOfContract } from './rows.ts';
import { auditedRightsOf, offeredBy, setRightsIn } from './set-rights.ts';

const TOO_LATE = {
  en: `A change of rights can be undone for ${RIGHTS_UNDO_MINUTES} minutes. Change the rights themselves.`,
  fr: `Une modification de droits peut être annulée pendant ${RIGHTS_UNDO_MINUTES} minutes. Modifiez directement les droits.`,
};
const CHANGED = {
  en: 'The rights of this person, or what they are given over, have changed since. Nothing was undone.',
  fr: 'Les droits de cette personne, ou leur périmètre, ont changé depuis. Rien n’a été annulé.',
};

/** Returns until when a change of rights made at `createdAt` can be undone. */
export const undoableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + RIGHTS_UNDO_MINUTES * 60_000);

/**
 * Returns the id of the latest audit event about the rights of each present user of a contract, or about their removal
 * from it. Earlier ones cannot be undone, and nothing can be given back to users who have left or whose account is closed.
 */
export async function latestRightsEvents(
  db: Reads,
  contractId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ userId: auditEvents.secondaryEntityId, id: max(auditEvents.id) })
    .from(auditEvents)
    .innerJoin(users, and(eq(users.id, auditEvents.secondaryEntityId), isNull(users.deletedAt)))
    .innerJoin(
      contractUsers,
      and(eq(contractUsers.userId, users.id), eq(contractUsers.contractId, contractId)),
    )
    .where(
      and(
        eq(auditEvents.entity, 'contracts'),
        eq(auditEvents.entityId, contractId),
        inArray(auditEvents.name, ['userRights', 'user']),
        inArray(auditEvents.secondaryEntityId, [...userIds]),
      ),
    )
    .groupBy(auditEvents.secondaryEntityId);
  return new Map(rows.map(({ userId, id }) => [userId!, id!]));
}

/** Compares rights from the database, where jsonb does not keep the order of keys. */
const isSame = (one: readonly AuditedRight[], other: readonly AuditedRight[]): boolean => {
  const keyOf = ({ service, right, list }: AuditedRight) => JSON.stringify([service, right, list]);
  const keys = new Set(other.map(keyOf));
  return one.length === other.length && one.every((right) => keys.has(keyOf(right)));
};

/**
 * Returns whether lists of legal entities with these names have changed since an event: under its old name, a list can
 * hold other legal entities than those that the right was given over.
 */
async function haveListsChanged(
  tx: Transaction,
  since: { readonly id: number; readonly entityId: string },
  names: readonly string[],
): Promise<boolean> {
  const changes = await tx.$count(
    auditEvents,
    and(
      gt(auditEvents.id, since.id),
      eq(auditEvents.entity, 'contracts'),
      eq(auditEvents.entityId, since.entityId),
      inArray(auditEvents.name, ['legalEntitiesList', 'legalEntitiesListName']),
      inArray(auditEvents.secondaryEntity, [...names]),
    ),
  );
  return changes > 0;
}

/**
 * Restores the rights that a user had before a change recorded in the audit trail, as a new change. RECORD_CHANGED if
 * the rights or their lists of legal entities have changed again since, or if it is too late to undo.
 */
export const undoRights = (
  { write, clock }: Platform,
  call: UsersCall<{ readonly auditEventId: string }>,
): Promise<ContractUser[]> =>
  write(call, async (tx, audit) => {
    const contract = await requireChangeableUsers(tx, call.user, call.params.id);
    const [event] = await tx
      .select()
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.id, Number(call.body.auditEventId)),
          eq(auditEvents.entity, 'contracts'),
          eq(auditEvents.entityId, contract.id),
          eq(auditEvents.name, 'userRights'),
          isNotNull(auditEvents.secondaryEntityId),
          ofKnownPeople(tx, call.user, auditEvents.secondaryEntityId),
        ),
      );
    if (!event) throw notFound();
    if (undoableUntil(event.createdAt) <= clock()) throw refusal('RECORD_CHANGED', TOO_LATE);
    const userId = event.secondaryEntityId!;
    const [person] = await usersOfContract(tx, contract, [userId], call.user);
    const latest = await latestRightsEvents(tx, contract.id, [userId]);
    if (!person || latest.get(userId) !== event.id) throw refusal('RECORD_CHANGED', CHANGED);
    const offered = await offeredBy(tx, contract.id);
    const given = (event.newValue ?? []) as readonly AuditedRight[];
    const before = (event.oldValue ?? []) as readonly AuditedRight[];
    const listIds = new Map([...offered.lists].map(([id, name]) => [name, id]));
    const canBeGiven = before.every(
      ({ service, list }) => offered.services.includes(service) && (list === null || listIds.has(list)),
    );
    const lists = before.flatMap(({ list }) => list ?? []);
    if (
      !canBeGiven ||
      !isSame(auditedRightsOf(person.serviceRights, offered), given) ||
      (await haveListsChanged(tx, event, lists))
    )
      throw refusal('RECORD_CHANGED', CHANGED);
    const rights = before.map(({ service, right, list }) => ({
      serviceRightId: serviceRightId(service, right),
      legalEntitiesListId: list === null ? null : listIds.get(list)!,
    }));
    return setRightsIn(tx, audit, {
      ...call,
      body: { users: [{ userId: person.id, version: person.version, rights }] },
    });
  });
