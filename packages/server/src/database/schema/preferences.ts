import { HOME_TEMPLATES } from '@atrium/contract/widget-catalogue';
import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './columns.ts';
import { users } from './users.ts';

/** Values a user chose for a preference (DATA-007); without a row the default values apply. */
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

/** Channels on which a user wants to be notified of something (DATA-008). */
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

/** The home page layout of a user (DATA-011); no row until one is chosen (HOME-018). */
export const widgetPreferences = pgTable(
  'widget_preferences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    template: text({ enum: HOME_TEMPLATES }).notNull(),
    /** JSON text of the custom layout; null unless the template is CUSTOM. */
    config: text(),
    /** The user chose it; otherwise an administrator of their contract did (CUSR-024). */
    updatedByUser: boolean().notNull().default(true),
  },
  (table) => [oneOf('widget_preferences_template', table.template, HOME_TEMPLATES)],
);
