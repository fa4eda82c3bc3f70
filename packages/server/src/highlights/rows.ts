import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { readsAttachments } from '@atrium/contract/highlights';
import type { Article } from '@atrium/contract/highlights';
import { ARTICLE_LANGUAGES } from '@atrium/contract/articles';
import type { ArticleLanguage, ArticleSource } from '@atrium/contract/articles';
import type { User } from '@atrium/contract/users';
import { bankDay } from '../bank-time.ts';
import type { Reads } from '../database/index.ts';
import { articleFiles, articles, articleVideos, blobs } from '../database/schema/index.ts';
import { sanitiseArticle } from '../text/index.ts';

/** Identifies an article, in all its languages. */
export interface ArticleId {
  readonly source: string;
  readonly id: string;
}

/** Identifies one language version of an article. */
export interface ArticleVersion extends ArticleId {
  readonly language: ArticleLanguage;
}

/** Order of every list of articles. */
export const NEWEST_FIRST = [desc(articles.publishedAt), desc(articles.id), articles.language];

export const isArticle = ({ source, id }: ArticleId): SQL =>
  and(eq(articles.source, source), eq(articles.id, id))!;

export const selectArticles = (db: Reads) =>
  db
    .select({
      id: articles.id,
      source: articles.source,
      language: articles.language,
      category: articles.category,
      title: articles.title,
      description: articles.description,
      content: articles.content,
      link: articles.link,
      tags: articles.tags,
      keywords: articles.keywords,
      imageSha256: articles.imageSha256,
      isHidden: articles.isHidden,
      publishedAt: articles.publishedAt,
      seconds: articleVideos.seconds,
    })
    .from(articles)
    .leftJoin(
      articleVideos,
      and(eq(articleVideos.source, articles.source), eq(articleVideos.articleId, articles.id)),
    );
type Row = Awaited<ReturnType<typeof selectArticles>>[number];

/** Returns the attached files of these articles, by name; none for users who may not list them (HIGH-015, HIGH-016). */
async function filesOf(db: Reads, user: User, rows: readonly Row[]) {
  if (rows.length === 0 || !readsAttachments.allows(user)) return [];
  const languages = [...new Set(rows.map(({ language }) => language))];
  return db
    .select({
      id: articleFiles.id,
      articleId: articleFiles.articleId,
      source: articleFiles.source,
      language: articleFiles.language,
      name: articleFiles.name,
      mime: blobs.mime,
      size: blobs.size,
    })
    .from(articleFiles)
    .innerJoin(blobs, eq(blobs.sha256, articleFiles.sha256))
    .where(
      and(
        inArray(
          articleFiles.articleId,
          rows.map(({ id }) => id),
        ),
        or(isNull(articleFiles.language), inArray(articleFiles.language, languages)),
      ),
    )
    .orderBy(articleFiles.name, articleFiles.id);
}

/** Converts rows of articles to the form shown to a user (DATA-044). */
export async function shownArticles(db: Reads, user: User, rows: readonly Row[]): Promise<Article[]> {
  const files = await filesOf(db, user, rows);
  return rows.map(({ publishedAt, category, imageSha256, seconds, ...row }) => ({
    ...row,
    source: row.source as ArticleSource,
    content: sanitiseArticle(row.content),
    pubDate: bankDay(publishedAt),
    utcDate: publishedAt.toISOString(),
    categories: [category],
    image: imageSha256 ? `/api/highlights/articles/${row.source}/${row.id}/image` : null,
    attachments: files
      .filter(
        (file) =>
          file.articleId === row.id &&
          file.source === row.source &&
          (file.language === null || file.language === row.language),
      )
      .map(({ id, name, mime, size }) => ({ id, name, mime, size })),
    video: seconds === null ? null : videoOf(row, seconds),
  }));
}

function videoOf({ source, id }: ArticleId, seconds: number): NonNullable<Article['video']> {
  const address = `/api/highlights/sources/${source}/articles/${id}`;
  return {
    seconds,
    address: `${address}/video`,
    captions: ARTICLE_LANGUAGES.map((language) => ({
      language,
      address: `${address}/captions?language=${language}`,
    })),
  };
}

/** Similarity of another article: one point for each common tag and two for the same category. */
export const nearness = ({ category, tags }: { category: string; tags: readonly string[] }): SQL =>
  sql`(select count(*) from jsonb_array_elements_text(${articles.tags}) as tag(name) where tag.name = any(${sql.param(
    `{${tags.map((tag) => JSON.stringify(tag)).join(',')}}`,
  )}::text[])) + case when ${articles.category} = ${category} then 2 else 0 end`;
