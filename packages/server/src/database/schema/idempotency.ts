import { char, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Writes that their callers named by an Idempotency-Key: sent again, each gives the answer that it gave first. */
export const idempotentWrites = pgTable(
  'idempotent_writes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid().notNull(),
    /** SHA-256 of the call. */
    hash: char({ length: 64 }).notNull(),
    /** Identifiers of what was made; empty only while the transaction of the write runs. */
    answer: jsonb().$type<object>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.idempotencyKey] }), index().on(table.createdAt)],
);
