import { MESSAGE_TYPES } from '@atrium/contract/message-rules';
import {
  PARTICIPANT_ROLES,
  REQUEST_STATES,
  REQUEST_TYPES,
  RUNNING_STATES,
} from '@atrium/contract/request-rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
  uuid,
} from 'drizzle-orm/pg-core';
import { legalEntities } from './clients.ts';
import { moment, oneOf, wordsOf } from './columns.ts';
import { contracts } from './contracts.ts';
import { tags } from './tags.ts';
import { users } from './users.ts';

/** A request: a conversation between a client and the bank about one service of one contract (DATA-027). */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey(),
    /** Reference shown to users, as in R-2026-04817. */
    reference: text().notNull().unique(),
    title: varchar({ length: 300 }).notNull(),
    /** The normalized title, for search and sorting. */
    titleText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title)`),
    description: text().notNull().default(''),
    state: text({ enum: REQUEST_STATES }).notNull(),
    /** When the request entered this state. */
    stateSince: moment().notNull().defaultNow(),
    /** When the bank asked the client for an answer that is still missing; requested signatures do not count. */
    answerAskedAt: moment(),
    /** Rank of the state on the board (REQ-026, REQ-027); both open states have 2, as their order depends on the reader. */
    stateRank: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `greatest(array_position(array[${REQUEST_STATES.map((state) => `'${state}'`).join(', ')}], state), 2)`,
        ),
      ),
    type: text({ enum: REQUEST_TYPES }).notNull(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id),
    serviceCode: text().notNull(),
    action: text(),
    topics: jsonb().$type<{ id: string; content: string[] }[]>().notNull().default([]),
    additionalDetails: jsonb().$type<{ label: string; value: string }[]>().notNull().default([]),
    hasElectronicSignature: boolean().notNull().default(false),
    documentValidationEnabled: boolean().notNull().default(false),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: moment().notNull(),
    lastUpdatedById: uuid()
      .notNull()
      .references(() => users.id),
    updatedAt: moment().notNull(),
    /** The user who asked for the pending closure. */
    closureAskedById: uuid().references(() => users.id),
    /** When the participants were last reminded; null for never. */
    remindedAt: moment(),
  },
  (table) => [
    index('requests_board').on(table.contractId, table.state, table.updatedAt.desc(), table.id.desc()),
    index('requests_recent').on(table.updatedAt.desc(), table.id.desc()),
    index('requests_order').on(
      table.stateRank,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.contractId,
    ),
    // The board reads these columns of many requests that it does not list: the indexes spare it their rows (decision 102).
    index('requests_changes').on(table.id, table.updatedAt, table.lastUpdatedById),
    index('requests_running')
      .on(
        table.id,
        table.state,
        table.type,
        table.stateSince,
        table.answerAskedAt,
        table.closureAskedById,
        table.documentValidationEnabled,
      )
      .where(sql.raw(`state in (${RUNNING_STATES.map((state) => `'${state}'`).join(', ')})`)),
    index('requests_title').using('gin', table.titleText.op('gin_trgm_ops')),
    index('requests_reference').using('gin', table.reference.op('gin_trgm_ops')),
    index('requests_creator').on(table.createdById),
    index('requests_updater').on(table.lastUpdatedById),
    oneOf('requests_state', table.state, REQUEST_STATES),
    oneOf('requests_type', table.type, REQUEST_TYPES),
    check('requests_closure', sql`(${table.state} = 'TO_CLOSE') = (${table.closureAskedById} is not null)`),
    check('requests_answer', sql`${table.answerAskedAt} is null or ${table.state} = 'ACTION_REQUIRED'`),
    check('requests_dates', sql`${table.updatedAt} >= ${table.createdAt}`),
  ],
);

/** Participants of a request; one who left stays, inactive, as the author of their messages (RDET-076). */
export const requestParticipants = pgTable(
  'request_participants',
  {
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text({ enum: PARTICIPANT_ROLES }).notNull(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.userId] }),
    index('request_participants_user').on(table.userId, table.requestId, table.isActive),
    oneOf('request_participants_role', table.role, PARTICIPANT_ROLES),
  ],
);

/** A user's marks on a request. Not in the table of participants, because other users may read a request too. */
export const requestMarks = pgTable(
  'request_marks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    favorite: boolean().notNull().default(false),
    /** When the user last opened it; null for never. */
    lastSeenAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.requestId] }),
    index('request_marks_seen').on(table.userId, table.requestId, table.lastSeenAt),
    index().on(table.requestId),
  ],
);

export const requestLegalEntities = pgTable(
  'request_legal_entities',
  {
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    ricosCode: text()
      .notNull()
      .references(() => legalEntities.ricosCode),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.ricosCode] }), index().on(table.ricosCode)],
);

/** Identifier of the request in another system of the bank: CCM, TERA (RDET-014). */
export const requestExternalApplications = pgTable(
  'request_external_applications',
  {
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    applicationName: text().notNull(),
    externalId: text().notNull(),
    words: wordsOf('external_id'),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.applicationName] }),
    index('request_external_words').using('gin', table.words),
    index('request_external_ids').using('gin', table.externalId.op('gin_trgm_ops')),
  ],
);

export const requestTags = pgTable(
  'request_tags',
  {
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    tagId: uuid()
      .notNull()
      .references(() => tags.id),
    /** The user who added the tag; null for the bank's systems. */
    addedById: uuid().references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.tagId] }), index().on(table.tagId)],
);

/** A message of a request (DATA-028); `message` is HTML that was sanitised when it was written. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    senderId: uuid()
      .notNull()
      .references(() => users.id),
    message: text().notNull(),
    messageType: text({ enum: MESSAGE_TYPES }).notNull(),
    emailId: text(),
    /** State of the request after this message. */
    requestState: text({ enum: REQUEST_STATES }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('messages_thread').on(table.requestId, table.createdAt, table.id),
    oneOf('messages_type', table.messageType, MESSAGE_TYPES),
    oneOf('messages_state', table.requestState, REQUEST_STATES),
  ],
);
