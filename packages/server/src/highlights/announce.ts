import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ARTICLE_LANGUAGES } from '@atrium/contract/articles';
import type { Reads } from '../database/index.ts';
import { articles, notifications, users } from '../database/schema/index.ts';
import { notify } from '../notifications/index.ts';
import type { Platform } from '../platform.ts';
import { isPublished } from './access.ts';
import type { ArticleId } from './rows.ts';
import { articlePath, articleSubject } from './subject.ts';

/** Older articles were imported from an archive and are not announced. */
const NEWS_MS = 7 * 86_400_000;

/** Condition on `users`: those whom no language version of the article has been announced to. */
const notTold = (db: Reads, { source, id }: ArticleId): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, users.id),
          inArray(
            notifications.url,
            ARTICLE_LANGUAGES.map((language) => articlePath({ source, id, language })),
          ),
        ),
      ),
  );

/**
 * Notifies users of new articles (preference `highlightPublished`), each when the version in their language is
 * published, and not again for another language.
 */
export async function announceArticles(platform: Platform): Promise<void> {
  const now = platform.clock();
  await platform.db.transaction(async (tx) => {
    const published = await tx
      .update(articles)
      .set({ announcedAt: now })
      .where(and(isNull(articles.announcedAt), eq(articles.isHidden, false), isPublished(now)))
      .returning({
        source: articles.source,
        id: articles.id,
        language: articles.language,
        publishedAt: articles.publishedAt,
      });
    for (const { publishedAt, ...version } of published) {
      if (now.getTime() - publishedAt.getTime() > NEWS_MS) continue;
      await notify(tx, platform, {
        about: articleSubject(version),
        types: ['ARTICLE_PUBLISHED'],
        byId: null,
        // Somebody may have changed their language since another version was published.
        amongst: notTold(tx, version),
      });
    }
  });
}
