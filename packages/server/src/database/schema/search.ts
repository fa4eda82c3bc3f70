import { sql } from 'drizzle-orm';
import { char, index, pgTable, text } from 'drizzle-orm/pg-core';
import { blobs } from './documents.ts';

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
  },
  () => [index('blob_texts_vector').using('gin', sql`search_vector(text)`)],
);
