import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAdmin, managesContracts, mayCreateRequests } from '@atrium/contract/access';
import type { LegalEntity } from '@atrium/contract/clients';
import type { ContractKind, ContractStatus } from '@atrium/contract/contract-status';
import type { Contract, ContractService, ContractSummary } from '@atrium/contract/contracts';
import { categoriesOf, defaultCategory } from '@atrium/contract/contracts-rules';
import { SERVICE_CODES, SERVICES } from '@atrium/contract/services';
import type { ActivationState } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import {
  accessReviewLines,
  accessReviews,
  clients,
  contractLegalEntities,
  contracts,
  contractServices,
  contractUsers,
  dataRooms,
  derivativeTrades,
  documents,
  financingPositions,
  guarantees,
  legalAgreements,
  legalEntities,
  requests,
  tradeConfirmations,
  users,
} from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import { administeredContracts, knownPeople, visibleContracts } from './access.ts';
import { termsOf } from './terms-versions.ts';

const KIND_LABELS: Readonly<Record<Exclude<ContractKind, 'ATRIUM'>, Bilingual>> = {
  CLIENT: { en: 'Client', fr: 'Client' },
  OSA: { en: 'Outsourced service', fr: 'Service externalisé' },
};
const CATEGORY_LABELS: Readonly<Record<ActivationState, Bilingual>> = {
  DEACTIVATED: { en: 'Deactivated', fr: 'Désactivé' },
  MARKETING: { en: 'Marketing', fr: 'Marketing' },
  ACTIVATED: { en: 'Activated', fr: 'Activé' },
};

/** Reader of contracts, and the name of the bank's product (CTR-004). */
export interface ContractReader {
  readonly user: User;
  readonly language: Language;
  readonly productName: string;
}

/** Code and display name of a kind of contract. */
export const contractType = (kind: ContractKind, { language, productName }: ContractReader) => ({
  name: kind,
  label: kind === 'ATRIUM' ? productName : KIND_LABELS[kind][language],
});

/** Service categories with their display names, as columns of services. */
export const serviceCategories = (states: readonly ActivationState[], language: Language) =>
  states.map((name) => ({ name, label: CATEGORY_LABELS[name][language] }));

/** Returns all services with their categories in a contract of a kind. */
export const servicesWith = (
  kind: ContractKind,
  language: Language,
  categoryOf: (code: (typeof SERVICE_CODES)[number]) => ActivationState,
): ContractService[] =>
  SERVICE_CODES.map((code) => ({
    id: code,
    name: code,
    label: SERVICES[code].label[language],
    category: categoryOf(code),
    defaultCategory: defaultCategory(kind, code),
  }));

const countOf = (from: SQL): SQL<number> => sql<number>`(select count(*)::int from ${from})`;
/** Counts the users of a contract with a status who have not left and whom the reader may know of. */
const members = (reader: User, status: ContractStatus): SQL<number> =>
  countOf(
    sql`${contractUsers} join ${users} on ${users.id} = ${contractUsers.userId} where ${and(
      eq(contractUsers.contractId, contracts.id),
      eq(contractUsers.contractStatus, status),
      isNull(users.deletedAt),
      knownPeople(reader),
    )}`,
  );

/** Aliases of the two clients of a contract, by their role in it. */
export const commercialClients = alias(clients, 'commercial_clients');
export const kcClients = alias(clients, 'kc_clients');

const summaryColumns = (reader: User) => ({
  id: contracts.id,
  number: contracts.number,
  name: contracts.name,
  kind: contracts.kind,
  client: { id: commercialClients.id, name: commercialClients.name },
  signed: members(reader, 'SIGNED'),
  demo: members(reader, 'DEMO'),
  entities: countOf(
    sql`${contractLegalEntities} where ${contractLegalEntities.contractId} = ${contracts.id}`,
  ),
  activated: countOf(
    sql`${contractServices} where ${contractServices.contractId} = ${contracts.id} and ${contractServices.category} = 'ACTIVATED'`,
  ),
  createdAt: contracts.createdAt,
  isReadOnly: contracts.isReadOnly,
});

/** Selects contracts with the columns of the contract list, as shown to the reader. */
export const selectContracts = (db: Reads, reader: User) =>
  db
    .select(summaryColumns(reader))
    .from(contracts)
    .leftJoin(commercialClients, eq(commercialClients.id, contracts.clientId))
    .leftJoin(kcClients, eq(kcClients.id, contracts.kcClientId));
type SummaryRow = Awaited<ReturnType<typeof selectContracts>>[number];

/** Converts a row to the list form of a contract, without the search matches. */
export const summaryOf = (row: SummaryRow, reader: ContractReader): Omit<ContractSummary, 'match'> => ({
  id: row.id,
  number: row.number,
  name: row.name,
  type: contractType(row.kind, reader),
  commercialClient: row.client,
  usersQuantity: row.signed + row.demo,
  signedUsersQuantity: row.signed,
  demoUsersQuantity: row.demo,
  legalEntitiesQuantity: row.entities,
  servicesQuantity: row.activated,
  creationDate: row.createdAt.toISOString(),
  isReadOnly: row.isReadOnly,
});

export const legalEntityColumns = {
  ricos: legalEntities.ricosCode,
  label: legalEntities.longName,
  countryCode: legalEntities.countryCode,
};

/** Returns the legal entities that a contract covers, by name. */
export const entitiesOfContract = (db: Reads, contractId: string): Promise<LegalEntity[]> =>
  db
    .select(legalEntityColumns)
    .from(contractLegalEntities)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, contractLegalEntities.ricosCode))
    .where(eq(contractLegalEntities.contractId, contractId))
    .orderBy(asc(legalEntities.longName), asc(legalEntities.ricosCode));

/** Returns the id of a contract visible to the user; 404 for any other. */
export async function requireContract(db: Reads, user: User, id: string): Promise<string> {
  const [found] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(sql`${contracts.id} = ${id} and ${visibleContracts(db, user)}`);
  if (!found) throw notFound();
  return found.id;
}

/** Whether a user administers a contract for the client. */
async function administersContract(db: Reads, user: User, id: string): Promise<boolean> {
  const rows = await administeredContracts(db, user.id);
  return rows.some((row) => row.id === id);
}

/** Returns the only contract of the given ones; null if there are several or none (MYC-009). */
export const soleOf = <T>([first, ...others]: readonly T[]): T | null =>
  first === undefined || others.length > 0 ? null : first;

/** Returns the only contract that a user administers for the client; 404 if there are several or none. */
export async function soleContract(db: Reads, user: User): Promise<string> {
  const sole = soleOf(await administeredContracts(db, user.id).limit(2));
  if (!sole) throw notFound();
  return sole.id;
}

/** Whether the user may read the audit of a contract: bank administrators and its client administrators (CTR-053). */
export const readsAuditOf = async (db: Reads, user: User, id: string): Promise<boolean> =>
  isAdmin.allows(user) || (await administersContract(db, user, id));

/** Whether the user manages a contract's users: bank administrators with the service and its client administrators. */
export const managesUsersOf = async (db: Reads, user: User, id: string): Promise<boolean> =>
  managesContracts.allows(user) || (await administersContract(db, user, id));

/** Whether the user may change the users of a contract. */
export async function changesUsersOf(db: Reads, user: User, id: string): Promise<boolean> {
  const isOpen = await db.$count(contracts, and(eq(contracts.id, id), eq(contracts.isReadOnly, false)));
  return isOpen > 0 && (await managesUsersOf(db, user, id));
}

/** Whether the user may change if loans and deposits are shared: the same users who may read the audit (LD-005). */
export const changesVisibilityOf = (db: Reads, user: User, id: string): Promise<boolean> =>
  readsAuditOf(db, user, id);

/** Number of present users of a contract, or of those who are users of one client. */
const presentUsers = (db: Reads, id: string, clientId?: string) =>
  db.$count(
    db
      .select({ id: contractUsers.userId })
      .from(contractUsers)
      .innerJoin(users, eq(users.id, contractUsers.userId))
      .where(
        and(
          eq(contractUsers.contractId, id),
          clientId === undefined ? undefined : eq(users.clientId, clientId),
          isNull(users.deletedAt),
        ),
      )
      .as('members'),
  );

/** Records of one legal entity in a contract. They belong to the client of that entity. */
const ENTITY_RECORDS = [
  financingPositions,
  guarantees,
  derivativeTrades,
  legalAgreements,
  tradeConfirmations,
] as const;

/**
 * Condition on `access_reviews`: the review concerns a client, because the contract is its own or because rights of its
 * users were reviewed, whether they have left since or not.
 */
const reviewsConcerning = (db: Reads, clientId: string): SQL =>
  or(
    inArray(
      accessReviews.contractId,
      db.select({ id: contracts.id }).from(contracts).where(eq(contracts.clientId, clientId)),
    ),
    inArray(
      accessReviews.id,
      db
        .select({ id: accessReviewLines.reviewId })
        .from(accessReviewLines)
        .innerJoin(users, eq(users.id, accessReviewLines.userId))
        .where(eq(users.clientId, clientId)),
    ),
  )!;

/**
 * Numbers of records of a contract, which would be deleted with it, or of those that belong to one of its clients:
 * records without a legal entity may belong to any of them.
 */
const recordsOf = (db: Reads, id: string, clientId?: string) => [
  db.$count(requests, eq(requests.contractId, id)),
  db.$count(documents, eq(documents.contractId, id)),
  db.$count(dataRooms, eq(dataRooms.contractId, id)),
  // Their sealed results are evidence.
  db.$count(
    accessReviews,
    and(
      eq(accessReviews.contractId, id),
      isNotNull(accessReviews.closedAt),
      clientId === undefined ? undefined : reviewsConcerning(db, clientId),
    ),
  ),
  ...ENTITY_RECORDS.map((records) =>
    db.$count(
      records,
      and(
        eq(records.contractId, id),
        clientId === undefined
          ? undefined
          : inArray(
              records.ricosCode,
              db
                .select({ ricosCode: legalEntities.ricosCode })
                .from(legalEntities)
                .where(eq(legalEntities.clientId, clientId)),
            ),
      ),
    ),
  ),
];

/** Whether a contract has users or records, which prevent its deletion (CTR-058). */
export async function isContractInUse(db: Reads, id: string): Promise<boolean> {
  const used = await Promise.all([presentUsers(db, id), ...recordsOf(db, id)]);
  return used.some((count) => count > 0);
}

/** Whether a client uses a contract: by users, who would keep their rights in it, or by records. */
export async function isUsedByClient(db: Reads, id: string, clientId: string): Promise<boolean> {
  const used = await Promise.all([presentUsers(db, id, clientId), ...recordsOf(db, id, clientId)]);
  return used.some((count) => count > 0);
}

/** Returns a contract with its services and legal entities; 404 if it is not visible to the user. */
export async function readContract(db: Reads, reader: ContractReader, id: string): Promise<Contract> {
  const { user, language } = reader;
  const [row] = await selectContracts(db, user).where(
    sql`${contracts.id} = ${id} and ${visibleContracts(db, user)}`,
  );
  if (!row) throw notFound();
  const [rest] = await db
    .select({
      description: contracts.description,
      isinCode: contracts.isinCode,
      cguName: contracts.cguName,
      version: contracts.version,
      kcClient: { id: kcClients.id, name: kcClients.name },
    })
    .from(contracts)
    .leftJoin(kcClients, eq(kcClients.id, contracts.kcClientId))
    .where(eq(contracts.id, id));
  const stored = await db
    .select({ code: contractServices.serviceCode, category: contractServices.category })
    .from(contractServices)
    .where(eq(contractServices.contractId, id));
  const categories = new Map<string, ActivationState>(stored.map(({ code, category }) => [code, category]));
  const services = servicesWith(row.kind, language, (code) => categories.get(code) ?? 'DEACTIVATED');
  const shown = new Set([...categoriesOf(row.kind), ...services.map(({ category }) => category)]);
  const entities = await entitiesOfContract(db, id);
  const canUpdate = managesContracts.allows(user) && !row.isReadOnly;
  const administersIt = await readsAuditOf(db, user, id);
  const managesUsers = await managesUsersOf(db, user, id);
  const { description, isinCode, cguName, version, kcClient } = rest!;
  return {
    ...summaryOf(row, reader),
    description,
    isinCode,
    kcCommercialClient: kcClient,
    cguName,
    terms: termsOf(cguName, language),
    version,
    rights: {
      canGetAuditEvents: administersIt,
      canChangeTreasuryReportingVisibility: await changesVisibilityOf(db, user, id),
      canCreateRequest: mayCreateRequests.allows(user),
      canUpdate,
      canGetUsers: managesUsers,
      canUpdateUsers: managesUsers && !row.isReadOnly,
      canDelete: canUpdate && !(await isContractInUse(db, id)),
    },
    serviceCategories: serviceCategories(
      categoriesOf('CLIENT').filter((state) => shown.has(state)),
      language,
    ),
    services,
    legalEntities: entities.map((legalEntity) => ({ legalEntity })),
  };
}
