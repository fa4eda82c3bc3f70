import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { ARTICLE_PARAMETER } from '@atrium/contract/article-filter-rules';
import { articleKey } from '@atrium/contract/articles';
import { articles, users } from '../database/schema/index.ts';
import type { Subject, SubjectKind } from '../notifications/index.ts';
import { visibleArticles } from './access.ts';
import { isArticle } from './rows.ts';
import type { ArticleVersion } from './rows.ts';

const SERVICE = 'HIGHLIGHTS';
const PAGE = `/highlights?${ARTICLE_PARAMETER}=`;

/** Path of the page of one language version of an article. */
export const articlePath = (version: ArticleVersion): string => `${PAGE}${articleKey(version)}`;

/** Returns the notification subject of one language version of an article, for users of this language. */
export const articleSubject = (version: ArticleVersion): Subject => ({
  service: SERVICE,
  path: () => articlePath(version),
  // Nobody is notified of hidden articles: only administrators see them, and they hide them themselves (HIGH-014).
  concerned: (db) =>
    and(
      eq(users.language, version.language),
      exists(
        db
          .select({ one: sql`1` })
          .from(articles)
          .where(
            and(isArticle(version), eq(articles.language, version.language), eq(articles.isHidden, false)),
          ),
      ),
    )!,
});

export const articleSubjects: SubjectKind = {
  service: SERVICE,
  read: (url) => (url.startsWith(PAGE) ? Buffer.from(url.slice(PAGE.length), 'hex').toString('utf8') : null),
  names: (db, { user, now }, ids) => {
    const key = sql<string>`${articles.source} || ':' || ${articles.id} || ':' || ${articles.language}`;
    return db
      .select({ id: key, name: articles.title })
      .from(articles)
      .where(and(inArray(key, [...ids]), visibleArticles(user, now)));
  },
};
