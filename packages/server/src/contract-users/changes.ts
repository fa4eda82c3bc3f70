import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ClientRole, ContractStatus } from '@atrium/contract/contract-status';
import type { ContractUser } from '@atrium/contract/contract-users';
import { hasStatusAndRole, NEW_USER, notRemovable } from '@atrium/contract/contract-users-rules';
import type { HomeTemplate } from '@atrium/contract/widget-catalogue';
import type { User } from '@atrium/contract/users';
import { contractAudit } from '../contracts/audit.ts';
import { requireVersion } from '../contracts/checks.ts';
import type { Transaction } from '../database/open.ts';
import { contractUserRights, contractUsers, users, widgetPreferences } from '../database/schema/index.ts';
import { badRequest, Failure, forbidden, notFound, refusal } from '../http/failure.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { ofContract, requireChangeableUsers, requireOthers } from './access.ts';
import { candidates } from './contacts.ts';
import { usersOfContract } from './rows.ts';
import { holdService, holdServices, lockServices } from './services.ts';

const NO_STATUS = {
  en: 'People of this contract have neither a status nor a role.',
  fr: 'Les utilisateurs de ce contrat n’ont ni statut ni rôle.',
};
const NOT_OF_CLIENT = {
  en: 'One of these people cannot be added to this contract.',
  fr: 'L’une de ces personnes ne peut pas être ajoutée à ce contrat.',
};
const NOT_IN_CONTRACT = {
  en: 'One of these people is not in this contract.',
  fr: 'L’une de ces personnes n’est pas dans ce contrat.',
};
const NO_VERSION = {
  en: 'The version that was read of one of these people is missing.',
  fr: 'La version lue de l’une de ces personnes est absente.',
};
const KEPT_BY_KIND = {
  en: 'People can only be removed from contracts of clients.',
  fr: 'Seuls les contrats de clients permettent de retirer un utilisateur.',
};

/** A call about the people of a contract. */
export type UsersCall<Body> = WriteCall & {
  readonly user: User;
  readonly params: { readonly id: string };
  readonly body: Body;
};

/** Someone as the audit trail names them. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** The named people of a contract as they are; refused where one is not in it. */
export async function requireMembers(
  tx: Transaction,
  contract: Parameters<typeof usersOfContract>[1],
  ids: readonly string[],
  path: string,
): Promise<ContractUser[]> {
  const members = await usersOfContract(tx, contract, ids);
  if (members.length !== new Set(ids).size) throw badRequest(NOT_IN_CONTRACT, path);
  return members;
}

/** Counts a change of people in a contract. */
export const countChange = (tx: Transaction, contractId: string, ids: readonly string[]) =>
  tx
    .update(contractUsers)
    .set({ version: sql`${contractUsers.version} + 1` })
    .where(and(ofContract(contractId), inArray(contractUsers.userId, [...ids])));

interface Addition {
  readonly userIds: readonly string[];
  readonly contractStatus?: ContractStatus | undefined;
  readonly clientRole?: ClientRole | undefined;
}

/** Adds people to a contract, without rights (API-126); those who are in it already stay as they are. */
export const addUsers = ({ write }: Platform, call: UsersCall<Addition>): Promise<ContractUser[]> =>
  write(call, async (tx, audit) => {
    const { userIds, contractStatus, clientRole } = call.body;
    const contract = await requireChangeableUsers(tx, call.user, call.params.id);
    if (!hasStatusAndRole(contract.kind) && (contractStatus ?? clientRole) !== undefined)
      throw badRequest(NO_STATUS, 'body.contractStatus');
    const wanted = [...new Set(userIds)];
    const present = new Set((await usersOfContract(tx, contract, wanted)).map(({ id }) => id));
    const added = wanted.filter((id) => !present.has(id));
    if (added.length === 0) return [];
    const known = await tx.$count(users, and(inArray(users.id, added), candidates(call.user, contract)));
    if (known !== added.length) throw badRequest(NOT_OF_CLIENT, 'body.userIds');
    await tx.insert(contractUsers).values(
      added.map((userId) => ({
        contractId: contract.id,
        userId,
        contractStatus: contractStatus ?? NEW_USER.contractStatus,
        clientRole: clientRole ?? NEW_USER.clientRole,
      })),
    );
    if (clientRole === 'ADMIN') for (const id of added) await holdService(tx, id, 'MY_CONTRACT');
    const people = await usersOfContract(tx, contract, added);
    const note = contractAudit(audit, contract.id);
    for (const person of people) await note('user', { newValue: nameOf(person) });
    return people;
  });

interface Update {
  readonly usersIds: readonly string[];
  readonly versions: Readonly<Record<string, number>>;
  readonly update: {
    readonly contractStatus?: ContractStatus | undefined;
    readonly clientRole?: ClientRole | undefined;
    readonly homepageTemplate?: HomeTemplate | undefined;
  };
}

/** Refuses a contract that had administrators and would have none any more. */
async function requireAdmin(tx: Transaction, contractId: string): Promise<void> {
  const [left] = await tx
    .select({ id: contractUsers.userId })
    .from(contractUsers)
    .innerJoin(users, eq(users.id, contractUsers.userId))
    .where(and(ofContract(contractId), eq(contractUsers.clientRole, 'ADMIN'), isNull(users.deletedAt)))
    .limit(1);
  if (!left) throw new Failure('LAST_CONTRACT_ADMIN');
}

/** Changes what people are in a contract, and their home page (API-127). */
export const updateUsers = ({ write }: Platform, call: UsersCall<Update>): Promise<ContractUser[]> =>
  write(call, async (tx, audit) => {
    const { usersIds, versions, update } = call.body;
    const { contractStatus, clientRole, homepageTemplate } = update;
    const contract = await requireChangeableUsers(tx, call.user, call.params.id);
    requireOthers(call.user, usersIds);
    if (!hasStatusAndRole(contract.kind) && (contractStatus ?? clientRole) !== undefined)
      throw badRequest(NO_STATUS, 'body.update');
    const people = await requireMembers(tx, contract, usersIds, 'body.usersIds');
    for (const { id, version } of people) {
      const read = versions[id];
      if (read === undefined) throw badRequest(NO_VERSION, 'body.versions');
      requireVersion(version, read);
    }
    const ids = people.map(({ id }) => id);
    const roles = { ...(contractStatus && { contractStatus }), ...(clientRole && { clientRole }) };
    if (Object.keys(roles).length > 0)
      await tx
        .update(contractUsers)
        .set(roles)
        .where(and(ofContract(contract.id), inArray(contractUsers.userId, ids)));
    if (clientRole === 'ADMIN') for (const id of ids) await holdService(tx, id, 'MY_CONTRACT');
    if (clientRole === 'STANDARD' && people.some((person) => person.clientRole === 'ADMIN'))
      await requireAdmin(tx, contract.id);
    if (homepageTemplate !== undefined)
      for (const person of people)
        if (person.homepagePreference.template !== homepageTemplate) {
          const chosen = { template: homepageTemplate, config: null, updatedByUser: false };
          await tx
            .insert(widgetPreferences)
            .values({ userId: person.id, ...chosen })
            .onConflictDoUpdate({ target: widgetPreferences.userId, set: chosen });
        }
    await countChange(tx, contract.id, ids);
    const note = contractAudit(audit, contract.id);
    for (const person of people) {
      const secondaryEntity = nameOf(person);
      const { template } = person.homepagePreference;
      const change = (oldValue: string | null, newValue: string | null | undefined) => ({
        oldValue,
        newValue: newValue ?? oldValue,
        secondaryEntity,
      });
      await note('userStatus', change(person.contractStatus, contractStatus));
      await note('userRole', change(person.clientRole, clientRole));
      await note('userHomepage', change(template, homepageTemplate));
    }
    return usersOfContract(tx, contract, ids);
  });

/** Removes a person from a contract of a client, with their rights in it (CUSR-025, CUSR-031). */
export const removeUser = (
  { write }: Platform,
  call: Omit<UsersCall<never>, 'body' | 'params'> & {
    readonly params: { readonly id: string; readonly userId: string };
  },
): Promise<void> =>
  write(call, async (tx, audit) => {
    const { id, userId } = call.params;
    const contract = await requireChangeableUsers(tx, call.user, id);
    const [person] = await usersOfContract(tx, contract, [userId]);
    if (!person) throw notFound();
    const reason = notRemovable(contract.kind, person, call.user.id);
    if (reason === 'self') requireOthers(call.user, [userId]);
    if (reason === 'kind') throw forbidden(KEPT_BY_KIND);
    if (reason === 'admin') throw refusal('CONTRACT_USER_NOT_REMOVABLE');
    await lockServices(tx, [userId]);
    const given = await tx
      .delete(contractUserRights)
      .where(and(eq(contractUserRights.contractId, id), eq(contractUserRights.userId, userId)))
      .returning({ code: contractUserRights.serviceCode });
    await tx.delete(contractUsers).where(ofContract(id, userId));
    await holdServices(
      tx,
      userId,
      given.map(({ code }) => code),
    );
    await contractAudit(audit, id)('user', { oldValue: nameOf(person) });
  });
