import { and, eq } from 'drizzle-orm';
import { changesOwnRights } from '@atrium/contract/access';
import type { User } from '@atrium/contract/users';
import { managesUsersOf, requireChangeable, requireContract } from '../contracts/index.ts';
import type { Reads, Transaction } from '../database/index.ts';
import { contracts, contractUsers } from '../database/schema/index.ts';
import { forbidden } from '../http/index.ts';

const OWN = {
  en: 'You cannot change your own role, rights or home page in a contract. Ask another administrator.',
  fr: 'Vous ne pouvez pas modifier votre propre rôle, vos droits ni votre page d’accueil dans un contrat. Adressez-vous à un autre administrateur.',
};

/** Refuses users who do not manage the users of a contract: 404 if they may not see the contract, else 403. */
async function requireManager(db: Reads, user: User, id: string): Promise<void> {
  await requireContract(db, user, id);
  if (!(await managesUsersOf(db, user, id))) throw forbidden();
}

/** Returns the contract whose users are read; 404 or 403 if the caller does not manage them. */
export async function requireReadableUsers(db: Reads, user: User, id: string) {
  await requireManager(db, user, id);
  const [row] = await db.select().from(contracts).where(eq(contracts.id, id));
  return row!;
}

/** Locks the contract whose users are about to change until the transaction ends, and returns it. */
export async function requireChangeableUsers(tx: Transaction, user: User, id: string) {
  // The role is checked after the lock, so that a role removed by a concurrent transaction no longer counts.
  await requireContract(tx, user, id);
  const contract = await requireChangeable(tx, id);
  await requireManager(tx, user, id);
  return contract;
}

/** Refuses users who change or remove themselves with 403 (CUSR-032). */
export function requireOthers(user: User, ids: readonly string[]): void {
  if (ids.includes(user.id) && !changesOwnRights.allows(user)) throw forbidden(OWN);
}

/** Condition on `contract_users`: the users of a contract, or one of them. */
export const ofContract = (contractId: string, userId?: string) =>
  and(
    eq(contractUsers.contractId, contractId),
    userId === undefined ? undefined : eq(contractUsers.userId, userId),
  );
