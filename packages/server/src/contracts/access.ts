import { and, eq, isNotNull, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import { RIGHTS_SERVICES } from '@atrium/contract/service-rights-rules';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Database, Reads } from '../database/index.ts';
import {
  contractLegalEntities,
  contracts,
  contractServices,
  contractUserRights,
  contractUsers,
  legalEntitiesListMembers,
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

/**
 * Rights to a service that a person has in contracts, as a condition on `contract_user_rights`; undefined where nobody needs
 * one: the bank's staff see what they serve, and some services carry no rights.
 */
function ownRights(user: User, service: ServiceCode): SQL | undefined {
  if (user.contactInformation.isInternal || !SERVICES[service].carriesRights) return undefined;
  return and(eq(contractUserRights.userId, user.id), eq(contractUserRights.serviceCode, service));
}

/**
 * Services of contracts that a person who is not of the bank may use, as a condition: those that carry rights only where the
 * contract gives the person a right to them.
 */
export const grantedServices = (
  db: Reads,
  userId: string | Column,
  of: { readonly contractId: Column; readonly serviceCode: Column },
): SQL =>
  or(
    notInArray(of.serviceCode, [...RIGHTS_SERVICES]),
    sql`(${of.contractId}, ${of.serviceCode}) in ${db
      .select({ contractId: contractUserRights.contractId, serviceCode: contractUserRights.serviceCode })
      .from(contractUserRights)
      .where(eq(contractUserRights.userId, userId))}`,
  )!;

/** What contracts let a person use, as a condition on `contract_services`; undefined for the bank’s staff, who need no rights. */
export const allowedServices = (db: Reads, user: User): SQL | undefined =>
  user.contactInformation.isInternal ? undefined : grantedServices(db, user.id, contractServices);

/** Of these, the ones that have activated a service and give the person a right to it: what it shows comes from them alone. */
export function contractsWith(db: Reads, user: User, service: ServiceCode) {
  const rights = ownRights(user, service);
  const granted = db.select({ id: contractUserRights.contractId }).from(contractUserRights).where(rights);
  return db
    .select({ id: contractServices.contractId })
    .from(contractServices)
    .where(
      and(
        eq(contractServices.serviceCode, service),
        eq(contractServices.category, 'ACTIVATED'),
        sql`${contractServices.contractId} in ${ownContracts(db, user)}`,
        rights && sql`${contractServices.contractId} in ${granted}`,
      ),
    );
}

/**
 * Contracts with the legal entities for which a person uses a service through them: all that the contract covers, or those of
 * the list that the person's right is limited to. As a condition on `contract_legal_entities`.
 */
export function reachedEntities(db: Reads, user: User, service: ServiceCode): SQL | undefined {
  const { contractId, ricosCode } = contractLegalEntities;
  const rights = ownRights(user, service);
  const limited = db
    .select({ one: sql`1` })
    .from(contractUserRights)
    .where(
      and(
        rights,
        eq(contractUserRights.contractId, contractId),
        isNotNull(contractUserRights.legalEntitiesListId),
        sql`${ricosCode} not in (select ${legalEntitiesListMembers.ricosCode} from ${legalEntitiesListMembers} where ${legalEntitiesListMembers.listId} = ${contractUserRights.legalEntitiesListId})`,
      ),
    );
  return and(sql`${contractId} in ${contractsWith(db, user, service)}`, rights && notExists(limited));
}

/** The same pairs, as a subquery. */
export const coveredEntities = (db: Reads, user: User, service: ServiceCode) =>
  db
    .select({ contractId: contractLegalEntities.contractId, ricosCode: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(reachedEntities(db, user, service));

/** Legal entities for which a person uses a service. */
export const entitiesWith = (db: Reads, user: User, service: ServiceCode) =>
  db
    .select({ ricosCode: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(reachedEntities(db, user, service));

/** A condition on `contract_id` and `ricos_code`: the person uses the service for the entity through this contract. */
export const coveredBy = (
  db: Reads,
  user: User,
  service: ServiceCode,
  columns: { contractId: Column; ricosCode: Column },
): SQL => sql`(${columns.contractId}, ${columns.ricosCode}) in ${coveredEntities(db, user, service)}`;

/**
 * A condition on a contract: it shares its treasury figures with its people (DATA-064). The bank's staff see the figures
 * of the contracts they serve either way.
 */
export function isShared(db: Reads, user: User, contractId: Column): SQL | undefined {
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
        reachedEntities(db, user, service),
        isShared(db, user, contractLegalEntities.contractId),
        contractId === undefined ? undefined : eq(contractLegalEntities.contractId, contractId),
      ),
    );
}
