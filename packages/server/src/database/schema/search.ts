import { sql } from 'drizzle-orm';
import { char, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { searchVector } from './columns.ts';
import { blobs } from './documents.ts';
import { requests } from './requests.ts';

/**
 * Words that stand in what is searched, folded, without those that hold digits. Triggers note them with each write, so that
 * a search can look for words written alike. A word that stands nowhere any more stays: it finds nothing. There is no unique
 * key, since two writes of one word must not wait for each other.
 */
export const searchWords = pgTable('search_words', { word: text().notNull() }, (table) => [
  index('search_words_word').on(table.word),
]);

/** The words that stand in kept bytes, each paragraph in a line; empty for bytes that cannot be read. */
export const blobTexts = pgTable(
  'blob_texts',
  {
    sha256: char({ length: 64 })
      .primaryKey()
      .references(() => blobs.sha256, { onDelete: 'cascade' }),
    text: text().notNull(),
    words: searchVector()
      .notNull()
      .generatedAlwaysAs(sql`strip(search_vector(text))`),
  },
  (table) => [index('blob_texts_words').using('gin', table.words)],
);

/**
 * The words of each request: one row for a whole thread, so that a search never goes through messages. Triggers keep them
 * with each write of a request or of its messages (the migration `search-vectors`).
 */
export const requestWords = pgTable(
  'request_words',
  {
    requestId: uuid()
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Of its title, reference and description. */
    own: searchVector().notNull(),
    /** Of these and of its messages. */
    words: searchVector().notNull(),
  },
  (table) => [
    index('request_words_own').using('gin', table.own),
    index('request_words_words').using('gin', table.words),
  ],
);
