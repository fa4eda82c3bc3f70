import { TAG_GROUP_TYPES } from '@atrium/contract/tag-rules';
import { char, check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { oneOf, wordsOf } from './columns.ts';
import { contracts } from './contracts.ts';

/** A word that people put on requests and documents (DATA-031). */
export const tags = pgTable(
  'tags',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The name as it is compared: no two are the same but for case (TAG-011). */
    key: text().notNull(),
    synonym: text(),
    /** The name in French, of a word of the bank; what people make they name in one language. */
    frenchName: text(),
    groupType: text({ enum: TAG_GROUP_TYPES }).notNull(),
    countryCode: char({ length: 2 }),
    /** Contract on whose requests and documents the word was made; none for the words of the bank. */
    contractId: uuid().references(() => contracts.id),
    words: wordsOf(`name || ' ' || coalesce(synonym, '') || ' ' || coalesce(french_name, '')`),
  },
  (table) => [
    unique('tags_key').on(table.contractId, table.key).nullsNotDistinct(),
    oneOf('tags_group_type', table.groupType, TAG_GROUP_TYPES),
    check('tags_country', sql`(${table.groupType} = 'COUNTRY') = (${table.countryCode} is not null)`),
  ],
);
