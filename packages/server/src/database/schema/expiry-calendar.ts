import type { ExpiryKind, ExpiryLeadTime } from '@atrium/contract/expiry-calendar-rules';
import {
  boolean,
  char,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { users } from './users.ts';

/** The private feed address of a user's expiry calendar, read by calendar programs; at most one per user. */
export const expiryFeeds = pgTable(
  'expiry_feeds',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the address, in base64url. */
    tokenHash: char({ length: 43 }).notNull(),
    /** Kinds of entries in the feed; empty for all. */
    kinds: jsonb().$type<ExpiryKind[]>().notNull(),
    /** Entries name people, beneficiaries and legal entities; otherwise they only say what expires. */
    withNames: boolean().notNull(),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    createdAt: moment().notNull(),
    lastReadAt: moment(),
  },
  (table) => [
    unique('expiry_feeds_token').on(table.tokenHash),
    oneOf('expiry_feeds_language', table.language, ['en', 'fr']),
  ],
);

/** Reminder settings of a user; a user without reminders has no row. */
export const expiryReminders = pgTable('expiry_reminders', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  leadTimes: jsonb().$type<ExpiryLeadTime[]>().notNull(),
  byMail: boolean().notNull(),
});

/** Reminders already sent: one per calendar entry, date and lead time. */
export const expiryRemindersTold = pgTable(
  'expiry_reminders_told',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ExpiryKind>().notNull(),
    /** Identifier of the calendar entry. */
    entryId: text().notNull(),
    date: date().notNull(),
    /** The lead time in days. */
    days: smallint().notNull(),
    toldOn: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.entryId, table.date, table.days] }),
    index('expiry_reminders_told_on').on(table.userId, table.toldOn),
  ],
);
