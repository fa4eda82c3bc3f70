import { ALERT_FREQUENCIES, SAVED_SEARCH_NAME_MAX } from '@atrium/contract/saved-search-rules';
import type { SavedQuery } from '@atrium/contract/saved-searches';
import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { users } from './users.ts';

/** A named search of a user (DATA-035). Users it is shared with each get a copy. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: SAVED_SEARCH_NAME_MAX }).notNull(),
    /** Normalized name: names with the same key count as equal. */
    nameKey: text().notNull(),
    query: jsonb().$type<SavedQuery>().notNull(),
    isFavorite: boolean().notNull().default(false),
    /** How often the owner is notified of new results; null for never, with both times below null too. */
    alert: text({ enum: ALERT_FREQUENCIES }),
    /** Time up to which the alert has searched: for the portal, and for e-mails, which may be less frequent. */
    toldUntil: moment(),
    mailedUntil: moment(),
    createdAt: moment().notNull(),
    /** The user who shared it; null for one that the owner saved. */
    sharedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The search it is a copy of, so that sharing again creates no second copy. */
    copyOfId: uuid(),
  },
  (table) => [
    oneOf('saved_searches_alert', table.alert, ALERT_FREQUENCIES),
    // Copies keep the name given by the sender, so two of them may have the same name.
    uniqueIndex('saved_searches_name')
      .on(table.ownerId, table.nameKey)
      .where(sql`${table.copyOfId} is null`),
    uniqueIndex('saved_searches_copy')
      .on(table.ownerId, table.copyOfId)
      .where(sql`${table.copyOfId} is not null`),
  ],
);
