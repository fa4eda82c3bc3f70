import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { holdsService, isAdmin } from '@atrium/contract/access';
import { RESEARCH_CATEGORY } from '@atrium/contract/articles';
import type { User } from '@atrium/contract/users';
import { articles } from '../database/schema/index.ts';

/** Hidden articles are for administrators (HIGH-014); the research alone for those who hold nothing else. */
export function visibleArticles(user: User): SQL | undefined {
  return and(
    isAdmin.allows(user) ? undefined : eq(articles.isHidden, false),
    holdsService('HIGHLIGHTS').allows(user) ? undefined : eq(articles.category, RESEARCH_CATEGORY),
  );
}
