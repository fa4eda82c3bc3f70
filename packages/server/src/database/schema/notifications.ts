import { NOTIFICATION_TYPES } from '@atrium/contract/notification-rules';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** A notification of a user (DATA-006). */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serviceCode: text().notNull(),
    /** What happened; the interface has the text for each type. */
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    /** Path inside the portal. */
    url: text().notNull(),
    /** Number of new results of a saved search; null for all other types. */
    count: integer(),
    createdAt: moment().notNull(),
    /** Null until the user has seen it. */
    seenAt: moment(),
  },
  (table) => [index().on(table.userId, table.createdAt.desc(), table.id.desc())],
);
