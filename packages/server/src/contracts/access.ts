import { and, eq, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Database, Reads } from '../database/open.ts';
import {
  contractLegalEntities,
  contracts,
  contractServices,
  contractUsers,
  roles,
} from '../database/schema/index.ts';

/** Contracts of which a person is a member. */
export const memberContracts = (db: Reads, userId: string) =>
  db.select({ id: contractUsers.contractId }).from(contractUsers).where(eq(contractUsers.userId, userId));

/** Contracts that a person of the bank's staff serves. */
export const servedContracts = (db: Reads, userId: string) =>
  db.select({ id: roles.contractId }).from(roles).where(eq(roles.userId, userId));

/** Contracts that a person administers for the client. */
export const administeredContracts = (db: Reads, userId: string) =>
  db
    .select({ id: contractUsers.contractId })
    .from(contractUsers)
    .where(and(eq(contractUsers.userId, userId), eq(contractUsers.clientRole, 'ADMIN')));

/**
 * Contracts a person may know of, as a condition on `contracts`: bank administrators all, other bank staff those they
 * serve, clients those they are in. The one place where this is written.
 */
export function visibleContracts(db: Reads, user: User): SQL {
  const { isInternal, isAdmin } = user.contactInformation;
  if (isInternal && isAdmin) return sql`true`;
  const own = isInternal ? servedContracts(db, user.id) : memberContracts(db, user.id);
  return sql`${contracts.id} in ${own}`;
}

/** Contracts whose data a person may see, as a subquery. */
export function ownContracts(db: Reads, user: User) {
  return db.select({ id: contracts.id }).from(contracts).where(visibleContracts(db, user));
}

/** Of these, the ones that have activated a service: what it shows comes from them alone. */
export function contractsWith(db: Database, user: User, service: ServiceCode) {
  return db
    .select({ id: contractServices.contractId })
    .from(contractServices)
    .where(
      and(
        eq(contractServices.serviceCode, service),
        eq(contractServices.category, 'ACTIVATED'),
        sql`${contractServices.contractId} in ${ownContracts(db, user)}`,
      ),
    );
}

/** Legal entities of the contracts through which a person uses a service. */
export function entitiesWith(db: Database, user: User, service: ServiceCode) {
  return db
    .select({ ricosCode: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(sql`${contractLegalEntities.contractId} in ${contractsWith(db, user, service)}`);
}

/** A condition on `contract_id` and `ricos_code`: the contract is one of these and still covers the entity. */
export function coveredBy(
  db: Database,
  user: User,
  service: ServiceCode,
  columns: { contractId: Column; ricosCode: Column },
): SQL {
  const covered = db
    .select({ contractId: contractLegalEntities.contractId, ricosCode: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(sql`${contractLegalEntities.contractId} in ${contractsWith(db, user, service)}`);
  return sql`(${columns.contractId}, ${columns.ricosCode}) in ${covered}`;
}

/**
 * A condition on a contract: it shares its treasury figures with its people (DATA-064). The bank's staff see the figures
 * of the contracts they serve either way.
 */
export function isShared(db: Database, user: User, contractId: Column): SQL | undefined {
  if (user.contactInformation.isInternal) return undefined;
  const shared = db.select({ id: contracts.id }).from(contracts).where(eq(contracts.bmfVisibility, true));
  return sql`${contractId} in ${shared}`;
}

/** Legal entities whose treasury figures a person sees through a service: of all contracts, or of this one. */
export function sharedEntities(db: Database, user: User, service: ServiceCode, contractId?: string) {
  return db
    .select({ ricosCode: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(
      and(
        sql`${contractLegalEntities.contractId} in ${contractsWith(db, user, service)}`,
        isShared(db, user, contractLegalEntities.contractId),
        contractId === undefined ? undefined : eq(contractLegalEntities.contractId, contractId),
      ),
    );
}
