import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { check, customType, jsonb, numeric, timestamp } from 'drizzle-orm/pg-core';
import type { Bilingual } from '../../http/index.ts';

/** A text, stored in both languages of the portal (PLAT-010). */
export const bilingual = () => jsonb().$type<Bilingual>();

/** A moment, stored with its time zone and read as a Date. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** An amount of money, exact to the cent. */
export const money = () => numeric({ precision: 18, scale: 2, mode: 'number' });

/** A weight, exact to the kilogram. */
export const tonnes = () => numeric({ precision: 14, scale: 3, mode: 'number' });

/** The words of a text as the full text search of PostgreSQL keeps them; nothing reads them. */
export const searchVector = customType<{ data: never }>({ dataType: () => 'tsvector' });

/**
 * The words of short texts, as one column beside them: those of the first text as A, of the second as B, and so on, so that a
 * search can look in some of them alone. Each is an expression over columns of its row.
 */
export const wordsOf = (...texts: string[]) => {
  const parts = texts.map((text, index) => `setweight(search_vector(${text}), '${'ABCD'[index]!}')`);
  return searchVector()
    .notNull()
    .generatedAlwaysAs(sql.raw(parts.join(' || ')));
};

/** A check that a text column holds one of the given words. */
export function oneOf(name: string, column: SQLWrapper, words: readonly string[]) {
  const list: SQL = sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}
