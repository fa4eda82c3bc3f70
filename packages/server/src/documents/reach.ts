import { and, asc, eq, sql } from 'drizzle-orm';
import type { ReachableUser } from '@atrium/contract/request-creation';
import type { User } from '@atrium/contract/users';
import { contractsWith, reachablePeople } from '../contracts/index.ts';
import type { Database, Reads } from '../database/index.ts';
import {
  contractLegalEntities,
  contracts,
  contractUsers,
  legalEntities,
  userServices,
} from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Reader } from '../requests/index.ts';

/** Throws 404 if the user cannot add documents to a contract: it is not theirs, or does not use the documents service. */
export async function requireContract(db: Database, user: User, contractId: string): Promise<void> {
  const [found] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(eq(contracts.id, contractId), sql`${contracts.id} in ${contractsWith(db, user, 'DOCUMENTS')}`),
    );
  if (!found) throw notFound();
}

/** Whether there is any contract to which the user can add documents. */
export async function hasContract(db: Database, user: User): Promise<boolean> {
  const [found] = await contractsWith(db, user, 'DOCUMENTS').limit(1);
  return found !== undefined;
}

/** Legal entities that a contract covers, by name. */
export const entitiesOfContract = (db: Reads, contractId: string) =>
  db
    .select({ ricosCode: legalEntities.ricosCode, ricosName: legalEntities.longName })
    .from(contractLegalEntities)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, contractLegalEntities.ricosCode))
    .where(eq(contractLegalEntities.contractId, contractId))
    .orderBy(asc(legalEntities.longName), asc(legalEntities.ricosCode));

/** Members of a contract who can open its documents. */
export async function reachableMembers(
  db: Reads,
  reader: Reader,
  contractId: string,
  ricosCodes: readonly string[],
): Promise<ReachableUser[]> {
  const people = await reachablePeople(db, reader, { contractId, topic: undefined, ricosCodes });
  const holders = await db
    .select({ id: userServices.userId })
    .from(userServices)
    .innerJoin(contractUsers, eq(contractUsers.userId, userServices.userId))
    .where(
      and(
        eq(contractUsers.contractId, contractId),
        eq(userServices.serviceCode, 'DOCUMENTS'),
        eq(userServices.category, 'ACTIVATED'),
      ),
    );
  const holds = new Set(holders.map(({ id }) => id));
  return people.filter(({ id, role }) => role.roleType === 'CLIENT_USER' && holds.has(id));
}
