import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { managesContracts } from '@atrium/contract/access';
import type { ClientRole, ContractStatus } from '@atrium/contract/contract-status';
import type { ContractUser, UserRights } from '@atrium/contract/contract-users';
import { hasStatusAndRole, NEW_USER, notRemovable } from '@atrium/contract/contract-users-rules';
import { isSameRights } from '@atrium/contract/service-rights-rules';
import type { HomeTemplate } from '@atrium/contract/widget-catalogue';
import type { User } from '@atrium/contract/users';
import {
  contractAudit,
  activateService,
  knownPeople,
  updateUserServices,
  lockServices,
  requireVersion,
} from '../contracts/index.ts';
import type { Transaction } from '../database/index.ts';
import {
  contractUserRights,
  contractUsers,
  requests,
  users,
  widgetPreferences,
} from '../database/schema/index.ts';
import {
  badRequest,
  Failure,
  forbidden,
  idempotentCall,
  notFound,
  refusal,
  writeOnce,
} from '../http/index.ts';
import type { Notifier } from '../notifications/index.ts';
import type { AuditTrail, Platform, WriteCall } from '../platform.ts';
import { endParticipations } from '../requests/index.ts';
import { ofContract, requireChangeableUsers, requireOthers } from './access.ts';
import { candidates } from './contacts.ts';
import { countChange, nameOf, requireMembers } from './members.ts';
import { usersOfContract } from './rows.ts';
import { assignRights } from './set-rights.ts';
import { leaveContract, requireTransferable } from './transfer.ts';

const NO_STATUS = {
  en: 'People of this contract have neither a status nor a role.',
  fr: 'Les utilisateurs de ce contrat n’ont ni statut ni rôle.',
};
const NOT_OF_CLIENT = {
  en: 'One of these people cannot be added to this contract.',
  fr: 'L’une de ces personnes ne peut pas être ajoutée à ce contrat.',
};
const NO_VERSION = {
  en: 'The version that was read of one of these people is missing.',
  fr: 'La version lue de l’une de ces personnes est absente.',
};
const KEPT_BY_KIND = {
  en: 'People can only be removed from contracts of clients.',
  fr: 'Seuls les contrats de clients permettent de retirer un utilisateur.',
};

const SENT_OTHERWISE = {
  en: 'Other people were added under this key. Reload the page and try again.',
  fr: 'D’autres personnes ont été ajoutées avec cette clé. Rechargez la page et réessayez.',
};

/** A call about the users of a contract. */
export type UsersCall<Body> = WriteCall & {
  readonly user: User;
  readonly params: { readonly id: string };
  readonly body: Body;
};

interface Addition {
  readonly userIds: readonly string[];
  readonly contractStatus?: ContractStatus | undefined;
  readonly clientRole?: ClientRole | undefined;
  /** The contract of an outsourced service that the users are transferred from. */
  readonly transferredFrom?: string | undefined;
}

/** Returns the wanted users who are not in the contract yet; 400 if one of them cannot be added. */
async function requireCandidates(
  tx: Transaction,
  user: User,
  contract: Parameters<typeof candidates>[1] & Parameters<typeof usersOfContract>[1],
  wanted: readonly string[],
): Promise<string[]> {
  const present = new Set((await usersOfContract(tx, contract, wanted, user)).map(({ id }) => id));
  const added = wanted.filter((id) => !present.has(id));
  if (added.length === 0) return [];
  const known = await tx.$count(users, and(inArray(users.id, added), candidates(user, contract)));
  if (known !== added.length) throw badRequest(NOT_OF_CLIENT, 'body.userIds');
  return added;
}

/**
 * Adds users to a contract, without rights (API-126); users already in it stay unchanged. Users whom a bank
 * administrator transfers leave the contract of their outsourced service in the same transaction (CUSR-045). A retry
 * with the same idempotency key adds nobody twice.
 */
export const addUsers = (
  platform: Platform,
  call: UsersCall<Addition> & { readonly request: Request },
): Promise<ContractUser[]> =>
  platform.write(call, async (tx, audit) => {
    const { body, user } = call;
    const { contractStatus, clientRole, transferredFrom } = body;
    // Same rule as for the list of target contracts: being administrator of both contracts is not enough.
    if (transferredFrom !== undefined && !managesContracts.allows(user)) throw forbidden();
    const locked = new Map<string, Awaited<ReturnType<typeof requireChangeableUsers>>>();
    // Sorted, as campaigns of access reviews lock contracts, so that the two cannot deadlock.
    for (const id of [call.params.id, transferredFrom ?? []].flat().toSorted())
      locked.set(id, await requireChangeableUsers(tx, user, id));
    const source = transferredFrom === undefined ? null : locked.get(transferredFrom)!;
    const contract = locked.get(call.params.id)!;
    if (!hasStatusAndRole(contract.kind) && (contractStatus ?? clientRole) !== undefined)
      throw badRequest(NO_STATUS, 'body.contractStatus');
    const wanted = [...new Set(body.userIds)];
    const add = async (): Promise<{ userIds: string[] }> => {
      const transfer = source && { user, source, target: contract, userIds: wanted, contractStatus };
      const leaving = transfer && (await requireTransferable(tx, transfer));
      const added = leaving ? wanted : await requireCandidates(tx, user, contract, wanted);
      if (added.length === 0) return { userIds: added };
      await tx.insert(contractUsers).values(
        added.map((userId) => ({
          contractId: contract.id,
          userId,
          contractStatus: contractStatus ?? NEW_USER.contractStatus,
          clientRole: clientRole ?? NEW_USER.clientRole,
        })),
      );
      if (clientRole === 'ADMIN') await activateService(tx, added, 'MY_CONTRACT');
      const people = await usersOfContract(tx, contract, added);
      await contractAudit(audit, contract.id)(
        'user',
        ...people.map((person) => ({ newValue: nameOf(person), secondaryEntityId: person.id })),
      );
      if (source && leaving)
        await leaveContract(tx, audit, platform, { contractId: source.id, people: leaving, byId: user.id });
      return { userIds: added };
    };
    const { userIds } = await writeOnce(tx, idempotentCall(call), {
      now: platform.clock(),
      sentOtherwise: () => SENT_OTHERWISE,
      write: add,
    });
    return usersOfContract(tx, contract, userIds);
  });

interface Update {
  readonly usersIds: readonly string[];
  readonly versions: Readonly<Record<string, number>>;
  readonly update: {
    readonly contractStatus?: ContractStatus | undefined;
    readonly clientRole?: ClientRole | undefined;
    readonly homepageTemplate?: HomeTemplate | undefined;
    readonly replacesOwnHomepage?: boolean | undefined;
    readonly rights?: UserRights['rights'] | undefined;
  };
}

/** Refuses to remove the last administrator of a contract (LAST_CONTRACT_ADMIN). */
async function requireAdmin(tx: Transaction, contractId: string): Promise<void> {
  const [left] = await tx
    .select({ id: contractUsers.userId })
    .from(contractUsers)
    .innerJoin(users, eq(users.id, contractUsers.userId))
    .where(and(ofContract(contractId), eq(contractUsers.clientRole, 'ADMIN'), isNull(users.deletedAt)))
    .limit(1);
  if (!left) throw new Failure('LAST_CONTRACT_ADMIN');
}

/** Changes status, role, home page and rights of users in a contract, in one transaction (API-127). */
export const updateUsers = ({ write }: Platform, call: UsersCall<Update>): Promise<ContractUser[]> =>
  write(call, async (tx, audit) => {
    const { usersIds, versions, update } = call.body;
    const { contractStatus, clientRole, homepageTemplate, replacesOwnHomepage, rights } = update;
    const contract = await requireChangeableUsers(tx, call.user, call.params.id);
    requireOthers(call.user, usersIds);
    if (!hasStatusAndRole(contract.kind) && (contractStatus ?? clientRole) !== undefined)
      throw badRequest(NO_STATUS, 'body.update');
    const people = await requireMembers(tx, contract, usersIds, 'body.usersIds', call.user);
    for (const { id, version } of people) {
      const read = versions[id];
      if (read === undefined) throw badRequest(NO_VERSION, 'body.versions');
      requireVersion(version, read);
    }
    const changed = people.filter(
      (person) =>
        (contractStatus ?? person.contractStatus) !== person.contractStatus ||
        (clientRole ?? person.clientRole) !== person.clientRole ||
        (homepageTemplate ?? person.homepagePreference.template) !== person.homepagePreference.template ||
        (rights !== undefined && !isSameRights(rights, person.serviceRights)),
    );
    // Unchanged users keep their version, so that others do not get a conflict for nothing.
    if (changed.length === 0) return people;
    const ids = changed.map(({ id }) => id);
    const roles = { ...(contractStatus && { contractStatus }), ...(clientRole && { clientRole }) };
    if (Object.keys(roles).length > 0)
      await tx
        .update(contractUsers)
        .set(roles)
        .where(and(ofContract(contract.id), inArray(contractUsers.userId, ids)));
    if (clientRole === 'ADMIN') await activateService(tx, ids, 'MY_CONTRACT');
    if (clientRole === 'STANDARD' && changed.some((person) => person.clientRole === 'ADMIN'))
      await requireAdmin(tx, contract.id);
    const moved = changed.filter((person) => person.homepagePreference.template !== homepageTemplate);
    if (homepageTemplate !== undefined && moved.length > 0) {
      const chosen = { template: homepageTemplate, config: null, updatedByUser: false };
      const replaced = await tx
        .insert(widgetPreferences)
        .values(moved.map(({ id }) => ({ userId: id, ...chosen })))
        .onConflictDoUpdate({
          target: widgetPreferences.userId,
          set: chosen,
          // Users choose their home page at any time, which does not change their version in the contract.
          ...(!replacesOwnHomepage && { setWhere: eq(widgetPreferences.updatedByUser, false) }),
        })
        .returning({ userId: widgetPreferences.userId });
      if (replaced.length < moved.length) throw new Failure('HOMEPAGE_CHOSEN_BY_USER');
    }
    await countChange(tx, contract.id, ids);
    const note = contractAudit(audit, contract.id);
    const changes = (
      of: (person: ContractUser) => string | null,
      newValue: string | undefined,
    ): Parameters<typeof note>[1][] =>
      changed.map((person) => ({
        oldValue: of(person),
        newValue: newValue ?? of(person),
        secondaryEntity: nameOf(person),
        secondaryEntityId: person.id,
      }));
    await note('userStatus', ...changes((person) => person.contractStatus, contractStatus));
    await note('userRole', ...changes((person) => person.clientRole, clientRole));
    await note('userHomepage', ...changes((person) => person.homepagePreference.template, homepageTemplate));
    if (rights !== undefined)
      await assignRights(tx, audit, {
        contract,
        people: changed,
        rightsOf: () => rights,
        pathOf: () => 'body.update.rights',
      });
    return usersOfContract(tx, contract, usersIds);
  });

/** Selects the name of a user of a contract whose account is closed, if the reader may know of them. */
const leftMember = (tx: Transaction, contractId: string, userId: string, reader: User) =>
  tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(contractUsers)
    .innerJoin(users, eq(users.id, contractUsers.userId))
    .where(and(ofContract(contractId, userId), isNotNull(users.deletedAt), knownPeople(reader)));

/**
 * Removes a user from a contract of a client, with their rights and participations in it (CUSR-025, CUSR-031);
 * RECORD_CHANGED if outdated.
 */
export const removeUser = (
  platform: Platform,
  call: RemoveCall & { readonly query: { readonly version: number } },
): Promise<void> =>
  platform.write(call, (tx, audit) => removeUserIn(tx, audit, platform, call, call.query.version));

type RemoveCall = Omit<UsersCall<never>, 'body' | 'params'> & {
  readonly params: { readonly id: string; readonly userId: string };
};

/** {@link removeUser} in the caller's transaction; without the version that was read, whatever the current one is. */
export async function removeUserIn(
  tx: Transaction,
  audit: AuditTrail,
  platform: Notifier,
  call: RemoveCall,
  read?: number,
): Promise<void> {
  const { id, userId } = call.params;
  const contract = await requireChangeableUsers(tx, call.user, id);
  const [person] = await usersOfContract(tx, contract, [userId], call.user);
  // Users with a closed account are not listed, and can be removed whatever their role was.
  const [left] = person ? [] : await leftMember(tx, id, userId, call.user);
  const named = person ?? left;
  if (!named) throw notFound();
  const reason = person ? notRemovable(contract.kind, person, call.user.id) : null;
  if (reason === 'self') requireOthers(call.user, [userId]);
  if (reason === 'kind') throw forbidden(KEPT_BY_KIND);
  if (reason === 'admin') throw refusal('CONTRACT_USER_NOT_REMOVABLE');
  if (person && read !== undefined) requireVersion(person.version, read, 'query.version');
  await lockServices(tx, [userId]);
  const given = await tx
    .delete(contractUserRights)
    .where(and(eq(contractUserRights.contractId, id), eq(contractUserRights.userId, userId)))
    .returning({ code: contractUserRights.serviceCode });
  await tx.delete(contractUsers).where(ofContract(id, userId));
  await updateUserServices(tx, new Map([[userId, given.map(({ code }) => code)]]));
  await contractAudit(audit, id)('user', { oldValue: nameOf(named), secondaryEntityId: userId });
  await endParticipations(tx, audit, platform, { among: eq(requests.contractId, id), byId: call.user.id });
}
