import { TAG_GROUP_TYPES } from '@atrium/contract/document-rules';
import { char, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './columns.ts';

/** A word that people put on requests and documents (DATA-031). */
export const tags = pgTable(
  'tags',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    groupType: text({ enum: TAG_GROUP_TYPES }).notNull(),
    countryCode: char({ length: 2 }),
  },
  (table) => [
    uniqueIndex('tags_name').on(table.groupType, table.name),
    oneOf('tags_group_type', table.groupType, TAG_GROUP_TYPES),
  ],
);
