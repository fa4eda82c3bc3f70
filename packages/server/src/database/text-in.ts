import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../http/index.ts';

/** Returns a bilingual column in one language, to sort or search by. */
export const textIn = (column: PgColumn, language: Language): SQL<string> =>
  sql`${column} ->> ${language}::text`;
