import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import { requestLegalEntities, requestParticipants, requests } from '../database/schema/index.ts';
import type { Reads } from '../database/index.ts';
import { administeredContracts, memberContracts, servedContracts } from '../contracts/index.ts';

/** Join condition for the user's own participation in a request; former participants do not match. */
export function ownParticipation(user: User): SQL {
  return and(
    eq(requestParticipants.requestId, requests.id),
    eq(requestParticipants.userId, user.id),
    requestParticipants.isActive,
  )!;
}

/**
 * Condition on `requests`: those the user may see (docs/decisions/0004-request-visibility.md). Bank administrators see
 * all; other bank staff those they participate in and those of the contracts they serve; clients, within their
 * contracts, those they participate in, and contract administrators all requests of the contract.
 */
export function visibleRequests(db: Reads, user: User): SQL {
  if (user.contactInformation.isInternal && user.contactInformation.isAdmin) return sql`true`;
  const takesPart = sql`${requests.id} in ${db
    .select({ id: requestParticipants.requestId })
    .from(requestParticipants)
    .where(and(eq(requestParticipants.userId, user.id), requestParticipants.isActive))}`;
  if (user.contactInformation.isInternal) {
    return or(takesPart, sql`${requests.contractId} in ${servedContracts(db, user.id)}`)!;
  }
  return and(
    sql`${requests.contractId} in ${memberContracts(db, user.id)}`,
    or(takesPart, sql`${requests.contractId} in ${administeredContracts(db, user.id)}`),
  )!;
}

/** Selects the legal entities of one request; no rows if the user may not see the request. */
export function entitiesOfRequest(db: Reads, user: User, requestId: string) {
  return db
    .select({ ricosCode: requestLegalEntities.ricosCode })
    .from(requestLegalEntities)
    .innerJoin(requests, eq(requests.id, requestLegalEntities.requestId))
    .where(and(eq(requests.id, requestId), visibleRequests(db, user)));
}
