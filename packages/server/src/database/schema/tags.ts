import { TAG_GROUP_TYPES } from '@atrium/contract/tag-rules';
import { char, check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { oneOf, wordsOf } from './columns.ts';
import { contracts } from './contracts.ts';

/** A tag of requests and documents (DATA-031). */
export const tags = pgTable(
  'tags',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The name for comparison, without case: unique per contract (TAG-011). */
    key: text().notNull(),
    synonym: text(),
    /** French name of a tag of the bank; tags created by users have one name only. */
    frenchName: text(),
    groupType: text({ enum: TAG_GROUP_TYPES }).notNull(),
    countryCode: char({ length: 2 }),
    /** The contract in which the tag was created; null for tags of the bank. */
    contractId: uuid().references(() => contracts.id),
    words: wordsOf(`name || ' ' || coalesce(synonym, '') || ' ' || coalesce(french_name, '')`),
  },
  (table) => [
    unique('tags_key').on(table.contractId, table.key).nullsNotDistinct(),
    oneOf('tags_group_type', table.groupType, TAG_GROUP_TYPES),
    check('tags_country', sql`(${table.groupType} = 'COUNTRY') = (${table.countryCode} is not null)`),
  ],
);
