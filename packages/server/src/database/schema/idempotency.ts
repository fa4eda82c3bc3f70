import { char, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Writes with an Idempotency-Key and their responses: a repeated write returns the first response. */
export const idempotentWrites = pgTable(
  'idempotent_writes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid().notNull(),
    /** SHA-256 of the call's method, path and body. */
    hash: char({ length: 64 }).notNull(),
    /** The response, with the ids of created records; empty only while the transaction of the write runs. */
    answer: jsonb().$type<object>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.idempotencyKey] }), index().on(table.createdAt)],
);
