import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import { boolean, char, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
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
