import { char, index, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Rate limits shared by all instances. The table is unlogged: after a crash every key has its full burst again. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the names of the limit and of the caller: no network address is stored. */
    key: char({ length: 64 }).primaryKey(),
    /** When the key has its full burst again; the time from now until then is what it has used. */
    freeAt: moment().notNull(),
  },
  (table) => [index().on(table.freeAt)],
);
