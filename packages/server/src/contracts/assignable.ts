import { and, asc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { AssignableContract } from '@atrium/contract/contracts';
import { sharedClient } from '@atrium/contract/contract-users-rules';
import type { Reads } from '../database/index.ts';
import { contracts, contractUsers, users } from '../database/schema/index.ts';
import { badRequest, refusal } from '../http/index.ts';

const NOBODY = { en: 'Choose at least one user.', fr: 'Choisissez au moins un utilisateur.' };
/** Error message for users of other kinds, who cannot be transferred. */
export const NOT_OUTSOURCED = {
  en: 'Only users of an outsourced service can be transferred.',
  fr: 'Seuls les utilisateurs d’un service externalisé peuvent être transférés.',
};

/** Returns the shared client of users of outsourced services, null if none; OSA_DIFFERENT_CLIENTS if they differ. */
async function clientOf(db: Reads, userIds: readonly string[]): Promise<string | null> {
  const ids = new Set(userIds);
  const people = await db
    .select({ clientId: users.clientId })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.kind, 'OSA'), isNull(users.deletedAt)));
  if (people.length !== ids.size) throw badRequest(NOT_OUTSOURCED, 'query.userIds');
  const client = sharedClient(people);
  if (client === undefined) throw refusal('OSA_DIFFERENT_CLIENTS');
  return client;
}

/**
 * Returns the contracts that users of outsourced services can be transferred to, by name: changeable contracts of their
 * common client that none of them is in (CUSR-041).
 */
export async function assignableContracts(
  db: Reads,
  userIds: readonly string[] | undefined,
): Promise<AssignableContract[]> {
  if (!userIds || userIds.length === 0) throw badRequest(NOBODY, 'query.userIds');
  const clientId = await clientOf(db, userIds);
  if (clientId === null) return [];
  const inContract = db
    .select({ one: sql`1` })
    .from(contractUsers)
    .where(and(eq(contractUsers.contractId, contracts.id), inArray(contractUsers.userId, [...userIds])));
  return db
    .select({ id: contracts.id, number: contracts.number, name: contracts.name })
    .from(contracts)
    .where(
      and(
        eq(contracts.kind, 'CLIENT'),
        eq(contracts.isReadOnly, false),
        or(eq(contracts.clientId, clientId), eq(contracts.kcClientId, clientId)),
        notExists(inContract),
      ),
    )
    .orderBy(asc(sql`fold_text(${contracts.name})`), asc(contracts.number));
}
