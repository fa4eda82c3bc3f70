import { HOME_TEMPLATES } from '@atrium/contract/widget-catalogue';
import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './columns.ts';
import { users } from './users.ts';

/** Values a person chose for a preference (DATA-007); without a row the default values hold. */
export const userPreferences = pgTable(
  'user_preferences',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    preferenceId: text().notNull(),
    values: jsonb().$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.preferenceId] })],
);

/** Where a person wants to be told of something (DATA-008). */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    preferenceId: text().notNull(),
    emailValue: boolean().notNull(),
    webmailValue: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.preferenceId] })],
);

/** The home layout a person saved (DATA-011); nobody has a row before they choose (HOME-018). */
export const widgetPreferences = pgTable(
  'widget_preferences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    template: text({ enum: HOME_TEMPLATES }).notNull(),
    /** JSON text of the own layout; null unless the template is CUSTOM. */
    config: text(),
    /** The person chose it; else an administrator of their contract did (CUSR-024). */
    updatedByUser: boolean().notNull().default(true),
  },
  (table) => [oneOf('widget_preferences_template', table.template, HOME_TEMPLATES)],
);
