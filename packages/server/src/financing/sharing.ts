import { and, asc, eq, exists, inArray, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { contractsWith, visibleContracts } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { contracts, financingPositions as positions } from '../database/schema/index.ts';

/**
 * Returns the contracts that share their figures with a client user, of those that give the user the service or of one
 * of them, and those whose figures are missing because they do not. Treasury reporting also shows figures of the same
 * legal entities in other contracts of the user, if these share them (decision 65).
 */
export async function sharingOf(db: Reads, user: User, service: ServiceCode, contractId?: string) {
  const contractsWhere = (condition: SQL | undefined) =>
    db
      .select({ id: contracts.id, name: contracts.name, isReadOnly: contracts.isReadOnly })
      .from(contracts)
      .where(condition)
      .orderBy(asc(contracts.number));
  const granting = and(
    inArray(contracts.id, contractsWith(db, user, service)),
    contractId === undefined ? undefined : eq(contracts.id, contractId),
  );
  const reporting = service === 'TREASURY_REPORTING' ? visibleContracts(db, user) : granting;
  const hasFigures = exists(
    db
      .select({ one: sql`1` })
      .from(positions)
      .where(eq(positions.contractId, contracts.id)),
  );
  const isShared = eq(contracts.bmfVisibility, true);
  const sharing = await contractsWhere(and(granting, isShared));
  const withheld = await contractsWhere(
    sharing.length === 0 ? granting : and(reporting, hasFigures, not(isShared)),
  );
  return { sharing, withheld };
}

/** Whether an empty list does not mean that there is nothing: a contract of the client user keeps its figures. */
export const isWithheld = async (
  db: Reads,
  user: User,
  service: ServiceCode,
  contractId?: string,
): Promise<boolean> =>
  !user.contactInformation.isInternal && (await sharingOf(db, user, service, contractId)).withheld.length > 0;
