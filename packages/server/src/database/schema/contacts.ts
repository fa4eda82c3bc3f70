import { sql } from 'drizzle-orm';
import { boolean, char, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bilingual, wordsOf } from './columns.ts';
import type { Bilingual, Language } from '../../http/index.ts';
import { contracts } from './contracts.ts';
import { users } from './users.ts';

const searchWords = (language: Language) =>
  `name || ' ' || (title ->> '${language}') || ' ' || (business_line ->> '${language}') || ' ' || (team_name ->> '${language}') || ' ' || translate(jsonb_path_query_array(products, '$[*].${language}')::text, '[]",', '') || ' ' || location || ' ' || email`;

/** Normalized name, title, business line, team, products, location and email of a contact in one language. */
const searchText = (language: Language) => sql.raw(`fold_text(${searchWords(language)})`);

/**
 * An entry of the contacts directory (DATA-046): the bank's teams, and the members of a client's contract. Triggers on
 * `users` and `contract_users` (migrations 0056 and 0060) write the entries and contracts of members, and let the entry
 * of every user follow their profile.
 */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey(),
    /** The contact's user account, if any: decides whether they can be impersonated. */
    userId: uuid().references(() => users.id),
    name: text().notNull(),
    /** The normalized name, for sorting. */
    nameText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(name)`),
    title: bilingual().notNull(),
    businessLine: bilingual().notNull(),
    teamName: bilingual().notNull(),
    /** Group of the directory; `coverage` marks coverage contacts (NAV-027). */
    category: text().notNull(),
    /** The town; empty if unknown. */
    location: text().notNull(),
    /** ISO 3166-1 alpha-2 code of the country; null if unknown. */
    locationCode: char({ length: 2 }),
    products: jsonb().$type<Bilingual[]>().notNull().default([]),
    type: text().notNull(),
    perimeter: bilingual().notNull(),
    mainPhone: text(),
    mobilePhone: text(),
    /** IANA name of the time zone where the contact works; null if unknown. */
    timeZone: text(),
    email: text().notNull(),
    canBeContacted: boolean().notNull().default(true),
    /** The text that a search in English or in French looks in. */
    searchTextEn: text().notNull().generatedAlwaysAs(searchText('en')),
    searchTextFr: text().notNull().generatedAlwaysAs(searchText('fr')),
    /** Search vector: name (A), searched texts of both languages (B). */
    words: wordsOf('name', `${searchWords('en')} || ' ' || ${searchWords('fr')}`),
  },
  (table) => [
    index().on(table.category, table.name),
    index().on(table.userId),
    index('contacts_words').using('gin', table.words),
    index('contacts_search_en').using('gin', table.searchTextEn.op('gin_trgm_ops')),
    index('contacts_search_fr').using('gin', table.searchTextFr.op('gin_trgm_ops')),
  ],
);

/** The contracts that a contact serves; decides which users of contracts find the contact. */
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

/** Contacts that a user bookmarked. */
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
