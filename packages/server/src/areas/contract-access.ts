import { and, eq, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Database } from '../database/open.ts';
import {
  contractLegalEntities,
  contracts,
  contractServices,
  requestLegalEntities,
  requests,
} from '../database/schema/index.ts';
import { visibleContracts, visibleRequests } from './request-access.ts';

/** Contracts whose data a person may see, as a subquery. */
export function ownContracts(db: Database, user: User) {
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

/** Legal entities whose treasury figures a person sees through a service. */
export function sharedEntities(db: Database, user: User, service: ServiceCode) {
  return db
    .select({ ricosCode: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(
      and(
        sql`${contractLegalEntities.contractId} in ${contractsWith(db, user, service)}`,
        isShared(db, user, contractLegalEntities.contractId),
      ),
    );
}

/** Legal entities of one request, as far as the person may know of the request. */
export function entitiesOfRequest(db: Database, user: User, requestId: string) {
  return db
    .select({ ricosCode: requestLegalEntities.ricosCode })
    .from(requestLegalEntities)
    .innerJoin(requests, eq(requests.id, requestLegalEntities.requestId))
    .where(and(eq(requests.id, requestId), visibleRequests(db, user)));
}
