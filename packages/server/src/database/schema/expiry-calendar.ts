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

/** The private address at which programs read a person's expiry calendar; one for each person. */
export const expiryFeeds = pgTable(
  'expiry_feeds',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the address, in base64url. */
    tokenHash: char({ length: 43 }).notNull(),
    /** What it has; empty for everything. */
    kinds: jsonb().$type<ExpiryKind[]>().notNull(),
    /** It names people, beneficiaries and legal entities; otherwise it says what ends alone. */
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

/** Of what a person is reminded; whoever wants no reminder has no row. */
export const expiryReminders = pgTable('expiry_reminders', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  leadTimes: jsonb().$type<ExpiryLeadTime[]>().notNull(),
  byMail: boolean().notNull(),
});

/** What a person was reminded of: each thing once for its day and lead time. */
export const expiryRemindersTold = pgTable(
  'expiry_reminders_told',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ExpiryKind>().notNull(),
    /** Identifier of the entry of the calendar. */
    entryId: text().notNull(),
    date: date().notNull(),
    /** The lead time. */
    days: smallint().notNull(),
    toldOn: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.entryId, table.date, table.days] }),
    index('expiry_reminders_told_on').on(table.userId, table.toldOn),
  ],
);
