import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { holdsService, isAdmin } from '@atrium/contract/access';
import { RESEARCH_CATEGORY } from '@atrium/contract/articles';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/open.ts';
import { articleFiles, articles } from '../database/schema/index.ts';

/** Hidden articles are for administrators (HIGH-014); the research alone for those who hold nothing else. */
export function visibleArticles(user: User): SQL | undefined {
  return and(
    isAdmin.allows(user) ? undefined : eq(articles.isHidden, false),
    holdsService('HIGHLIGHTS').allows(user) ? undefined : eq(articles.category, RESEARCH_CATEGORY),
  );
}

/** Files attached to a version of an article that the person may see: those of its language, and those for all. */
export function visibleFiles(db: Reads, user: User): SQL {
  const seen = db
    .select({ one: sql`1` })
    .from(articles)
    .where(
      and(
        eq(articles.source, articleFiles.source),
        eq(articles.id, articleFiles.articleId),
        or(isNull(articleFiles.language), eq(articles.language, articleFiles.language)),
        visibleArticles(user),
      ),
    );
  return sql`exists ${seen}`;
}
