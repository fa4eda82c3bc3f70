import { CONTENT_AREA_CODES, CONTENT_LANGUAGES } from '@atrium/contract/content-rules';
import { char, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bilingual, moment, oneOf } from './columns.ts';
import { blobs } from './documents.ts';
import { tags } from './tags.ts';
import { users } from './users.ts';

/** A document that bank staff publish on a page (decision 50). */
export const contentDocuments = pgTable(
  'content_documents',
  {
    id: uuid().primaryKey(),
    area: text({ enum: CONTENT_AREA_CODES }).notNull(),
    /** Tab and block of the page, by the codes of the area. */
    tab: text().notNull(),
    block: text().notNull(),
    /** Sort order within the block; ties are sorted by name. */
    position: integer().notNull(),
    /** Shown only to readers of this language; null for all. */
    language: text({ enum: CONTENT_LANGUAGES }),
    description: bilingual(),
    filename: text().notNull(),
    sha256: char({ length: 64 })
      .notNull()
      .references(() => blobs.sha256),
    /** Incremented by each change, for optimistic locking. */
    version: integer().notNull().default(1),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index().on(table.area, table.tab, table.block, table.position),
    index().on(table.sha256),
    oneOf('content_documents_area', table.area, CONTENT_AREA_CODES),
    oneOf('content_documents_language', table.language, CONTENT_LANGUAGES),
  ],
);

/** Tags of published documents. */
export const contentDocumentTags = pgTable(
  'content_document_tags',
  {
    documentId: uuid()
      .notNull()
      .references(() => contentDocuments.id, { onDelete: 'cascade' }),
    tagId: uuid()
      .notNull()
      .references(() => tags.id),
    addedById: uuid().references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.tagId] }), index().on(table.tagId)],
);

/** A text of a page in one language; both languages are written together and share the version. */
export const contentTexts = pgTable(
  'content_texts',
  {
    area: text({ enum: CONTENT_AREA_CODES }).notNull(),
    key: text().notNull(),
    language: text({ enum: CONTENT_LANGUAGES }).notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.key, table.language] }),
    oneOf('content_texts_area', table.area, CONTENT_AREA_CODES),
    oneOf('content_texts_language', table.language, CONTENT_LANGUAGES),
  ],
);
