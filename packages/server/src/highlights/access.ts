import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { holdsService, isAdmin } from '@atrium/contract/access';
import { RESEARCH_CATEGORY } from '@atrium/contract/articles';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { articleFiles, articles } from '../database/schema/index.ts';

/** Whether an article has come out. */
export const isPublished = (now: Date): SQL => lte(articles.publishedAt, now);

/**
 * The articles that a person may read at a moment, as a condition on `articles`: what has come out; hidden ones for
 * administrators alone (HIGH-014); for those who hold nothing but the research, the research.
 */
export function visibleArticles(user: User, now: Date): SQL {
  return and(
    isPublished(now),
    isAdmin.allows(user) ? undefined : eq(articles.isHidden, false),
    holdsService('HIGHLIGHTS').allows(user) ? undefined : eq(articles.category, RESEARCH_CATEGORY),
  )!;
}

/** Files attached to a version of an article that the person may see: those of its language, and those for all. */
export function visibleFiles(db: Reads, user: User, now: Date): SQL {
  const seen = db
    .select({ one: sql`1` })
    .from(articles)
    .where(
      and(
        eq(articles.source, articleFiles.source),
        eq(articles.id, articleFiles.articleId),
        or(isNull(articleFiles.language), eq(articles.language, articleFiles.language)),
        visibleArticles(user, now),
      ),
    );
  return sql`exists ${seen}`;
}
