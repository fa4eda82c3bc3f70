import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** An event that could not be processed and waits for support (DATA-010). */
export const deadLetters = pgTable(
  'dead_letters',
  {
    id: uuid().primaryKey(),
    createdAt: moment().notNull(),
    topic: text().notNull(),
    key: text().notNull(),
    /** JSON text, as it was received. */
    value: text().notNull(),
    errorMessage: text().notNull(),
    attempts: integer().notNull().default(1),
  },
  (table) => [index().on(table.createdAt.desc())],
);
