import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../http/index.ts';

/** A text that is stored in both languages, in one of them: what a list is ordered or searched by. */
export const textIn = (column: PgColumn, language: Language): SQL<string> =>
  sql`${column} ->> ${language}::text`;
