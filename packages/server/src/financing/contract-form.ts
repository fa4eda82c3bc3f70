import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { isAdmin } from '@atrium/contract/access';
import type { FinancingContract } from '@atrium/contract/loans-and-deposits';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { SQL } from 'drizzle-orm';
import { administeredContracts, contractsWith, knownPeople } from '../contracts/index.ts';
import type { Database, Reads } from '../database/index.ts';
import { contracts, contractUserRights, users } from '../database/schema/index.ts';
import { badRequest, notFound } from '../http/index.ts';

const CHOOSE_CONTRACT = {
  en: 'Choose a contract first.',
  fr: 'Choisissez d’abord un contrat.',
};

/** Condition on `contracts`: those with the service activated whose figures the user may share. */
export const sharedBy = (db: Reads, user: User, service: ServiceCode): SQL =>
  and(
    sql`${contracts.id} in ${contractsWith(db, user, service)}`,
    isAdmin.allows(user) ? undefined : sql`${contracts.id} in ${administeredContracts(db, user.id)}`,
  )!;

/**
 * Contract selector: users who may share a contract's figures choose one first (LD-004, TR-014). It lists contracts
 * with the service activated: all for bank administrators, else those the user administers for the client.
 */
export function contractForm(db: Database, service: ServiceCode) {
  const isOfferedTo = async (user: User): Promise<boolean> => {
    const found = await db
      .select({ id: contracts.id })
      .from(contracts)
      .where(sharedBy(db, user, service))
      .limit(1);
    return found.length > 0;
  };

  return {
    isOfferedTo,

    /** The contracts of the selector (LD-005, TR-014). */
    contractsOf: (user: User): Promise<FinancingContract[]> =>
      db
        .select({
          id: contracts.id,
          number: contracts.number,
          name: contracts.name,
          usersQuantity: sql<number>`(${db
            .select({ count: sql`count(*)::int` })
            .from(contractUserRights)
            .innerJoin(users, eq(users.id, contractUserRights.userId))
            .where(
              and(
                eq(contractUserRights.contractId, contracts.id),
                eq(contractUserRights.serviceCode, service),
                isNull(users.deletedAt),
                knownPeople(user),
              ),
            )})`,
          isReadOnly: contracts.isReadOnly,
          bmf: { visibility: contracts.bmfVisibility },
          rights: { canChangeTreasuryReportingVisibility: sql<boolean>`true` },
        })
        .from(contracts)
        .where(sharedBy(db, user, service))
        .orderBy(asc(contracts.number), asc(contracts.id)),

    /** Returns the name of a contract the user may see; null for none. */
    async nameOf(contractId: string | undefined): Promise<string | null> {
      if (contractId === undefined) return null;
      const [found] = await db
        .select({ name: contracts.name })
        .from(contracts)
        .where(eq(contracts.id, contractId));
      return found?.name ?? null;
    },

    /** Refuses a list: 400 without the required contract (LD-006, TR-016), 404 for a contract the user may not see. */
    async requireChoice(user: User, contractId: string | undefined, path: string): Promise<void> {
      if (contractId === undefined) {
        if (await isOfferedTo(user)) throw badRequest(CHOOSE_CONTRACT, path);
        return;
      }
      const [known] = await db
        .select({ id: contracts.id })
        .from(contracts)
        .where(
          and(eq(contracts.id, contractId), sql`${contracts.id} in ${contractsWith(db, user, service)}`),
        );
      if (!known) throw notFound();
    },
  };
}
