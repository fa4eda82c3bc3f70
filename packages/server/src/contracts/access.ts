import { and, eq, exists, isNotNull, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import { knowsAllMembers } from '@atrium/contract/access';
import { RIGHTS_SERVICES } from '@atrium/contract/service-rights-rules';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import {
  contractLegalEntities,
  contracts,
  contractServices,
  contractUserRights,
  contractUsers,
  legalEntitiesListMembers,
  roles,
  users,
} from '../database/schema/index.ts';

/** Subquery of the contracts of which a user is a member. */
export const memberContracts = (db: Reads, userId: string) =>
  db.select({ id: contractUsers.contractId }).from(contractUsers).where(eq(contractUsers.userId, userId));

/** Subquery of the contracts that a member of the bank's staff serves. */
export const servedContracts = (db: Reads, userId: string) =>
  db.select({ id: roles.contractId }).from(roles).where(eq(roles.userId, userId));

/** Subquery of the contracts that a user administers for the client. */
export const administeredContracts = (db: Reads, userId: string) =>
  db
    .select({ id: contractUsers.contractId })
    .from(contractUsers)
    .where(and(eq(contractUsers.userId, userId), eq(contractUsers.clientRole, 'ADMIN')));

/**
 * Condition on `contracts`: contracts visible to a user. Bank administrators see all, other bank staff those they
 * serve, clients those they are in. This rule is defined only here.
 */
export function visibleContracts(db: Reads, user: User): SQL {
  const { isInternal, isAdmin } = user.contactInformation;
  if (isInternal && isAdmin) return sql`true`;
  const own = isInternal ? servedContracts(db, user.id) : memberContracts(db, user.id);
  return sql`${contracts.id} in ${own}`;
}

/** Subquery of the contracts whose data a user may see. */
export function ownContracts(db: Reads, user: User) {
  return db.select({ id: contracts.id }).from(contracts).where(visibleContracts(db, user));
}

/**
 * Condition on `users`: people of their contracts whom a user may know of; undefined for all. Several providers share the
 * contracts of outsourced services: their users see members of their own company only.
 */
export const knownPeople = (user: User): SQL | undefined =>
  knowsAllMembers.allows(user)
    ? undefined
    : or(ne(users.kind, 'OSA'), eq(users.companyName, user.company.name), eq(users.id, user.id));

/** Condition on the id of a user: somebody whom the reader may know of ({@link knownPeople}); undefined for all. */
export function ofKnownPeople(db: Reads, reader: User, id: Column | SQL): SQL | undefined {
  const people = knownPeople(reader);
  return (
    people &&
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, id), people)),
    )
  );
}

/**
 * Condition on `contract_user_rights`: the user's rights to a service. Undefined where no right is needed: bank staff
 * see what they serve, and some services carry no rights.
 */
function ownRights(user: User, service: ServiceCode): SQL | undefined {
  if (user.contactInformation.isInternal || !SERVICES[service].carriesRights) return undefined;
  return and(eq(contractUserRights.userId, user.id), eq(contractUserRights.serviceCode, service));
}

/**
 * Condition: a user outside the bank may use a service in a contract. Services that carry rights need a right of the
 * user in that contract.
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

/** Condition on `contract_services`: services that the user may use; undefined for bank staff, who need no rights. */
export const allowedServices = (db: Reads, user: User): SQL | undefined =>
  user.contactInformation.isInternal ? undefined : grantedServices(db, user.id, contractServices);

/** Subquery of visible contracts that activated a service and give the user a right to it; it shows only their data. */
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
 * Condition on `contract_legal_entities`: contracts and legal entities for which a user may use a service, either all
 * entities of the contract or those of the list that the user's right is limited to.
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

/** {@link reachedEntities} as a subquery of contract and entity pairs. */
export const coveredEntities = (db: Reads, user: User, service: ServiceCode) =>
  db
    .select({ contractId: contractLegalEntities.contractId, ricosCode: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(reachedEntities(db, user, service));

/** Subquery of the legal entities for which a user may use a service; of one contract if given. */
export const entitiesWith = (db: Reads, user: User, service: ServiceCode, contractId?: string) =>
  db
    .select({ ricosCode: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(
      and(
        reachedEntities(db, user, service),
        contractId === undefined ? undefined : eq(contractLegalEntities.contractId, contractId),
      ),
    );

/** Condition on `contract_id` and `ricos_code`: the user may use the service for the entity through this contract. */
export const coveredBy = (
  db: Reads,
  user: User,
  service: ServiceCode,
  columns: { contractId: Column; ricosCode: Column },
): SQL => sql`(${columns.contractId}, ${columns.ricosCode}) in ${coveredEntities(db, user, service)}`;

/**
 * Condition: a contract shares its treasury figures with its users (DATA-064). Undefined for bank staff, who see the
 * figures of the contracts they serve in any case.
 */
export function isShared(db: Reads, user: User, contractId: Column): SQL | undefined {
  if (user.contactInformation.isInternal) return undefined;
  const shared = db.select({ id: contracts.id }).from(contracts).where(eq(contracts.bmfVisibility, true));
  return sql`${contractId} in ${shared}`;
}

/** Subquery of the legal entities whose treasury figures a user sees through a service; of one contract if given. */
export function sharedEntities(db: Reads, user: User, service: ServiceCode, contractId?: string) {
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
