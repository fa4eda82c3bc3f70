import { and, eq, isNull } from 'drizzle-orm';
import { articles } from '../database/schema/index.ts';
import { notify } from '../notifications/index.ts';
import type { Platform } from '../platform.ts';
import { isPublished } from './access.ts';
import { articleSubject } from './subject.ts';

/** Older articles were imported from an archive and are not announced. */
const NEWS_MS = 7 * 86_400_000;

/** Notifies users of new articles (preference `highlightPublished`), once for all languages of an article. */
export async function announceArticles(platform: Platform): Promise<void> {
  const now = platform.clock();
  await platform.db.transaction(async (tx) => {
    const published = await tx
      .update(articles)
      .set({ announcedAt: now })
      .where(and(isNull(articles.announcedAt), eq(articles.isHidden, false), isPublished(now)))
      .returning({ source: articles.source, id: articles.id, publishedAt: articles.publishedAt });
    const news = published.filter(({ publishedAt }) => now.getTime() - publishedAt.getTime() <= NEWS_MS);
    for (const { source, id } of new Map(news.map((row) => [`${row.source}:${row.id}`, row])).values()) {
      await notify(tx, platform, {
        about: articleSubject({ source, id }),
        types: ['ARTICLE_PUBLISHED'],
        byId: null,
      });
    }
  });
}
