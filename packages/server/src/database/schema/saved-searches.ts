import { ALERT_FREQUENCIES, SAVED_SEARCH_NAME_MAX } from '@atrium/contract/saved-search-rules';
import type { SavedQuery } from '@atrium/contract/saved-searches';
import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { users } from './users.ts';

/** A search that a person keeps under a name (DATA-035). Whoever it is shared with has a copy of their own. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: SAVED_SEARCH_NAME_MAX }).notNull(),
    /** What two names have in common when they are the same. */
    nameKey: text().notNull(),
    query: jsonb().$type<SavedQuery>().notNull(),
    isFavorite: boolean().notNull().default(false),
    /** How often the owner is told what is new; null for never, as are then both moments. */
    alert: text({ enum: ALERT_FREQUENCIES }),
    /** Up to when the alert has looked: for the portal, and for e-mails, which may come less often. */
    toldUntil: moment(),
    mailedUntil: moment(),
    createdAt: moment().notNull(),
    /** Who shared it; null for one that the owner saved. */
    sharedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The search it is a copy of, so that sharing again brings no second copy. */
    copyOfId: uuid(),
  },
  (table) => [
    oneOf('saved_searches_alert', table.alert, ALERT_FREQUENCIES),
    // Names of copies are their sender's: two of them may be the same.
    uniqueIndex('saved_searches_name')
      .on(table.ownerId, table.nameKey)
      .where(sql`${table.copyOfId} is null`),
    uniqueIndex('saved_searches_copy')
      .on(table.ownerId, table.copyOfId)
      .where(sql`${table.copyOfId} is not null`),
  ],
);
