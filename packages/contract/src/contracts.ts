import * as z from 'zod';
import { anyOf, holdsService, managesContracts, readsMyContract } from './access.ts';
import { Client, LegalEntity } from './clients.ts';
import { CONTRACT_KINDS } from './contract-status.ts';
import {
  APPENDIX_TYPES,
  CONTRACT_DESCRIPTION_MAX,
  CONTRACT_ENTITIES_MAX,
  CONTRACT_NAME_MAX,
  CONTRACT_SEARCH,
  CONTRACTS_PAGE,
  DATE_SORTINGS,
  DEFAULT_TERMS,
  ENTITIES_LIST_NAME_MAX,
  ISIN_LENGTH,
} from './contracts-rules.ts';
import { TRANSFER_MAX } from './contract-users-rules.ts';
import { Day, Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams, versionQuery } from './ids.ts';
import { nameOf } from './names.ts';
import { page, paging, queryList } from './paging.ts';
import { ACTIVATION_STATES, SERVICE_CODES } from './services.ts';

/** A code with its display label. */
const named = <T extends z.ZodType>(name: T) => z.object({ name, label: z.string() });

/** DATA-049: a contract, as the list shows it. */
export const ContractSummary = z
  .object({
    id: Id,
    /** Contract number for people to quote. */
    number: z.string(),
    name: z.string(),
    type: named(z.enum(CONTRACT_KINDS)),
    /** Null for contracts of outsourced services (CTR-045). */
    commercialClient: Client.nullable(),
    usersQuantity: z.number().int().min(0),
    signedUsersQuantity: z.number().int().min(0),
    demoUsersQuantity: z.number().int().min(0),
    legalEntitiesQuantity: z.number().int().min(0),
    /** Activated services. */
    servicesQuantity: z.number().int().min(0),
    creationDate: Moment,
    isReadOnly: z.boolean(),
    /** Search matches (CTR-014, CTR-015); null without a search and for readers outside the bank. */
    match: z
      .object({
        matchedUsersCount: z.number().int().min(0),
        firstMatchedUser: z.string().nullable(),
        matchedRicosCount: z.number().int().min(0),
        firstMatchedRicos: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ContractSummary' });
export type ContractSummary = z.output<typeof ContractSummary>;

/** CTR-095: a service with its category in a contract, or its default category in a new one. */
export const ContractService = z
  .object({
    id: z.enum(SERVICE_CODES),
    name: z.enum(SERVICE_CODES),
    label: z.string(),
    category: z.enum(ACTIVATION_STATES),
    defaultCategory: z.enum(ACTIVATION_STATES),
  })
  .meta({ id: 'ContractService' });
export type ContractService = z.output<typeof ContractService>;

/** A version of the terms and conditions that a contract can have. */
export const TermsVersion = z
  .object({
    name: z.string(),
    /** “Version 1”. */
    label: z.string(),
    since: Day,
  })
  .meta({ id: 'TermsVersion' });
export type TermsVersion = z.output<typeof TermsVersion>;

/** Categories of the services of a contract, in column order. */
const ServiceCategories = z.array(named(z.enum(ACTIVATION_STATES)));

/** DATA-049: a contract with everything it covers. */
export const Contract = ContractSummary.omit({ match: true })
  .extend({
    description: z.string(),
    isinCode: z.string().nullable(),
    kcCommercialClient: Client.nullable(),
    cguName: z.string(),
    /** The terms with their label; without a date if the version is not a current one. */
    terms: TermsVersion.pick({ label: true }).extend({ since: Day.nullable() }),
    /** Version, incremented with each change; a write sends the version it read. */
    version: z.number().int().min(1),
    rights: z.object({
      canGetAuditEvents: z.boolean(),
      canChangeTreasuryReportingVisibility: z.boolean(),
      canCreateRequest: z.boolean(),
      /** CTR-060: may change the contract and its lists. */
      canUpdate: z.boolean(),
      /** May read its users and their rights. */
      canGetUsers: z.boolean(),
      /** May add, change and remove users. */
      canUpdateUsers: z.boolean(),
      /** CTR-058: may change it, it has no users and nothing depends on it. */
      canDelete: z.boolean(),
    }),
    serviceCategories: ServiceCategories,
    services: z.array(ContractService),
    legalEntities: z.array(z.object({ legalEntity: LegalEntity })),
  })
  .meta({ id: 'Contract' });
export type Contract = z.output<typeof Contract>;

/** DATA-051: a named list of legal entities of a contract. */
export const LegalEntitiesList = z
  .object({
    id: Id,
    name: z.string(),
    contractId: Id,
    /** RICOS codes. */
    contractLegalEntitiesIds: z.array(z.string()),
    version: z.number().int().min(1),
  })
  .meta({ id: 'LegalEntitiesList' });
export type LegalEntitiesList = z.output<typeof LegalEntitiesList>;

/** CUSR-041: a contract to which users of outsourced services can be transferred. */
export const AssignableContract = z
  .object({ id: Id, number: z.string(), name: z.string() })
  .meta({ id: 'AssignableContract' });
export type AssignableContract = z.output<typeof AssignableContract>;

const ricosCodes = z.array(z.string().min(1).max(40)).min(1).max(CONTRACT_ENTITIES_MAX);
const servicesOf = z
  .array(z.strictObject({ id: z.enum(SERVICE_CODES), category: z.enum(ACTIVATION_STATES) }))
  .max(SERVICE_CODES.length);
const contractFields = {
  name: nameOf(CONTRACT_NAME_MAX),
  description: z.string().trim().max(CONTRACT_DESCRIPTION_MAX).default(''),
  isinCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]+$/)
    .length(ISIN_LENGTH)
    .nullable()
    .default(null),
  commercialClientId: Id.nullable().default(null),
  kcCommercialClientId: Id.nullable().default(null),
  cguName: z.string().min(1).max(40).default(DEFAULT_TERMS),
};

/** A new contract. */
export const ContractCreation = z
  .strictObject({
    contract: z.strictObject({ ...contractFields, type: z.enum(CONTRACT_KINDS).default('CLIENT') }),
    servicesSelected: servicesOf,
    legalEntitiesSelected: ricosCodes,
  })
  .meta({ id: 'ContractCreation' });
export type ContractCreation = z.output<typeof ContractCreation>;

/** Changes to a contract, whose kind never changes. */
export const ContractUpdate = z
  .strictObject({
    /** The version that was read; 409 if the contract has changed since. */
    version: z.number().int().min(1),
    contract: z.strictObject(contractFields),
    services: servicesOf,
    legalEntitiesSelected: ricosCodes,
  })
  .meta({ id: 'ContractUpdate' });
export type ContractUpdate = z.output<typeof ContractUpdate>;

const listFields = {
  name: nameOf(ENTITIES_LIST_NAME_MAX),
  legalEntitiesIds: ricosCodes,
};
const total = z.number().int().min(0);
const listParams = z.object({ id: Id, listId: Id });

/** Holders of the service, who see the contracts they have access to. */
export const readsContracts = holdsService('CONTRACTS');
/** Client administrators can also read their contract, on their own page. */
export const readsContract = anyOf(readsContracts, holdsService('MY_CONTRACT'));

export const contracts = endpoints({
  list: {
    method: 'GET',
    path: '/contracts',
    tag: 'contracts',
    summary:
      'List the contracts visible to the caller, by kind or by a search with 3 characters or more (API-121)',
    query: z.object({
      query: z.string().trim().min(CONTRACT_SEARCH.minimum).max(CONTRACT_SEARCH.maximum).optional(),
      types: queryList(z.enum(CONTRACT_KINDS), CONTRACT_KINDS.length),
      sorting: z.enum(DATE_SORTINGS).default('NONE'),
      ...paging(CONTRACTS_PAGE),
    }),
    response: page(ContractSummary).extend({
      kinds: z
        .object({ CLIENT: total, ATRIUM: total, OSA: total })
        .describe('Number of contracts of each kind that match the search, regardless of types'),
      allRecords: total.describe('Number of all contracts visible to the caller'),
    }),
    errorKey: 'get-contracts',
    access: readsContracts,
  },
  services: {
    method: 'GET',
    path: '/contracts/services',
    tag: 'contracts',
    summary: 'List the services available to contracts of a kind, with their default category (API-148)',
    query: z.object({ contractType: z.enum(CONTRACT_KINDS).default('CLIENT') }),
    response: z.object({ serviceCategories: ServiceCategories, services: z.array(ContractService) }),
    errorKey: 'get-contract-services',
    access: managesContracts,
  },
  assignable: {
    method: 'GET',
    path: '/contracts/assignable',
    tag: 'contracts',
    summary:
      'List the contracts of their client to which users of outsourced services can be transferred, by name (API-147, CUSR-041)',
    query: z.object({ userIds: queryList(Id, TRANSFER_MAX) }),
    response: z.array(AssignableContract),
    errorKey: 'get-assignable-contracts',
    access: managesContracts,
  },
  termsVersions: {
    method: 'GET',
    path: '/contracts/terms-and-conditions',
    tag: 'contracts',
    summary: 'List the versions of the terms and conditions that a contract can have (API-149)',
    response: z.array(TermsVersion),
    errorKey: 'get-terms-versions',
    access: managesContracts,
  },
  mine: {
    method: 'GET',
    path: '/contracts/mine',
    tag: 'contracts',
    summary:
      'Get the client contract that the caller administers; 404 if there is none or more than one (MYC-004, MYC-005, MYC-009)',
    response: Contract,
    errorKey: 'get-contract',
    access: readsMyContract,
  },
  get: {
    method: 'GET',
    path: '/contracts/{id}',
    tag: 'contracts',
    summary: 'Get a contract; 404 if it is not visible to the caller (API-122)',
    params: idParams,
    response: Contract,
    errorKey: 'get-contract',
    access: readsContract,
  },
  create: {
    method: 'POST',
    path: '/contracts',
    tag: 'contracts',
    summary: 'Create a contract; idempotent with an idempotency-key header (API-136, CTR-001)',
    requestHeaders: ['idempotency-key'],
    body: ContractCreation,
    response: Contract,
    status: 201,
    errorKey: 'create-contract',
    access: managesContracts,
  },
  update: {
    method: 'PUT',
    path: '/contracts/{id}',
    tag: 'contracts',
    summary:
      'Update a contract that is not read-only; 409 if it has changed since it was read, or would lose a client that uses it (API-135)',
    params: idParams,
    body: ContractUpdate,
    response: Contract,
    errorKey: 'update-contract',
    access: managesContracts,
  },
  patch: {
    method: 'PATCH',
    path: '/contracts/{id}',
    tag: 'contracts',
    summary: 'Set whether the loans and deposits of a contract are shared with its users (API-143, LD-017)',
    params: idParams,
    body: z.strictObject({ bmf: z.strictObject({ visibility: z.boolean() }) }),
    response: z.object({ id: Id, bmf: z.object({ visibility: z.boolean() }) }),
    errorKey: 'update-contract-visibility',
    access: anyOf(readsContract, holdsService('LOANS_AND_DEPOSITS'), holdsService('TREASURY_REPORTING')),
  },
  remove: {
    method: 'DELETE',
    path: '/contracts/{id}',
    tag: 'contracts',
    summary:
      'Delete a contract that is not read-only and has no users; 409 if it has changed since it was read (API-137, CTR-058)',
    params: idParams,
    query: versionQuery,
    response: 'empty',
    errorKey: 'delete-contract',
    access: managesContracts,
  },
  export: {
    method: 'GET',
    path: '/contracts/{id}/export',
    tag: 'contracts',
    summary: 'Download the current version of an appendix of a contract as PDF (API-123, CTR-019)',
    params: idParams,
    query: z.object({ appendixType: z.enum(APPENDIX_TYPES) }),
    answerHeaders: ['content-disposition'],
    response: 'binary',
    cost: 'high',
    errorKey: 'export-contract',
    access: managesContracts,
  },
  legalEntities: {
    method: 'GET',
    path: '/contracts/{id}/legal-entities',
    tag: 'contracts',
    summary: 'List the legal entities of a contract, ordered by name (API-133)',
    params: idParams,
    response: z.array(LegalEntity),
    errorKey: 'get-contract-legal-entities',
    access: readsContract,
  },
  lists: {
    method: 'GET',
    path: '/contracts/{id}/legal-entities-lists',
    tag: 'contracts',
    summary: 'List the lists of legal entities of a contract, ordered by name (API-138)',
    params: idParams,
    response: z.array(LegalEntitiesList),
    errorKey: 'get-legal-entities-lists',
    access: readsContract,
  },
  createList: {
    method: 'POST',
    path: '/contracts/{id}/legal-entities-lists',
    tag: 'contracts',
    summary: 'Create a list of legal entities (API-139, CTR-080)',
    params: idParams,
    body: z.strictObject(listFields),
    response: LegalEntitiesList,
    status: 201,
    errorKey: 'create-legal-entities-list',
    access: managesContracts,
  },
  updateList: {
    method: 'PUT',
    path: '/contracts/{id}/legal-entities-lists',
    tag: 'contracts',
    summary: 'Update a list of legal entities; 409 if it has changed since it was read (API-140, CTR-081)',
    params: idParams,
    body: z.strictObject({ id: Id, version: z.number().int().min(1), ...listFields }),
    response: LegalEntitiesList,
    errorKey: 'update-legal-entities-list',
    access: managesContracts,
  },
  entitiesList: {
    method: 'GET',
    path: '/contracts/{id}/legal-entities-lists/{listId}',
    tag: 'contracts',
    summary: 'Get a list of legal entities (API-141)',
    params: listParams,
    response: LegalEntitiesList,
    errorKey: 'get-legal-entities-list',
    access: readsContract,
  },
  removeList: {
    method: 'DELETE',
    path: '/contracts/{id}/legal-entities-lists/{listId}',
    tag: 'contracts',
    summary: 'Delete a list of legal entities; 409 if it has changed since it was read (API-142)',
    params: listParams,
    query: versionQuery,
    response: 'empty',
    errorKey: 'delete-legal-entities-list',
    access: managesContracts,
  },
});
