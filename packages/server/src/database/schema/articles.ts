import { ARTICLE_CATEGORIES } from '@atrium/contract/articles';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { blobs } from './documents.ts';

/** An article of the highlights (DATA-044); the same id stands in English and in French. */
export const articles = pgTable(
  'articles',
  {
    source: text().notNull(),
    id: text().notNull(),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    category: text({ enum: ARTICLE_CATEGORIES }).notNull(),
    title: text().notNull(),
    /** Lead paragraph, plain text. */
    description: text().notNull(),
    /** Body as HTML. */
    content: text().notNull(),
    link: text(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    keywords: jsonb().$type<string[]>().notNull().default([]),
    /** The picture beside the words. */
    imageSha256: text().references(() => blobs.sha256),
    isHidden: boolean().notNull().default(false),
    publishedAt: moment().notNull(),
    /** When people were told of it; null until then. */
    announcedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.id, table.language] }),
    index().on(table.language, table.category, table.publishedAt.desc()),
    index('articles_to_announce')
      .on(table.publishedAt)
      .where(sql`${table.announcedAt} is null`),
    oneOf('articles_language', table.language, ['en', 'fr']),
    oneOf('articles_category', table.category, ARTICLE_CATEGORIES),
  ],
);

/** Files attached to an article. */
export const articleFiles = pgTable(
  'article_files',
  {
    id: uuid().primaryKey(),
    source: text().notNull(),
    articleId: text().notNull(),
    name: text().notNull(),
    sha256: text()
      .notNull()
      .references(() => blobs.sha256),
  },
  (table) => [index().on(table.source, table.articleId)],
);
