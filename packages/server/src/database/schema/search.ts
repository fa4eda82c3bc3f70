import { sql } from 'drizzle-orm';
import { char, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { searchVector } from './columns.ts';
import { blobs } from './documents.ts';
import { requests } from './requests.ts';

/**
 * Normalized words of all searched texts, except words with digits. Triggers add them with each write, so that a search can find
 * similar words. A word that no longer occurs stays, as it matches nothing. There is no unique key, as two writes of the
 * same word must not wait for each other.
 */
export const searchWords = pgTable('search_words', { word: text().notNull() }, (table) => [
  index('search_words_word').on(table.word),
]);

/** Text extracted from stored files, one line per paragraph; empty for files that cannot be read. */
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
 * Search vectors of requests: one row for a whole thread, so that a search never reads messages. Triggers update them with
 * each write to a request or its messages (the migration `search-vectors`).
 */
export const requestWords = pgTable(
  'request_words',
  {
    requestId: uuid()
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Title, reference and description. */
    own: searchVector().notNull(),
    /** The same, and the messages. */
    words: searchVector().notNull(),
  },
  (table) => [
    index('request_words_own').using('gin', table.own),
    index('request_words_words').using('gin', table.words),
  ],
);
