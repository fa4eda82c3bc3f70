import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { check, customType, jsonb, numeric, timestamp } from 'drizzle-orm/pg-core';
import type { Bilingual } from '../../http/index.ts';

/** A text, stored in both languages of the portal (PLAT-010). */
export const bilingual = () => jsonb().$type<Bilingual>();

/** A point in time, stored as `timestamptz` with milliseconds and read as a Date. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** An amount of money, exact to the cent. */
export const money = () => numeric({ precision: 18, scale: 2, mode: 'number' });

/** A weight, exact to the kilogram. */
export const tonnes = () => numeric({ precision: 14, scale: 3, mode: 'number' });

/** A `tsvector` of PostgreSQL full text search; used in conditions only, never selected. */
export const searchVector = customType<{ data: never }>({ dataType: () => 'tsvector' });

/**
 * Returns a generated `tsvector` column over short texts: the first text has weight A, the second B, and so on, so that a
 * search can be restricted to some of them. Each text is an SQL expression over columns of the row.
 */
export const wordsOf = (...texts: string[]) => {
  const parts = texts.map((text, index) => `setweight(search_vector(${text}), '${'ABCD'[index]!}')`);
  return searchVector()
    .notNull()
    .generatedAlwaysAs(sql.raw(parts.join(' || ')));
};

/** Returns a check constraint that a text column holds one of the given words. */
export function oneOf(name: string, column: SQLWrapper, words: readonly string[]) {
  const list: SQL = sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}
