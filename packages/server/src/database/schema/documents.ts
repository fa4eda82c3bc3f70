import { DOCUMENT_CATEGORY_CODES, DOCUMENT_STATES } from '@atrium/contract/document-rules';
import { sql } from 'drizzle-orm';
import { bigint, boolean, char, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { legalEntities } from './clients.ts';
import { moment, oneOf, searchVector } from './columns.ts';
import { contracts } from './contracts.ts';
import { messages, requests } from './requests.ts';
import { tags } from './tags.ts';
import { users } from './users.ts';

/** Bytes in the blob store, by the SHA-256 of their content. */
export const blobs = pgTable(
  'blobs',
  {
    sha256: char({ length: 64 }).primaryKey(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Media type detected from the content, never the one that the sender declares. */
    mime: text().notNull(),
  },
  (table) => [
    check('blobs_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('blobs_size', sql`${table.size} >= 0`),
  ],
);

/** A document (DATA-029). */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    filename: text().notNull(),
    filenameText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(filename)`),
    filenameWords: searchVector()
      .notNull()
      .generatedAlwaysAs(sql`strip(search_vector(filename))`),
    category: text({ enum: DOCUMENT_CATEGORY_CODES }).notNull(),
    sha256: char({ length: 64 })
      .notNull()
      .references(() => blobs.sha256),
    /** Null for documents that belong to everyone. */
    contractId: uuid().references(() => contracts.id),
    serviceCode: text(),
    requestId: uuid().references(() => requests.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    /** The document was requested; `authorId` is then the requester (DOC-016). */
    isRequested: boolean().notNull().default(false),
    state: text({ enum: DOCUMENT_STATES }).notNull().default('VALIDATED'),
    /** When it was refused, as long as its side (client or bank) has not added another document; null otherwise. */
    replacementAskedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.contractId, table.createdAt.desc(), table.id.desc()),
    index().on(table.requestId),
    index().on(table.sha256),
    index('documents_filename_words').using('gin', table.filenameWords),
    index('documents_filename').using('gin', table.filenameText.op('gin_trgm_ops')),
    oneOf('documents_category', table.category, DOCUMENT_CATEGORY_CODES),
    oneOf('documents_state', table.state, DOCUMENT_STATES),
  ],
);

export const documentLegalEntities = pgTable(
  'document_legal_entities',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    ricosCode: text()
      .notNull()
      .references(() => legalEntities.ricosCode),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.ricosCode] }), index().on(table.ricosCode)],
);

export const documentTags = pgTable(
  'document_tags',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    tagId: uuid()
      .notNull()
      .references(() => tags.id),
    /** The user who added the tag; null for the bank's systems. */
    addedById: uuid().references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.tagId] }), index().on(table.tagId)],
);

/**
 * The contract members to whom a document is addressed. Without rows it is addressed to all of them; the bank's team can
 * read it in either case.
 */
export const documentRecipients = pgTable(
  'document_recipients',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.userId] }), index().on(table.userId)],
);

/** A user's marks on a document. */
export const documentMarks = pgTable(
  'document_marks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    favorite: boolean().notNull().default(false),
    /** When the user first opened or downloaded it; null for never. */
    readAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.documentId] }), index().on(table.documentId)],
);

/** Documents attached to a message. */
export const messageDocuments = pgTable(
  'message_documents',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.documentId] }), index().on(table.documentId)],
);
