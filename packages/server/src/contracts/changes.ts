import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { ContractCreation, ContractUpdate } from '@atrium/contract/contracts';
import { defaultCategory } from '@atrium/contract/contracts-rules';
import { SERVICE_CODES } from '@atrium/contract/services';
import type { ActivationState } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { updateServicesOfContract } from './user-services.ts';
import type { Transaction } from '../database/index.ts';
import {
  clients,
  contractLegalEntities,
  contracts,
  contractServices,
  legalEntities,
  legalEntitiesListMembers,
  legalEntitiesLists,
  tags,
} from '../database/schema/index.ts';
import { Failure, forbidden, idempotentCall, refusal, writeOnce } from '../http/index.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { requireAcceptance } from '../terms/index.ts';
import { contractAudit } from './audit.ts';
import type { ContractAudit } from './audit.ts';
import { checkEntities, checkFields, checkServices, requireChangeable, requireVersion } from './checks.ts';
import { nextNumber, retireNumber } from './numbers.ts';
import { changesVisibilityOf, isContractInUse, isUsedByClient, requireContract } from './rows.ts';

/** Rows per INSERT, below PostgreSQL's limit of parameters per statement. */
const BATCH = 1_000;

type Row = typeof contracts.$inferSelect;

/** A call that deletes a contract or a part of it, in the version that was read. */
export interface DeletionCall extends WriteCall {
  readonly params: { readonly id: string };
  readonly query: { readonly version: number };
}

const CLIENT_USES_IT = {
  en: 'The current client has users or records in this contract, such as requests, documents, loans, guarantees or closed access reviews. Create another contract for the other client.',
  fr: 'Le client actuel a des utilisateurs ou des données dans ce contrat, par exemple des demandes, des documents, des prêts, des garanties ou des revues des accès clôturées. Créez un autre contrat pour l’autre client.',
};

/** Returns the names of legal entities in the audit trail. */
export async function entityLabels(tx: Transaction, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await tx
    .select({ code: legalEntities.ricosCode, name: legalEntities.longName })
    .from(legalEntities)
    .where(inArray(legalEntities.ricosCode, [...codes]))
    .orderBy(legalEntities.longName, legalEntities.ricosCode);
  return rows.map(({ code, name }) => `${code} ${name}`);
}

async function addEntities(tx: Transaction, contractId: string, codes: readonly string[]): Promise<void> {
  for (let at = 0; at < codes.length; at += BATCH)
    await tx
      .insert(contractLegalEntities)
      .values(codes.slice(at, at + BATCH).map((ricosCode) => ({ contractId, ricosCode })));
}

const valuesOf = ({
  name,
  description,
  isinCode,
  commercialClientId,
  kcCommercialClientId,
  cguName,
}: Omit<ContractCreation['contract'], 'type'>) => ({
  name,
  description,
  isinCode,
  clientId: commercialClientId,
  kcClientId: kcCommercialClientId,
  cguName,
});

/** The record that a creation form has created, stored under its idempotency key. */
interface Created {
  readonly id: string;
  readonly number: string;
}

const sentOtherwise = ({ number }: Created) => ({
  en: `This form has already created contract ${number}. Open that one, or begin a new form.`,
  fr: `Ce formulaire a déjà créé le contrat ${number}. Ouvrez celui-ci ou commencez un nouveau formulaire.`,
});

/** Creates a contract with its legal entities and services, once per idempotency key; returns its id (CTR-048). */
export const createContract = (
  { clock, newId, write }: Platform,
  call: WriteCall & { readonly user: User; readonly request: Request; readonly body: ContractCreation },
): Promise<string> =>
  write(call, async (tx, audit) => {
    const insert = async (): Promise<Created> => {
      const { contract, servicesSelected, legalEntitiesSelected } = call.body;
      const { type: kind } = contract;
      await checkFields(tx, kind, contract, null);
      checkServices(kind, servicesSelected, new Map());
      const codes = await checkEntities(tx, kind, contract, legalEntitiesSelected);
      const id = newId();
      const number = await nextNumber(tx);
      await tx.insert(contracts).values({ id, kind, number, createdAt: clock(), ...valuesOf(contract) });
      await addEntities(tx, id, codes);
      const chosen = new Map<string, ActivationState>(servicesSelected.map((one) => [one.id, one.category]));
      await tx.insert(contractServices).values(
        SERVICE_CODES.map((serviceCode) => ({
          contractId: id,
          serviceCode,
          category: chosen.get(serviceCode) ?? defaultCategory(kind, serviceCode),
        })),
      );
      const note = contractAudit(audit, id);
      await note('contract', { newValue: contract.name });
      await note('legalEntities', { newValue: await entityLabels(tx, codes) });
      return { id, number };
    };
    const { id } = await writeOnce(tx, idempotentCall(call), { now: clock(), sentOtherwise, write: insert });
    return id;
  });

/** Writes each changed field of a contract into the audit trail, clients by their name. */
async function auditFields(
  tx: Transaction,
  note: ContractAudit,
  before: Row,
  after: ReturnType<typeof valuesOf>,
) {
  const ids = [before.clientId, before.kcClientId, after.clientId, after.kcClientId].filter(
    (id) => id !== null,
  );
  const rows = ids.length > 0 ? await tx.select().from(clients).where(inArray(clients.id, ids)) : [];
  const nameOf = (id: string | null) => rows.find((row) => row.id === id)?.name ?? null;
  await note('name', { oldValue: before.name, newValue: after.name });
  await note('description', { oldValue: before.description, newValue: after.description });
  await note('isinCode', { oldValue: before.isinCode, newValue: after.isinCode });
  await note('commercialClient', { oldValue: nameOf(before.clientId), newValue: nameOf(after.clientId) });
  await note('kcCommercialClient', {
    oldValue: nameOf(before.kcClientId),
    newValue: nameOf(after.kcClientId),
  });
  await note('cguName', { oldValue: before.cguName, newValue: after.cguName });
}

/** Removes legal entities from a contract and its lists; LEGAL_ENTITIES_LIST_EMPTIED if a list would become empty. */
async function removeEntities(
  tx: Transaction,
  note: ContractAudit,
  contractId: string,
  codes: readonly string[],
) {
  const lists = await tx
    .select({ id: legalEntitiesLists.id, name: legalEntitiesLists.name })
    .from(legalEntitiesLists)
    .where(eq(legalEntitiesLists.contractId, contractId))
    .orderBy(legalEntitiesLists.name)
    .for('update');
  for (const { id, name } of lists) {
    const members = await tx
      .select({ code: legalEntitiesListMembers.ricosCode })
      .from(legalEntitiesListMembers)
      .where(eq(legalEntitiesListMembers.listId, id));
    const before = members.map(({ code }) => code);
    const after = before.filter((code) => !codes.includes(code));
    if (after.length === before.length) continue;
    if (after.length === 0) throw new Failure('LEGAL_ENTITIES_LIST_EMPTIED');
    await tx
      .delete(legalEntitiesListMembers)
      .where(
        and(eq(legalEntitiesListMembers.listId, id), inArray(legalEntitiesListMembers.ricosCode, [...codes])),
      );
    await tx
      .update(legalEntitiesLists)
      .set({ version: sql`${legalEntitiesLists.version} + 1` })
      .where(eq(legalEntitiesLists.id, id));
    await note('legalEntitiesList', {
      oldValue: await entityLabels(tx, before),
      newValue: await entityLabels(tx, after),
      secondaryEntity: name,
    });
  }
  await tx
    .delete(contractLegalEntities)
    .where(
      and(
        eq(contractLegalEntities.contractId, contractId),
        inArray(contractLegalEntities.ricosCode, [...codes]),
      ),
    );
  await note('legalEntities', { oldValue: await entityLabels(tx, codes) });
}

async function changeEntities(
  tx: Transaction,
  note: ContractAudit,
  contractId: string,
  codes: readonly string[],
) {
  const gone = await tx
    .select({ code: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(
      and(
        eq(contractLegalEntities.contractId, contractId),
        notInArray(contractLegalEntities.ricosCode, [...codes]),
      ),
    );
  const kept = await tx
    .select({ code: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(eq(contractLegalEntities.contractId, contractId));
  const present = new Set(kept.map(({ code }) => code));
  const added = codes.filter((code) => !present.has(code));
  if (gone.length > 0)
    await removeEntities(
      tx,
      note,
      contractId,
      gone.map(({ code }) => code),
    );
  if (added.length > 0) {
    await addEntities(tx, contractId, added);
    await note('legalEntities', { newValue: await entityLabels(tx, added) });
  }
}

async function changeServices(
  tx: Transaction,
  note: ContractAudit,
  contractId: string,
  services: ContractUpdate['services'],
  current: ReadonlyMap<string, ActivationState>,
) {
  const changed: string[] = [];
  for (const { id: serviceCode, category } of services) {
    const before = current.get(serviceCode) ?? 'DEACTIVATED';
    if (before === category) continue;
    await tx
      .insert(contractServices)
      .values({ contractId, serviceCode, category })
      .onConflictDoUpdate({
        target: [contractServices.contractId, contractServices.serviceCode],
        set: { category },
      });
    await note('service', { oldValue: before, newValue: category, secondaryEntity: serviceCode });
    changed.push(serviceCode);
  }
  await updateServicesOfContract(tx, contractId, changed);
}

/** Refuses to take the contract from a client that still uses it, with CONTRACT_IN_USE at the field of that client. */
async function requireUnusedByFormerClients(
  tx: Transaction,
  { id, clientId, kcClientId }: Row,
  next: ReturnType<typeof valuesOf>,
): Promise<void> {
  for (const [client, field] of [
    [clientId, 'commercialClientId'],
    [kcClientId, 'kcCommercialClientId'],
  ] as const) {
    if (client === null || client === next.clientId || client === next.kcClientId) continue;
    if (await isUsedByClient(tx, id, client))
      throw refusal('CONTRACT_IN_USE', CLIENT_USES_IT, `body.contract.${field}`);
  }
}

/**
 * Updates a contract (API-135); RECORD_CHANGED if it was changed since it was read, CONTRACT_IN_USE if a client that
 * still uses it would no longer be one of its clients.
 */
export const updateContract = (
  { write }: Platform,
  call: WriteCall & { readonly params: { id: string }; readonly body: ContractUpdate },
): Promise<void> =>
  write(call, async (tx, audit) => {
    const { id } = call.params;
    const { version, contract, services, legalEntitiesSelected } = call.body;
    const before = await requireChangeable(tx, id);
    requireVersion(before.version, version);
    const stored = await tx.select().from(contractServices).where(eq(contractServices.contractId, id));
    const current = new Map(stored.map(({ serviceCode, category }) => [serviceCode, category]));
    await checkFields(tx, before.kind, contract, before.cguName);
    checkServices(before.kind, services, current);
    const codes = await checkEntities(tx, before.kind, contract, legalEntitiesSelected);
    const values = valuesOf(contract);
    await requireUnusedByFormerClients(tx, before, values);
    await tx
      .update(contracts)
      .set({ ...values, version: before.version + 1 })
      .where(eq(contracts.id, id));
    const note = contractAudit(audit, id);
    await auditFields(tx, note, before, values);
    if (values.cguName !== before.cguName) await requireAcceptance(tx, id, values.cguName);
    await changeEntities(tx, note, id, codes);
    await changeServices(tx, note, id, services, current);
  });

/** Starts or stops sharing the loans and deposits of a contract with its users (LD-017). */
export const changeVisibility = (
  { write }: Platform,
  call: WriteCall & {
    readonly user: User;
    readonly params: { id: string };
    readonly body: { readonly bmf: { readonly visibility: boolean } };
  },
) =>
  write(call, async (tx, audit) => {
    const id = await requireContract(tx, call.user, call.params.id);
    if (!(await changesVisibilityOf(tx, call.user, id))) throw forbidden();
    const { visibility } = call.body.bmf;
    const { bmfVisibility } = await requireChangeable(tx, id);
    await tx.update(contracts).set({ bmfVisibility: visibility }).where(eq(contracts.id, id));
    const word = (isShared: boolean) => (isShared ? 'ACTIVATED' : 'DEACTIVATED');
    await contractAudit(audit, id)('bmfVisibility', {
      oldValue: word(bmfVisibility),
      newValue: word(visibility),
    });
    return { id, bmf: { visibility } };
  });

/**
 * Deletes a contract without users and records (CTR-058) and its unused tags, else CONTRACT_IN_USE; RECORD_CHANGED if it was
 * changed since it was read. Its audit trail is kept.
 */
export const removeContract = ({ write }: Platform, call: DeletionCall): Promise<void> =>
  write(call, async (tx, audit) => {
    const { id } = call.params;
    const { name, version } = await requireChangeable(tx, id);
    requireVersion(version, call.query.version, 'query.version');
    if (await isContractInUse(tx, id)) throw new Failure('CONTRACT_IN_USE');
    await retireNumber(tx);
    // No record has them any more, and nobody else finds them.
    await tx.delete(tags).where(eq(tags.contractId, id));
    await tx.delete(contracts).where(eq(contracts.id, id));
    await contractAudit(audit, id)('contract', { oldValue: name });
  });
