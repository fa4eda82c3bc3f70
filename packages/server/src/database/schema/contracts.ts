import { ACTIVATION_STATES } from '@atrium/contract/services';
import { CLIENT_ROLES, CONTRACT_KINDS, CONTRACT_STATUSES } from '@atrium/contract/contract-status';
import { RIGHT_NAMES } from '@atrium/contract/service-rights-rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  varchar,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients, legalEntities } from './clients.ts';
import { bilingual, moment, oneOf, wordsOf } from './columns.ts';
import { users } from './users.ts';

/** An agreement between the bank and a client: who may use which services for which legal entities (DATA-049). */
export const contracts = pgTable(
  'contracts',
  {
    id: uuid().primaryKey(),
    /** Number of the contract shown to users, five digits. */
    number: text().notNull().unique(),
    name: varchar({ length: 40 }).notNull(),
    description: text().notNull().default(''),
    kind: text({ enum: CONTRACT_KINDS }).notNull(),
    isinCode: char({ length: 12 }),
    /** Commercial client; null for OSA contracts. */
    clientId: uuid().references(() => clients.id),
    kcClientId: uuid().references(() => clients.id),
    cguName: text().notNull().default('cgu1'),
    isReadOnly: boolean().notNull().default(false),
    /** Treasury reporting is shared with the users of the contract (DATA-064). */
    bmfVisibility: boolean().notNull().default(false),
    /** Incremented by each change, for optimistic locking. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    /** Search vector: name (A), number (B), description (C). */
    words: wordsOf('name', 'number', 'description'),
  },
  (table) => [
    oneOf('contracts_kind', table.kind, CONTRACT_KINDS),
    check('contracts_client', sql`${table.kind} = 'OSA' or ${table.clientId} is not null`),
    check('contracts_isin', sql`${table.isinCode} ~ '^[A-Z0-9]{12}$'`),
    index().on(table.clientId),
  ],
);

/** One row with the last number given to a contract, so that the number of a deleted one is not given again. */
export const contractNumbers = pgTable(
  'contract_numbers',
  {
    only: boolean().primaryKey().default(true),
    last: integer().notNull(),
  },
  (table) => [check('contract_numbers_only', sql`${table.only}`)],
);

/** Legal entities that a contract covers. */
export const contractLegalEntities = pgTable(
  'contract_legal_entities',
  {
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    ricosCode: text()
      .notNull()
      .references(() => legalEntities.ricosCode),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.ricosCode] }), index().on(table.ricosCode)],
);

/** A named list of a contract's legal entities, to which rights can be limited (DATA-051). */
export const legalEntitiesLists = pgTable(
  'legal_entities_lists',
  {
    id: uuid().primaryKey(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    name: varchar({ length: 100 }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.contractId)],
);

export const legalEntitiesListMembers = pgTable(
  'legal_entities_list_members',
  {
    listId: uuid()
      .notNull()
      .references(() => legalEntitiesLists.id, { onDelete: 'cascade' }),
    ricosCode: text()
      .notNull()
      .references(() => legalEntities.ricosCode),
  },
  (table) => [primaryKey({ columns: [table.listId, table.ricosCode] })],
);

/** Activation of each service in a contract; a service without a row is deactivated (NAV-009). */
export const contractServices = pgTable(
  'contract_services',
  {
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    serviceCode: text().notNull(),
    category: text({ enum: ACTIVATION_STATES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.serviceCode] }),
    oneOf('contract_services_category', table.category, ACTIVATION_STATES),
  ],
);

/** Users of a contract with their status and role in it (DATA-052). */
export const contractUsers = pgTable(
  'contract_users',
  {
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contractStatus: text({ enum: CONTRACT_STATUSES }).notNull().default('DEMO'),
    clientRole: text({ enum: CLIENT_ROLES }).notNull().default('STANDARD'),
    /** Incremented by each change of the user in the contract, including their rights. */
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contractId] }),
    index().on(table.contractId),
    oneOf('contract_users_status', table.contractStatus, CONTRACT_STATUSES),
    oneOf('contract_users_role', table.clientRole, CLIENT_ROLES),
  ],
);

/**
 * A user's right to a service in a contract (DATA-054), for all its legal entities or those of one list. A user without a
 * row has no right. Only services with rights have rows.
 */
export const contractUserRights = pgTable(
  'contract_user_rights',
  {
    contractId: uuid().notNull(),
    userId: uuid().notNull(),
    serviceCode: text().notNull(),
    right: text({ enum: RIGHT_NAMES }).notNull(),
    /** A list that limits a right cannot be deleted, as the right would then cover more than was granted. */
    legalEntitiesListId: uuid().references(() => legalEntitiesLists.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.serviceCode, table.contractId] }),
    foreignKey({
      columns: [table.userId, table.contractId],
      foreignColumns: [contractUsers.userId, contractUsers.contractId],
    }).onDelete('cascade'),
    index().on(table.contractId),
    index().on(table.legalEntitiesListId),
    oneOf('contract_user_rights_right', table.right, RIGHT_NAMES),
  ],
);

/**
 * The bank's client team: which staff member serves which contract, and in which role (DATA-004). It also decides which
 * requests an internal user sees.
 */
export const roles = pgTable(
  'roles',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    name: bilingual().notNull(),
    category: bilingual(),
    businessLine: bilingual(),
    teamName: bilingual(),
  },
  (table) => [index().on(table.userId, table.contractId), index().on(table.contractId)],
);
