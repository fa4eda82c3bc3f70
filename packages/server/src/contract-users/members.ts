import { and, inArray, sql } from 'drizzle-orm';
import type { ContractUser } from '@atrium/contract/contract-users';
import type { User } from '@atrium/contract/users';
import type { Transaction } from '../database/index.ts';
import { contractUsers } from '../database/schema/index.ts';
import { badRequest } from '../http/index.ts';
import { ofContract } from './access.ts';
import { usersOfContract } from './rows.ts';

const NOT_IN_CONTRACT = {
  en: 'One of these people is not in this contract.',
  fr: 'L’une de ces personnes n’est pas dans ce contrat.',
};

/** Name of a person in the audit trail. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** Returns these users of a contract; 400 if one of them is not in it, or `reader` may not know of them. */
export async function requireMembers(
  tx: Transaction,
  contract: Parameters<typeof usersOfContract>[1],
  ids: readonly string[],
  path: string,
  reader?: User,
): Promise<ContractUser[]> {
  const members = await usersOfContract(tx, contract, ids, reader);
  if (members.length !== new Set(ids).size) throw badRequest(NOT_IN_CONTRACT, path);
  return members;
}

/** Increments the version of users in a contract. */
export const countChange = (tx: Transaction, contractId: string, ids: readonly string[]) =>
  tx
    .update(contractUsers)
    .set({ version: sql`${contractUsers.version} + 1` })
    .where(and(ofContract(contractId), inArray(contractUsers.userId, [...ids])));
