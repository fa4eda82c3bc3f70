import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { ARTICLE_PARAMETER } from '@atrium/contract/article-filter-rules';
import { articleKey } from '@atrium/contract/articles';
import { articles } from '../database/schema/index.ts';
import type { Subject, SubjectKind } from '../notifications/index.ts';
import { visibleArticles } from './access.ts';

const SERVICE = 'HIGHLIGHTS';
const PAGE = `/highlights?${ARTICLE_PARAMETER}=`;

/** Returns the notification subject of an article, in all its languages. */
export const articleSubject = ({ source, id }: { source: string; id: string }): Subject => ({
  service: SERVICE,
  path: (language) => `${PAGE}${articleKey({ source, id, language })}`,
  // Nobody is notified of hidden articles: only administrators see them, and they hide them themselves (HIGH-014).
  concerned: (db) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(articles)
        .where(and(eq(articles.source, source), eq(articles.id, id), eq(articles.isHidden, false))),
    ),
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
