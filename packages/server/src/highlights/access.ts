import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { holdsService, isAdmin } from '@atrium/contract/access';
import { RESEARCH_CATEGORY } from '@atrium/contract/articles';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { articleFiles, articles } from '../database/schema/index.ts';

/** Condition on `articles`: the article is published. */
export const isPublished = (now: Date): SQL => lte(articles.publishedAt, now);

/**
 * Condition on `articles`: published articles that a user may read. Hidden articles are for administrators only
 * (HIGH-014); users who hold nothing but the research see only the research.
 */
export function visibleArticles(user: User, now: Date): SQL {
  return and(
    isPublished(now),
    isAdmin.allows(user) ? undefined : eq(articles.isHidden, false),
    holdsService('HIGHLIGHTS').allows(user) ? undefined : eq(articles.category, RESEARCH_CATEGORY),
  )!;
}

/** Condition on `article_files`: files of article versions that the user may see, for their language or for all. */
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
