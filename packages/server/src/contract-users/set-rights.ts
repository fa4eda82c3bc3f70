import { and, eq, inArray } from 'drizzle-orm';
import type { ContractUser, UserRights } from '@atrium/contract/contract-users';
import { rightsOfService, serviceRightOf } from '@atrium/contract/service-rights-rules';
import type { AssignedRight } from '@atrium/contract/service-rights-rules';
import type { ServiceCode } from '@atrium/contract/services';
import {
  contractAudit,
  updateUserServices,
  listsOf,
  lockServices,
  requireVersion,
} from '../contracts/index.ts';
import type { AuditedRight } from '../contracts/index.ts';
import type { Transaction } from '../database/index.ts';
import { contractUserRights } from '../database/schema/index.ts';
import { badRequest } from '../http/index.ts';
import type { AuditTrail, Platform } from '../platform.ts';
import { requireChangeableUsers, requireOthers } from './access.ts';
import type { UsersCall } from './changes.ts';
import { countChange, nameOf, requireMembers } from './members.ts';
import { activatedServices, usersOfContract } from './rows.ts';

const UNKNOWN_RIGHT = {
  en: 'One of these rights does not belong to an activated service of the contract.',
  fr: 'L’un de ces droits ne correspond à aucun service activé du contrat.',
};
const TWO_RIGHTS = {
  en: 'A person can have only one right per service.',
  fr: 'Une personne ne peut avoir qu’un seul droit par service.',
};
const NO_LIST = {
  en: 'This right cannot be limited to a list of legal entities.',
  fr: 'Ce droit ne peut pas être limité à une liste d’entités juridiques.',
};
const UNKNOWN_LIST = {
  en: 'This list is not a list of the contract.',
  fr: 'Cette liste n’est pas une liste du contrat.',
};
const TWICE = { en: 'A person is named twice.', fr: 'Une personne est indiquée deux fois.' };

/** Rows per INSERT, below PostgreSQL's limit of parameters per statement. */
const BATCH = 5_000;

type Right = Omit<typeof contractUserRights.$inferInsert, 'contractId' | 'userId' | 'serviceCode'> & {
  readonly serviceCode: ServiceCode;
};
export interface Offered {
  readonly services: readonly ServiceCode[];
  /** Names of the contract's lists, by id. */
  readonly lists: ReadonlyMap<string, string>;
}

/** Returns the services for which rights can be given in a contract, and the lists that can limit them. */
export const offeredBy = async (tx: Transaction, contractId: string): Promise<Offered> => ({
  services: await activatedServices(tx, contractId),
  lists: new Map((await listsOf(tx, contractId)).map(({ id, name }) => [id, name])),
});

/** Converts the requested rights to rows; 400 if one of them cannot be given in the contract. */
function checkRights(rights: UserRights['rights'], { services, lists }: Offered, path: string): Right[] {
  const rows = rights.map(({ serviceRightId, legalEntitiesListId = null }): Right => {
    const right = serviceRightOf(serviceRightId);
    if (right === null || !services.includes(right.service)) throw badRequest(UNKNOWN_RIGHT, path);
    if (legalEntitiesListId !== null) {
      if (!rightsOfService(right.service).linkedToLegalEntities) throw badRequest(NO_LIST, path);
      if (!lists.has(legalEntitiesListId)) throw badRequest(UNKNOWN_LIST, path);
    }
    return { serviceCode: right.service, right: right.name, legalEntitiesListId };
  });
  if (new Set(rows.map(({ serviceCode }) => serviceCode)).size !== rows.length)
    throw badRequest(TWO_RIGHTS, path);
  return rows;
}

/** Converts rights to the form of the audit trail, in catalogue order. */
export const auditedRightsOf = (
  rights: readonly AssignedRight[],
  { services, lists }: Offered,
): AuditedRight[] =>
  rights
    .map(({ serviceRightId, legalEntitiesListId }) => {
      const { service, name } = serviceRightOf(serviceRightId)!;
      const list = legalEntitiesListId === null ? null : (lists.get(legalEntitiesListId) ?? null);
      return { service, right: name, list };
    })
    .toSorted((a, b) => services.indexOf(a.service) - services.indexOf(b.service));

/** Returns all rights of a user of a contract in the form of the audit trail. */
export async function auditedRightsIn(
  tx: Transaction,
  contract: Parameters<typeof usersOfContract>[1],
  userId: string,
): Promise<AuditedRight[]> {
  const [person] = await usersOfContract(tx, contract, [userId]);
  return auditedRightsOf(person?.serviceRights ?? [], await offeredBy(tx, contract.id));
}

/** Replaces the rights of users to the given services. */
async function replaceRights(
  tx: Transaction,
  contractId: string,
  services: readonly ServiceCode[],
  rights: ReadonlyMap<string, readonly Right[]>,
): Promise<void> {
  if (services.length > 0)
    await tx
      .delete(contractUserRights)
      .where(
        and(
          eq(contractUserRights.contractId, contractId),
          inArray(contractUserRights.userId, [...rights.keys()]),
          inArray(contractUserRights.serviceCode, [...services]),
        ),
      );
  const rows = [...rights].flatMap(([userId, own]) => own.map((row) => ({ contractId, userId, ...row })));
  for (let at = 0; at < rows.length; at += BATCH)
    await tx.insert(contractUserRights).values(rows.slice(at, at + BATCH));
}

/** Users before a change, and the new rights of each. */
interface Assignment {
  readonly contract: Parameters<typeof usersOfContract>[1];
  readonly people: readonly ContractUser[];
  readonly rightsOf: (id: string) => UserRights['rights'];
  /** Path of a user's rights in the request body, for validation errors. */
  readonly pathOf: (id: string) => string;
}

/**
 * Assigns rights to users and writes the audit events. The caller has checked permissions and increments the versions.
 * Returns the users after the change.
 */
export async function assignRights(
  tx: Transaction,
  audit: AuditTrail,
  { contract, people, rightsOf, pathOf }: Assignment,
): Promise<ContractUser[]> {
  const { services, lists } = await offeredBy(tx, contract.id);
  const rows = new Map(
    people.map(({ id }) => [id, checkRights(rightsOf(id), { services, lists }, pathOf(id))]),
  );
  const ids = people.map(({ id }) => id);
  await lockServices(tx, ids);
  await replaceRights(tx, contract.id, services, rows);
  await updateUserServices(
    tx,
    new Map(
      people.map(({ id, serviceRights }) => {
        const had = serviceRights.map((right) => serviceRightOf(right.serviceRightId)!.service);
        return [id, [...new Set([...had, ...rows.get(id)!.map(({ serviceCode }) => serviceCode)])]];
      }),
    ),
  );
  const after = await usersOfContract(tx, contract, ids);
  const afterOf = new Map(after.map((person) => [person.id, person]));
  await contractAudit(audit, contract.id)(
    'userRights',
    ...people.map((person) => ({
      oldValue: auditedRightsOf(person.serviceRights, { services, lists }),
      newValue: auditedRightsOf(afterOf.get(person.id)!.serviceRights, { services, lists }),
      secondaryEntity: nameOf(person),
      secondaryEntityId: person.id,
    })),
  );
  return after;
}

/**
 * Sets the rights of users to the activated services of a contract, all or none (API-131). Rights to services that are
 * not activated stay unchanged.
 */
export const setRights = ({ write }: Platform, call: RightsCall): Promise<ContractUser[]> =>
  write(call, (tx, audit) => setRightsIn(tx, audit, call));

type RightsCall = UsersCall<{ readonly users: readonly UserRights[] }>;

/** {@link setRights} in the caller's transaction. */
export function setRightsIn(tx: Transaction, audit: AuditTrail, call: RightsCall): Promise<ContractUser[]> {
  requireOthers(
    call.user,
    call.body.users.map(({ userId }) => userId),
  );
  return applyRightsIn(tx, audit, call);
}

/** {@link setRightsIn} for rights that others decided on: those of the caller may be among them. */
export async function applyRightsIn(
  tx: Transaction,
  audit: AuditTrail,
  call: RightsCall,
): Promise<ContractUser[]> {
  const contract = await requireChangeableUsers(tx, call.user, call.params.id);
  const wanted = new Map(call.body.users.map((one, index) => [one.userId, { ...one, index }]));
  if (wanted.size !== call.body.users.length) throw badRequest(TWICE, 'body.users');
  const ids = [...wanted.keys()];
  const people = await requireMembers(tx, contract, ids, 'body.users', call.user);
  for (const { id, version } of people) requireVersion(version, wanted.get(id)!.version);
  await countChange(tx, contract.id, ids);
  return assignRights(tx, audit, {
    contract,
    people,
    rightsOf: (id) => wanted.get(id)!.rights,
    pathOf: (id) => `body.users.${wanted.get(id)!.index}.rights`,
  });
}
