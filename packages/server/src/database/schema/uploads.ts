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

/** A file that is uploaded in parts; its bytes are in the draft with the same id. */
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
    /** Bytes safely received; further bytes in the draft do not count. */
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

/** Topics of the request under which a document was added (API-062). */
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

/** Documents that are not attached to anything yet: they belong to the uploader only, and are deleted when they expire. */
export const pendingDocuments = pgTable(
  'pending_documents',
  {
    documentId: uuid()
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Idempotency key of the upload, so that a repeated upload creates no second document. */
    uploadKey: uuid().notNull(),
    /** Part of the response to the upload, which a repeated upload returns again. */
    duplicated: boolean().notNull(),
    listId: uuid(),
    expiresAt: moment().notNull(),
  },
  (table) => [unique().on(table.userId, table.uploadKey), index().on(table.expiresAt)],
);
