import { ARTICLE_CATEGORIES, ARTICLE_LANGUAGES } from '@atrium/contract/articles';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf, wordsOf } from './columns.ts';
import { blobs } from './documents.ts';

/** An article of the highlights (DATA-044); its English and French versions share the id. */
export const articles = pgTable(
  'articles',
  {
    source: text().notNull(),
    id: text().notNull(),
    language: text({ enum: ARTICLE_LANGUAGES }).notNull(),
    category: text({ enum: ARTICLE_CATEGORIES }).notNull(),
    title: text().notNull(),
    /** Lead paragraph, plain text. */
    description: text().notNull(),
    /** Body as HTML. */
    content: text().notNull(),
    /** Normalized text of the whole article without HTML tags, for substring search. */
    words: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(title || ' ' || description || ' ' || tags::text || ' ' || regexp_replace(content, '<[^>]+>', ' ', 'g'))`,
      ),
    /** Search vector: title (A), the rest (B). */
    vector: wordsOf(
      'title',
      `description || ' ' || tags::text || ' ' || regexp_replace(content, '<[^>]+>', ' ', 'g')`,
    ),
    link: text(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    keywords: jsonb().$type<string[]>().notNull().default([]),
    /** The picture of the article. */
    imageSha256: text().references(() => blobs.sha256),
    isHidden: boolean().notNull().default(false),
    publishedAt: moment().notNull(),
    /** When users were notified; null until then. */
    announcedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.id, table.language] }),
    index().on(table.language, table.category, table.publishedAt.desc()),
    index('articles_vector').using('gin', table.vector),
    index('articles_words').using('gin', table.words.op('gin_trgm_ops')),
    index('articles_to_announce')
      .on(table.publishedAt)
      .where(sql`${table.announcedAt} is null`),
    oneOf('articles_language', table.language, ARTICLE_LANGUAGES),
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
    /** Shown only to readers of this language; null for all. */
    language: text({ enum: ARTICLE_LANGUAGES }),
    name: text().notNull(),
    sha256: text()
      .notNull()
      .references(() => blobs.sha256),
  },
  (table) => [
    index().on(table.source, table.articleId),
    oneOf('article_files_language', table.language, ARTICLE_LANGUAGES),
  ],
);

/** The video of an article, the same in all languages, with WebVTT captions in each. */
export const articleVideos = pgTable(
  'article_videos',
  {
    source: text().notNull(),
    articleId: text().notNull(),
    sha256: text()
      .notNull()
      .references(() => blobs.sha256),
    seconds: integer().notNull(),
    captionsEn: text().notNull(),
    captionsFr: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.articleId] }), index().on(table.sha256)],
);
