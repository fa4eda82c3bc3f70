import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { check, timestamp } from 'drizzle-orm/pg-core';

/** A moment, stored with its time zone and read as a Date. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** A check that a text column holds one of the given words. */
export function oneOf(name: string, column: SQLWrapper, words: readonly string[]) {
  const list: SQL = sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}
