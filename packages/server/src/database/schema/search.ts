import { index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Words that stand in what is searched, folded, without those that hold digits. Triggers note them with each write, so that
 * a search can look for words written alike. A word that stands nowhere any more stays: it finds nothing. There is no unique
 * key, since two writes of one word must not wait for each other.
 */
export const searchWords = pgTable('search_words', { word: text().notNull() }, (table) => [
  index('search_words_word').on(table.word),
]);
