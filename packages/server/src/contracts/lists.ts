import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { LegalEntitiesList } from '@atrium/contract/contracts';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { Reads, Transaction } from '../database/index.ts';
import {
  contractLegalEntities,
  contractServices,
  contractUserRights,
  legalEntitiesListMembers,
  legalEntitiesLists,
  users,
} from '../database/schema/index.ts';
import { badRequest, notFound, refusal } from '../http/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { contractAudit } from './audit.ts';
import type { ContractAudit } from './audit.ts';
import { entityLabels } from './changes.ts';
import type { DeletionCall } from './changes.ts';
import { requireChangeable, requireVersion } from './checks.ts';
import type { AuditedRight } from './right-labels.ts';

const NOT_COVERED = {
  en: 'A list has legal entities of its contract alone.',
  fr: 'Une liste ne contient que des entités juridiques de son contrat.',
};
const NO_LISTS = {
  en: 'Contracts of outsourced services have no lists of legal entities.',
  fr: 'Les contrats de services externalisés n’ont pas de liste d’entités juridiques.',
};

interface ListFields {
  readonly name: string;
  readonly legalEntitiesIds: readonly string[];
}
type ContractCall<Body> = WriteCall & { readonly params: { id: string }; readonly body: Body };

/** Returns the legal entity lists of a contract, by name. */
export async function listsOf(db: Reads, contractId: string, where?: SQL): Promise<LegalEntitiesList[]> {
  const lists = await db
    .select()
    .from(legalEntitiesLists)
    .where(and(eq(legalEntitiesLists.contractId, contractId), where))
    .orderBy(asc(legalEntitiesLists.name), asc(legalEntitiesLists.id));
  const ids = lists.map(({ id }) => id);
  const members =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(legalEntitiesListMembers)
          .where(inArray(legalEntitiesListMembers.listId, ids))
          .orderBy(asc(legalEntitiesListMembers.ricosCode));
  const byList = Map.groupBy(members, ({ listId }) => listId);
  return lists.map((list) => ({
    ...list,
    contractLegalEntitiesIds: (byList.get(list.id) ?? []).map(({ ricosCode }) => ricosCode),
  }));
}

/** Returns one list of a contract; 404 if the contract has no list with this id. */
export async function requireList(db: Reads, contractId: string, listId: string): Promise<LegalEntitiesList> {
  const [list] = await listsOf(db, contractId, eq(legalEntitiesLists.id, listId));
  if (!list) throw notFound();
  return list;
}

/** Locks the contract of a list; 400 for outsourced services, which have no lists (CTR-051). */
async function requireContractWithLists(tx: Transaction, contractId: string): Promise<void> {
  const { kind } = await requireChangeable(tx, contractId);
  if (kind === 'OSA') throw badRequest(NO_LISTS);
}

async function checkList(
  tx: Transaction,
  contractId: string,
  { name, legalEntitiesIds }: ListFields,
  exceptId?: string,
): Promise<string[]> {
  const codes = [...new Set(legalEntitiesIds)];
  const covered = await tx.$count(
    contractLegalEntities,
    and(eq(contractLegalEntities.contractId, contractId), inArray(contractLegalEntities.ricosCode, codes)),
  );
  if (covered !== codes.length) throw badRequest(NOT_COVERED, 'body.legalEntitiesIds');
  const taken = await tx.$count(
    legalEntitiesLists,
    and(
      eq(legalEntitiesLists.contractId, contractId),
      sql`fold_text(${legalEntitiesLists.name}) = fold_text(${name})`,
      exceptId === undefined ? undefined : ne(legalEntitiesLists.id, exceptId),
    ),
  );
  if (taken > 0) throw refusal('LEGAL_ENTITIES_LIST_NAME_TAKEN', undefined, 'body.name');
  return codes;
}

const setMembers = async (tx: Transaction, listId: string, codes: readonly string[]): Promise<void> => {
  await tx.delete(legalEntitiesListMembers).where(eq(legalEntitiesListMembers.listId, listId));
  await tx.insert(legalEntitiesListMembers).values(codes.map((ricosCode) => ({ listId, ricosCode })));
};

export const createList = ({ newId, write }: Platform, call: ContractCall<ListFields>) =>
  write(call, async (tx, audit) => {
    const { id: contractId } = call.params;
    await requireContractWithLists(tx, contractId);
    const codes = await checkList(tx, contractId, call.body);
    const { name } = call.body;
    const id = newId();
    await tx.insert(legalEntitiesLists).values({ id, contractId, name });
    await setMembers(tx, id, codes);
    await contractAudit(audit, contractId)('legalEntitiesList', {
      newValue: await entityLabels(tx, codes),
      secondaryEntity: name,
    });
    return requireList(tx, contractId, id);
  });

export const updateList = (
  { write }: Platform,
  call: ContractCall<ListFields & { readonly id: string; readonly version: number }>,
) =>
  write(call, async (tx, audit) => {
    const { id: contractId } = call.params;
    const { id, version, name } = call.body;
    await requireContractWithLists(tx, contractId);
    const before = await requireList(tx, contractId, id);
    requireVersion(before.version, version);
    const codes = await checkList(tx, contractId, call.body, id);
    await tx
      .update(legalEntitiesLists)
      .set({ name, version: version + 1 })
      .where(eq(legalEntitiesLists.id, id));
    await setMembers(tx, id, codes);
    const note = contractAudit(audit, contractId);
    await note('legalEntitiesListName', { oldValue: before.name, newValue: name, secondaryEntity: name });
    await note('legalEntitiesList', {
      oldValue: await entityLabels(tx, before.contractLegalEntitiesIds),
      newValue: await entityLabels(tx, codes),
      secondaryEntity: name,
    });
    return requireList(tx, contractId, id);
  });

/** Name of a service; the code of one that no longer exists. */
const labelOf = (code: string): Bilingual =>
  Object.hasOwn(SERVICES, code) ? SERVICES[code as ServiceCode].label : { en: code, fr: code };

/**
 * Refuses to delete a list that limits rights: without it, they would cover more legal entities than they were given
 * for. The services are named, as no page shows the rights to a service that is not activated.
 */
async function requireUnlimitedBy(tx: Transaction, contractId: string, listId: string): Promise<void> {
  const rows = await tx
    .selectDistinct({ code: contractUserRights.serviceCode, category: contractServices.category })
    .from(contractUserRights)
    .innerJoin(users, and(eq(users.id, contractUserRights.userId), isNull(users.deletedAt)))
    .leftJoin(
      contractServices,
      and(
        eq(contractServices.contractId, contractId),
        eq(contractServices.serviceCode, contractUserRights.serviceCode),
      ),
    )
    .where(eq(contractUserRights.legalEntitiesListId, listId));
  if (rows.length === 0) return;
  const limited = rows.map(({ code, category }) => ({
    label: labelOf(code),
    isActivated: category === 'ACTIVATED',
  }));
  const namesIn = (language: Language, notActivated: string) =>
    limited
      .map(({ label, isActivated }) =>
        isActivated ? label[language] : `${label[language]} (${notActivated})`,
      )
      .toSorted(new Intl.Collator(language).compare)
      .join(', ');
  const isAllActivated = limited.every(({ isActivated }) => isActivated);
  throw refusal('LEGAL_ENTITIES_LIST_IN_USE', {
    en: `Rights of users are limited to this list: ${namesIn('en', 'not activated')}. Change these rights first.${isAllActivated ? '' : ' Those to a service that is not activated can be changed once it is activated.'}`,
    fr: `Des droits d’utilisateurs sont limités à cette liste\u00a0: ${namesIn('fr', 'non activé')}. Modifiez d’abord ces droits.${isAllActivated ? '' : ' Ceux d’un service non activé sont modifiables une fois le service activé.'}`,
  });
}

/** Removes the rights limited to a list of users whose account is closed, whom no page shows. */
async function removeClosedAccountsRights(
  tx: Transaction,
  note: ContractAudit,
  list: { readonly id: string; readonly name: string },
): Promise<void> {
  const removed = await tx
    .delete(contractUserRights)
    .where(eq(contractUserRights.legalEntitiesListId, list.id))
    .returning();
  if (removed.length === 0) return;
  const byUser = Map.groupBy(removed, ({ userId }) => userId);
  const closed = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...byUser.keys()]));
  await note(
    'userRights',
    ...closed.map(({ id, firstName, lastName }) => ({
      oldValue: byUser.get(id)!.map(({ serviceCode, right }): AuditedRight => ({
        service: serviceCode as ServiceCode,
        right,
        list: list.name,
      })),
      secondaryEntity: `${firstName} ${lastName}`,
      secondaryEntityId: id,
    })),
  );
}

export const removeList = (
  { write }: Platform,
  call: DeletionCall & { readonly params: { listId: string } },
) =>
  write(call, async (tx, audit) => {
    const { id: contractId, listId } = call.params;
    await requireContractWithLists(tx, contractId);
    const { name, version, contractLegalEntitiesIds } = await requireList(tx, contractId, listId);
    requireVersion(version, call.query.version, 'query.version');
    const note = contractAudit(audit, contractId);
    await requireUnlimitedBy(tx, contractId, listId);
    await removeClosedAccountsRights(tx, note, { id: listId, name });
    await tx.delete(legalEntitiesLists).where(eq(legalEntitiesLists.id, listId));
    await note('legalEntitiesList', {
      oldValue: await entityLabels(tx, contractLegalEntitiesIds),
      secondaryEntity: name,
    });
  });
