import { RESEARCH_RATINGS } from '@atrium/contract/research-rules';
import { char, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { bilingual, moment, money, oneOf } from './columns.ts';
import { users } from './users.ts';

/** A research note by an analyst of the bank on a listed company (DATA-045). */
export const researchNotes = pgTable(
  'research_notes',
  {
    id: uuid().primaryKey(),
    companyName: text().notNull(),
    companyText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_text(company_name)`),
    currency: char({ length: 3 }).notNull(),
    targetPrice: money().notNull(),
    rating: text({ enum: RESEARCH_RATINGS }).notNull(),
    publishedOn: date({ mode: 'string' }).notNull(),
    /** The document itself, which is sent by e-mail. */
    text: bilingual().notNull(),
  },
  (table) => [
    index().on(table.publishedOn.desc(), table.id),
    index('research_notes_company').using('gin', table.companyText.op('gin_trgm_ops')),
    oneOf('research_notes_rating', table.rating, RESEARCH_RATINGS),
  ],
);

/** Users who requested the document of a note. */
export const researchRequests = pgTable(
  'research_requests',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    noteId: uuid()
      .notNull()
      .references(() => researchNotes.id, { onDelete: 'cascade' }),
    requestedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.noteId] }), index().on(table.noteId)],
);
