import { and, asc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { AssignableContract } from '@atrium/contract/contracts';
import type { ContractStatus } from '@atrium/contract/contract-status';
import type { ContractUser } from '@atrium/contract/contract-users';
import { sharedClient, TRANSFER_MAX } from '@atrium/contract/contract-users-rules';
import type { User } from '@atrium/contract/users';
import { contractAudit } from '../contracts/audit.ts';
import type { Reads, Transaction } from '../database/open.ts';
import { contracts, contractUserRights, contractUsers, users } from '../database/schema/index.ts';
import { badRequest, refusal } from '../http/failure.ts';
import type { AuditTrail } from '../platform.ts';
import { ofContract, requireOthers } from './access.ts';
import { nameOf, requireMembers } from './members.ts';
import { holdServices, lockServices } from './services.ts';

const NOBODY = { en: 'Choose at least one user.', fr: 'Choisissez au moins un utilisateur.' };
const NOT_OUTSOURCED = {
  en: 'Only users of an outsourced service can be transferred.',
  fr: 'Seuls les utilisateurs d’un service externalisé peuvent être transférés.',
};
const TOO_MANY = {
  en: `At most ${TRANSFER_MAX} users can be transferred at once.`,
  fr: `Le transfert concerne au plus ${TRANSFER_MAX} utilisateurs à la fois.`,
};
const NO_STATUS = {
  en: 'Choose the status that the users will have.',
  fr: 'Choisissez le statut que les utilisateurs auront.',
};

type Contract = typeof contracts.$inferSelect;

/** The client that people of outsourced services share; null where none of them has one. */
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
 * Contracts that people of outsourced services can be transferred to, by name: those of the one client that they share which
 * can be changed and which none of them is in (CUSR-041).
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

interface Transfer {
  readonly user: User;
  /** Both are locked, and their people may be changed by the user. */
  readonly source: Contract;
  readonly target: Contract;
  readonly userIds: readonly string[];
  readonly contractStatus: ContractStatus | undefined;
}

/**
 * Refuses a transfer that is not from a contract of an outsourced service to one that is assignable to all the people, or that
 * takes its administrators with it (CUSR-031); answers with the people as they are.
 */
export async function requireTransferable(tx: Transaction, transfer: Transfer): Promise<ContractUser[]> {
  const { user, source, target, userIds, contractStatus } = transfer;
  if (source.kind !== 'OSA') throw badRequest(NOT_OUTSOURCED, 'body.transferredFrom');
  if (contractStatus === undefined) throw badRequest(NO_STATUS, 'body.contractStatus');
  if (userIds.length > TRANSFER_MAX) throw badRequest(TOO_MANY, 'body.userIds');
  requireOthers(user, userIds);
  const people = await requireMembers(tx, source, userIds, 'body.userIds');
  if (people.some(({ clientRole }) => clientRole === 'ADMIN')) throw refusal('CONTRACT_USER_NOT_REMOVABLE');
  const assignable = await assignableContracts(tx, userIds);
  if (assignable.every(({ id }) => id !== target.id)) throw refusal('CONTRACT_NOT_ASSIGNABLE');
  return people;
}

/** Takes transferred people out of the contract that they leave, with their rights in it (CUSR-045). */
export async function leaveContract(
  tx: Transaction,
  audit: AuditTrail,
  contractId: string,
  people: readonly ContractUser[],
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await lockServices(tx, ids);
  const given = await tx
    .delete(contractUserRights)
    .where(and(eq(contractUserRights.contractId, contractId), inArray(contractUserRights.userId, ids)))
    .returning({ userId: contractUserRights.userId, code: contractUserRights.serviceCode });
  await tx.delete(contractUsers).where(and(ofContract(contractId), inArray(contractUsers.userId, ids)));
  const rights = Map.groupBy(given, ({ userId }) => userId);
  await holdServices(tx, new Map([...rights].map(([id, own]) => [id, own.map(({ code }) => code)])));
  await contractAudit(audit, contractId)('user', ...people.map((person) => ({ oldValue: nameOf(person) })));
}
