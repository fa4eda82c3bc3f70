import { and, eq } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import { managesUsersOf, requireChangeable, requireContract } from '../contracts/index.ts';
import type { Reads, Transaction } from '../database/index.ts';
import { contracts, contractUsers } from '../database/schema/index.ts';
import { forbidden } from '../http/index.ts';

const OWN = {
  en: 'You cannot change your own role, rights or home page in a contract. Ask another administrator.',
  fr: 'Vous ne pouvez pas modifier votre propre rôle, vos droits ni votre page d’accueil dans un contrat. Adressez-vous à un autre administrateur.',
};

/** Refuses everybody who does not manage the people of a contract: 404 where they may not know of it, else 403. */
async function requireManager(db: Reads, user: User, id: string): Promise<void> {
  await requireContract(db, user, id);
  if (!(await managesUsersOf(db, user, id))) throw forbidden();
}

/** The contract whose people are read. */
export async function requireReadableUsers(db: Reads, user: User, id: string) {
  await requireManager(db, user, id);
  const [row] = await db.select().from(contracts).where(eq(contracts.id, id));
  return row!;
}

/** The contract whose people are about to change, locked until the transaction ends. */
export async function requireChangeableUsers(tx: Transaction, user: User, id: string) {
  // Whoever has just lost the role waits for that change first.
  await requireContract(tx, user, id);
  const contract = await requireChangeable(tx, id);
  await requireManager(tx, user, id);
  return contract;
}

/** Nobody changes or removes themselves (CUSR-032). */
export function requireOthers(user: User, ids: readonly string[]): void {
  if (ids.includes(user.id)) throw forbidden(OWN);
}

/** A condition on the people of one contract. */
export const ofContract = (contractId: string, userId?: string) =>
  and(
    eq(contractUsers.contractId, contractId),
    userId === undefined ? undefined : eq(contractUsers.userId, userId),
  );
