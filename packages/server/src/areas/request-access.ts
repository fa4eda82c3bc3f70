import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import { contracts, contractUsers, requestParticipants, requests, roles } from '../database/schema/index.ts';
import type { Reads } from '../database/open.ts';

/** Contracts of which the person is a member. */
const memberContracts = (db: Reads, user: User) =>
  db.select({ id: contractUsers.contractId }).from(contractUsers).where(eq(contractUsers.userId, user.id));

/** Contracts that the person, of the bank's staff, serves. */
const servedContracts = (db: Reads, user: User) =>
  db.select({ id: roles.contractId }).from(roles).where(eq(roles.userId, user.id));

/** Contracts that the person administers for the client. */
const administeredContracts = (db: Reads, user: User) =>
  db
    .select({ id: contractUsers.contractId })
    .from(contractUsers)
    .where(and(eq(contractUsers.userId, user.id), eq(contractUsers.clientRole, 'ADMIN')));

/** Joins the person's own part in a request; someone who left it has none. */
export function ownParticipation(user: User): SQL {
  return and(
    eq(requestParticipants.requestId, requests.id),
    eq(requestParticipants.userId, user.id),
    requestParticipants.isActive,
  )!;
}

/**
 * Requests a person may know of, as a condition on `requests` (docs/decisions/0004-request-visibility.md): bank
 * administrators all; other bank staff those they take part in and those of the contracts they serve; clients, within
 * their contracts, those they take part in, and administrators of a contract all of it.
 */
export function visibleRequests(db: Reads, user: User): SQL {
  if (user.contactInformation.isInternal && user.contactInformation.isAdmin) return sql`true`;
  const takesPart = sql`${requests.id} in ${db
    .select({ id: requestParticipants.requestId })
    .from(requestParticipants)
    .where(and(eq(requestParticipants.userId, user.id), requestParticipants.isActive))}`;
  if (user.contactInformation.isInternal) {
    return or(takesPart, sql`${requests.contractId} in ${servedContracts(db, user)}`)!;
  }
  return and(
    sql`${requests.contractId} in ${memberContracts(db, user)}`,
    or(takesPart, sql`${requests.contractId} in ${administeredContracts(db, user)}`),
  )!;
}

/** Contracts a person may know of, as a condition on `contracts`: bank administrators all, others their own. */
export function visibleContracts(db: Reads, user: User): SQL {
  const { isInternal, isAdmin } = user.contactInformation;
  if (isInternal && isAdmin) return sql`true`;
  const own = isInternal ? servedContracts(db, user) : memberContracts(db, user);
  return sql`${contracts.id} in ${own}`;
}
