import { and, count, desc, eq, gte, ilike, inArray, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ALL_SOURCES } from '@atrium/contract/articles';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import type { ArticleSource } from '@atrium/contract/articles';
import type { Article, highlights as highlightsContract } from '@atrium/contract/highlights';
import { articleFiles, articles, blobs } from '../database/schema/index.ts';
import { notFound } from '../http/failure.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { sanitiseRichText } from '../text/rich-text.ts';
import { likeText } from '../listing/text.ts';
import { visibleArticles } from './access.ts';

type Row = typeof articles.$inferSelect;

/** Age up to which an article is one of the latest. */
const LATEST_MS = 30 * 86_400_000;

/** That a list of words in a column has one of these. */
const hasOneOf = (column: typeof articles.tags, words: readonly string[]): SQL =>
  sql`${column} ?| ${`{${words.map((word) => JSON.stringify(word)).join(',')}}`}::text[]`;

export function highlightHandlers({
  db,
  clock,
  blobs: store,
}: Platform): Handlers<typeof highlightsContract> {
  async function withFiles(rows: readonly Row[]): Promise<Article[]> {
    const files = await db
      .select({
        id: articleFiles.id,
        articleId: articleFiles.articleId,
        source: articleFiles.source,
        name: articleFiles.name,
        mime: blobs.mime,
      })
      .from(articleFiles)
      .innerJoin(blobs, eq(blobs.sha256, articleFiles.sha256))
      .where(
        inArray(
          articleFiles.articleId,
          rows.map(({ id }) => id),
        ),
      );
    return rows.map(({ publishedAt, category, source, imageSha256, ...row }) => ({
      ...row,
      source: source as ArticleSource,
      content: sanitiseRichText(row.content),
      pubDate: publishedAt.toISOString().slice(0, 10),
      utcDate: publishedAt.toISOString(),
      categories: [category],
      image: imageSha256 ? `/api/highlights/articles/${source}/${row.id}/image` : null,
      attachments: files
        .filter((file) => file.articleId === row.id && file.source === source)
        .map(({ id, name, mime }) => ({ id, name, mime })),
    }));
  }

  const newestFirst = [desc(articles.publishedAt), desc(articles.id), articles.language];

  return {
    async articles({ user, language, body }) {
      const { page, size, query, tags, ignoreTags } = body;
      const where = and(
        visibleArticles(user),
        inArray(articles.language, body.languages.length > 0 ? body.languages : [language]),
        body.categories.length > 0 ? inArray(articles.category, body.categories) : undefined,
        body.sources.length > 0 ? inArray(articles.source, body.sources) : undefined,
        tags.length > 0 ? hasOneOf(articles.tags, tags) : undefined,
        ignoreTags.length > 0 ? not(hasOneOf(articles.tags, ignoreTags)) : undefined,
        body.latests ? gte(articles.publishedAt, new Date(clock().getTime() - LATEST_MS)) : undefined,
        ...query
          .split(/\s+/)
          .filter(Boolean)
          .map((word) =>
            or(ilike(articles.title, likeText(word)), ilike(articles.description, likeText(word))),
          ),
      );
      const [counted] = await db.select({ total: count() }).from(articles).where(where);
      const rows = await db
        .select()
        .from(articles)
        .where(where)
        .orderBy(...newestFirst)
        .limit(size)
        .offset(windowOf(page, size).offset);
      const total = counted?.total ?? 0;
      return pageOf(await withFiles(rows), total, size);
    },

    async image({ user, params }) {
      const [found] = await db
        .select({ sha256: blobs.sha256, mime: blobs.mime })
        .from(articles)
        .innerJoin(blobs, eq(blobs.sha256, articles.imageSha256))
        .where(and(visibleArticles(user), eq(articles.source, params.source), eq(articles.id, params.id)))
        .limit(1);
      const file = found ? await store.get(found.sha256) : null;
      if (!found || !file) throw notFound();
      const bytes = Buffer.from(await new Response(file.stream).arrayBuffer());
      return { base64Image: `data:${found.mime};base64,${bytes.toString('base64')}` };
    },

    async publications({ user, language, params, query }) {
      const rows = await db
        .select()
        .from(articles)
        .where(
          and(
            visibleArticles(user),
            eq(articles.language, language),
            params.source === ALL_SOURCES ? undefined : eq(articles.source, params.source),
          ),
        )
        .orderBy(...newestFirst)
        .limit(query.limit);
      return withFiles(rows);
    },
  };
}
