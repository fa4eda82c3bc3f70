import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Which version of the terms a user accepted, in which language they read it, and when (TERM-007). */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The contract's `cguName` at that moment. */
    version: text().notNull(),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    acceptedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
