import { and, eq, inArray } from 'drizzle-orm';
import type { ContractStatus } from '@atrium/contract/contract-status';
import type { ContractUser } from '@atrium/contract/contract-users';
import { TRANSFER_MAX } from '@atrium/contract/contract-users-rules';
import type { User } from '@atrium/contract/users';
import {
  assignableContracts,
  contractAudit,
  updateUserServices,
  lockServices,
  NOT_OUTSOURCED,
} from '../contracts/index.ts';
import type { Transaction } from '../database/index.ts';
import type { contracts } from '../database/schema/index.ts';
import { contractUserRights, contractUsers, requests } from '../database/schema/index.ts';
import { badRequest, refusal } from '../http/index.ts';
import type { Notifier } from '../notifications/index.ts';
import type { AuditTrail } from '../platform.ts';
import { endParticipations } from '../requests/index.ts';
import { ofContract, requireOthers } from './access.ts';
import { nameOf, requireMembers } from './members.ts';

const TOO_MANY = {
  en: `At most ${TRANSFER_MAX} users can be transferred at once.`,
  fr: `Le transfert concerne au plus ${TRANSFER_MAX} utilisateurs à la fois.`,
};
const NO_STATUS = {
  en: 'Choose the status that the users will have.',
  fr: 'Choisissez le statut que les utilisateurs auront.',
};

type Contract = typeof contracts.$inferSelect;

interface Transfer {
  readonly user: User;
  /** Both contracts are locked, and the user may change their users. */
  readonly source: Contract;
  readonly target: Contract;
  readonly userIds: readonly string[];
  readonly contractStatus: ContractStatus | undefined;
}

/**
 * Refuses a transfer that is not from a contract of an outsourced service to one assignable to all the users, or that
 * includes contract administrators (CUSR-031). Returns the users as they are in the source contract.
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

/** Removes transferred users from their previous contract, with their rights and participations in it (CUSR-045). */
export async function leaveContract(
  tx: Transaction,
  audit: AuditTrail,
  platform: Notifier,
  { contractId, people, byId }: { contractId: string; people: readonly ContractUser[]; byId: string },
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await lockServices(tx, ids);
  const given = await tx
    .delete(contractUserRights)
    .where(and(eq(contractUserRights.contractId, contractId), inArray(contractUserRights.userId, ids)))
    .returning({ userId: contractUserRights.userId, code: contractUserRights.serviceCode });
  await tx.delete(contractUsers).where(and(ofContract(contractId), inArray(contractUsers.userId, ids)));
  const rights = Map.groupBy(given, ({ userId }) => userId);
  await updateUserServices(tx, new Map([...rights].map(([id, own]) => [id, own.map(({ code }) => code)])));
  await contractAudit(audit, contractId)(
    'user',
    ...people.map((person) => ({ oldValue: nameOf(person), secondaryEntityId: person.id })),
  );
  await endParticipations(tx, audit, platform, { among: eq(requests.contractId, contractId), byId });
}
