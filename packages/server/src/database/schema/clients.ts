import { sql } from 'drizzle-orm';
import { char, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { wordsOf } from './columns.ts';

/** A commercial client of the bank: the group that legal entities belong to (DATA-059). */
export const clients = pgTable('clients', {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  nameWords: wordsOf('name'),
});

/** A legal entity, identified by its ricos code (DATA-050). */
export const legalEntities = pgTable(
  'legal_entities',
  {
    ricosCode: text().primaryKey(),
    longName: text().notNull(),
    clientId: uuid()
      .notNull()
      .references(() => clients.id),
    countryCode: char({ length: 2 }).notNull(),
    /** French company number, nine digits; null outside France. */
    siren: char({ length: 9 }),
    /** Legal entity identifier, ISO 17442. */
    lei: char({ length: 20 }).notNull().unique(),
    bic: text(),
    registrationNumber: text().notNull(),
    addressLine1: text().notNull(),
    addressLine2: text(),
    addressLine3: text(),
    zipCode: text().notNull(),
    city: text().notNull(),
    /** State or province, where the address has one. */
    state: text(),
    /** Search vector: name (A), ricos code (B), other identifiers (C). */
    words: wordsOf(
      'long_name',
      'ricos_code',
      `lei || ' ' || registration_number || ' ' || coalesce(siren, '')`,
    ),
  },
  (table) => [
    index().on(table.clientId),
    index('legal_entities_words').using('gin', table.words),
    check('legal_entities_country', sql`${table.countryCode} ~ '^[A-Z]{2}$'`),
    check('legal_entities_siren', sql`${table.siren} ~ '^[0-9]{9}$'`),
    check('legal_entities_lei', sql`${table.lei} ~ '^[A-Z0-9]{20}$'`),
  ],
);
