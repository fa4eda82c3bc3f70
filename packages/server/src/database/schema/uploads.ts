import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { documents } from './documents.ts';
import { users } from './users.ts';

/** A file that arrives in parts; its bytes wait among the drafts under the same id. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    filename: text().notNull(),
    /** Bytes of the whole file. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Bytes that have safely arrived; what the draft holds beyond them does not count. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    requestId: uuid(),
    listId: uuid(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index().on(table.expiresAt),
    index().on(table.userId),
    check('uploads_received', sql`${table.received} between 0 and ${table.size}`),
  ],
);

/** Topics of its request that a document was added under (API-062). */
export const documentTopics = pgTable(
  'document_topics',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    topicId: text().notNull(),
    /** The first one is the main topic. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.topicId] })],
);

/** Documents that are not attached to anything yet: they belong to their uploader alone, and are forgotten in time. */
export const pendingDocuments = pgTable(
  'pending_documents',
  {
    documentId: uuid()
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Names the upload, so that one that is sent again makes no second document. */
    uploadKey: uuid().notNull(),
    /** What the upload was answered with, for the same reason. */
    duplicated: boolean().notNull(),
    listId: uuid(),
    expiresAt: moment().notNull(),
  },
  (table) => [unique().on(table.userId, table.uploadKey), index().on(table.expiresAt)],
);
