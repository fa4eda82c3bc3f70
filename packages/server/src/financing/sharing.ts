import { and, asc, eq, exists, inArray, not, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import {
  contractsWith,
  coveredBy,
  entitiesWith,
  sharedEntities,
  visibleContracts,
} from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { contracts, financingPositions as positions } from '../database/schema/index.ts';
import { codesOf, runsOn } from './positions.ts';

/** A list of positions: those of one type and one contract, if these are given. */
interface Shown {
  readonly type?: FinancingType;
  readonly contractId?: string | undefined;
}

const isSharing = eq(contracts.bmfVisibility, true);

/**
 * Condition on `contracts`: those that do not share their figures and so keep running positions from a client user.
 * Treasury reporting reads by legal entity: the contract that a position was made under keeps it, and so does the one
 * that reports the entity, unless one that is shared reports it too (decision 65).
 */
function withholding(
  db: Reads,
  user: User,
  service: ServiceCode,
  today: string,
  { type, contractId }: Shown = {},
): SQL {
  const isOwner = eq(positions.contractId, contracts.id);
  const isGranting = and(
    coveredBy(db, user, service, { contractId: contracts.id, ricosCode: positions.ricosCode }),
    contractId === undefined ? undefined : eq(contracts.id, contractId),
  );
  const keeps =
    service === 'TREASURY_REPORTING'
      ? or(
          and(isOwner, inArray(positions.ricosCode, entitiesWith(db, user, service, contractId))),
          and(isGranting, notInArray(positions.ricosCode, sharedEntities(db, user, service, contractId))),
        )
      : and(isOwner, isGranting);
  const kept = db
    .select({ one: sql`1` })
    .from(positions)
    .where(and(keeps, runsOn(today), type && inArray(positions.subType, codesOf(type))));
  return and(visibleContracts(db, user), not(isSharing), exists(kept))!;
}

/**
 * Returns the contracts that share their figures with a client user, of those that give the user the service, and those
 * whose figures are missing because they do not; all that give the service if none shares.
 */
export async function sharingOf(db: Reads, user: User, service: ServiceCode, today: string) {
  const contractsWhere = (condition: SQL | undefined) =>
    db
      .select({ id: contracts.id, name: contracts.name, isReadOnly: contracts.isReadOnly })
      .from(contracts)
      .where(condition)
      .orderBy(asc(contracts.number));
  const granting = inArray(contracts.id, contractsWith(db, user, service));
  const sharing = await contractsWhere(and(granting, isSharing));
  const withheld = await contractsWhere(
    sharing.length === 0 ? granting : withholding(db, user, service, today),
  );
  return { sharing, withheld };
}

/** Whether an empty list does not mean that there is nothing: a contract of the client user keeps its positions. */
export async function isWithheld(
  db: Reads,
  user: User,
  service: ServiceCode,
  today: string,
  shown: Shown,
): Promise<boolean> {
  if (user.contactInformation.isInternal) return false;
  const found = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(withholding(db, user, service, today, shown))
    .limit(1);
  return found.length > 0;
}
