import { and, eq, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ALL_SOURCES, RELATED_ARTICLES } from '@atrium/contract/articles';
import type { ArticleSource } from '@atrium/contract/articles';
import type { ArticleDetail, highlights as highlightsContract } from '@atrium/contract/highlights';
import type { User } from '@atrium/contract/users';
import { articleFiles, articles, articleVideos, blobs } from '../database/schema/index.ts';
import { attachment, download, playable } from '../files/index.ts';
import { notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { visibleArticles, visibleFiles } from './access.ts';
import { setHidden } from './changes.ts';
import { articleFilterBlocks } from './filter-blocks.ts';
import { searchArticles } from './listing.ts';
import { isArticle, nearness, NEWEST_FIRST, selectArticles, shownArticles } from './rows.ts';
import type { ArticleId } from './rows.ts';

export function highlightHandlers(platform: Platform): Handlers<typeof highlightsContract> {
  const { db, clock, blobs: store } = platform;

  /** Returns the row of a language version of an article; 404 if the user may not read it. */
  async function readable(user: User, article: ArticleId, language: 'en' | 'fr') {
    const [row] = await selectArticles(db).where(
      and(visibleArticles(user, clock()), isArticle(article), eq(articles.language, language)),
    );
    if (!row) throw notFound();
    return row;
  }

  /** Returns the video and captions of an article; 404 if the user may not read the article in any language. */
  async function filmOf(user: User, article: ArticleId) {
    const [found] = await db
      .selectDistinct({
        sha256: articleVideos.sha256,
        mime: blobs.mime,
        en: articleVideos.captionsEn,
        fr: articleVideos.captionsFr,
      })
      .from(articleVideos)
      .innerJoin(
        articles,
        and(eq(articles.source, articleVideos.source), eq(articles.id, articleVideos.articleId)),
      )
      .innerJoin(blobs, eq(blobs.sha256, articleVideos.sha256))
      .where(and(visibleArticles(user, clock()), isArticle(article)));
    if (!found) throw notFound();
    return found;
  }

  return {
    articles: ({ user, language, body: { page, size, ...filter } }) =>
      searchArticles(db, { user, language, now: clock() }, filter, { page, size }),

    filters: ({ user, language, body }) => articleFilterBlocks(db, { user, language, now: clock() }, body),

    async image({ user, params }) {
      const [found] = await db
        .select({ sha256: blobs.sha256, mime: blobs.mime })
        .from(articles)
        .innerJoin(blobs, eq(blobs.sha256, articles.imageSha256))
        .where(and(visibleArticles(user, clock()), isArticle(params)))
        .limit(1);
      const file = found ? await store.get(found.sha256) : null;
      if (!found || !file) throw notFound();
      const bytes = Buffer.from(await new Response(file.stream).arrayBuffer());
      return { base64Image: `data:${found.mime};base64,${bytes.toString('base64')}` };
    },

    async publications({ user, language, params, query }) {
      const rows = await selectArticles(db)
        .where(
          and(
            visibleArticles(user, clock()),
            eq(articles.language, language),
            params.source === ALL_SOURCES ? undefined : eq(articles.source, params.source),
          ),
        )
        .orderBy(...NEWEST_FIRST)
        .limit(query.limit);
      return shownArticles(db, user, rows);
    },

    async article({ user, params, query: { language } }): Promise<ArticleDetail> {
      const row = await readable(user, params, language);
      const others = await db
        .select({ language: articles.language })
        .from(articles)
        .where(and(visibleArticles(user, clock()), isArticle(params)))
        .orderBy(articles.language);
      const distance: SQL = sql`abs(extract(epoch from ${articles.publishedAt} - ${row.publishedAt.toISOString()}::timestamptz))`;
      const related = await db
        .select({
          id: articles.id,
          source: articles.source,
          language: articles.language,
          title: articles.title,
          category: articles.category,
          publishedAt: articles.publishedAt,
        })
        .from(articles)
        .where(
          and(
            visibleArticles(user, clock()),
            // Hidden articles are never suggested, not even to administrators.
            eq(articles.isHidden, false),
            eq(articles.language, language),
            ne(sql`${articles.source} || ':' || ${articles.id}`, `${params.source}:${params.id}`),
          ),
        )
        .orderBy(sql`${nearness(row)} desc`, distance, ...NEWEST_FIRST)
        .limit(RELATED_ARTICLES);
      const [article] = await shownArticles(db, user, [row]);
      return {
        ...article!,
        languages: others.map((other) => other.language),
        related: related.map(({ publishedAt, category, source, ...other }) => ({
          ...other,
          source: source as ArticleSource,
          categories: [category],
          utcDate: publishedAt.toISOString(),
        })),
      };
    },

    hide: (call) => setHidden(platform, call, { ...call.params, ...call.query }, true),
    show: (call) => setHidden(platform, call, { ...call.params, ...call.query }, false),

    async download({ user, params: { source, id, fileId } }) {
      const [found] = await db
        .select({ filename: articleFiles.name, sha256: articleFiles.sha256, mime: blobs.mime })
        .from(articleFiles)
        .innerJoin(blobs, eq(blobs.sha256, articleFiles.sha256))
        .where(
          and(
            eq(articleFiles.id, fileId),
            eq(articleFiles.source, source),
            eq(articleFiles.articleId, id),
            visibleFiles(db, user, clock()),
          ),
        );
      const file = found ? await store.get(found.sha256) : null;
      if (!found || !file) throw notFound();
      return download({ filename: found.filename, mime: found.mime, ...file });
    },

    async video({ user, params, request }) {
      const { sha256, mime } = await filmOf(user, params);
      const file = await store.get(sha256);
      if (!file) throw notFound();
      return playable({ filename: `${params.id}.webm`, mime, ...file }, request.headers.get('range'));
    },

    async captions({ user, params, query: { language } }) {
      const film = await filmOf(user, params);
      return attachment({
        filename: `${params.id}-${language}.vtt`,
        mime: 'text/vtt; charset=utf-8',
        stream: new Blob([film[language]]).stream(),
      });
    },
  };
}
