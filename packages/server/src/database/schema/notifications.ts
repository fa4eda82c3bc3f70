import { NOTIFICATION_TYPES } from '@atrium/contract/notification-rules';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Something that happened for a person (DATA-006). */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serviceCode: text().notNull(),
    /** What happened; the interface has its sentence. */
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    /** Path inside the portal. */
    url: text().notNull(),
    /** How many new results a saved search had; null for everything else. */
    count: integer(),
    createdAt: moment().notNull(),
    /** Null until the person saw it. */
    seenAt: moment(),
  },
  (table) => [index().on(table.userId, table.createdAt.desc(), table.id.desc())],
);
