import { boolean, char, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bilingual } from './columns.ts';
import type { Bilingual } from '../../http/language.ts';
import { contracts } from './contracts.ts';
import { users } from './users.ts';

/** An entry of the contacts directory (DATA-046): the bank's teams, and the members of a client's contract. */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey(),
    /** The account of this person, if they have one: decides about impersonation. */
    userId: uuid().references(() => users.id),
    name: text().notNull(),
    title: bilingual().notNull(),
    businessLine: bilingual().notNull(),
    teamName: bilingual().notNull(),
    /** Group of the directory; `coverage` marks coverage contacts (NAV-027). */
    category: text().notNull(),
    location: text().notNull(),
    locationCode: char({ length: 2 }).notNull(),
    products: jsonb().$type<Bilingual[]>().notNull().default([]),
    type: text().notNull(),
    perimeter: bilingual().notNull(),
    mainPhone: text(),
    mobilePhone: text(),
    outOfParisTime: boolean().notNull().default(false),
    email: text().notNull(),
    canBeContacted: boolean().notNull().default(true),
  },
  (table) => [index().on(table.category, table.name), index().on(table.userId)],
);

/** The contracts a contact serves: who of a contract's people finds them. */
export const contactContracts = pgTable(
  'contact_contracts',
  {
    contactId: uuid()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.contactId] }), index().on(table.contactId)],
);

/** Contacts that a person bookmarked. */
export const contactBookmarks = pgTable(
  'contact_bookmarks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contactId: uuid()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.contactId] })],
);
