import { char, index, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Limits that all instances share. Its table is unlogged: after a crash everybody starts with all they may. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the limit and of whom it counts: no address is kept. */
    key: char({ length: 64 }).primaryKey(),
    /** When the key has all it may again; what it has taken lies between now and then. */
    freeAt: moment().notNull(),
  },
  (table) => [index().on(table.freeAt)],
);
