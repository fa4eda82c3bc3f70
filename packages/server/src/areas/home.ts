import { and, eq, gt, lte, ne } from 'drizzle-orm';
import { holdsService } from '@atrium/contract/access';
import type { home as homeContract } from '@atrium/contract/home';
import { articles, documents, requests, sessions, users } from '../database/schema/index.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { visibleDocuments } from './documents.ts';
import { visibleRequests } from './request-access.ts';

export function homeHandlers({ db, clock }: Platform): Handlers<typeof homeContract> {
  /** When the person was here before; whoever takes their place sees what they would. */
  async function lastVisit(sessionId: string, userId: string, isImpersonated: boolean): Promise<Date | null> {
    const [row] = isImpersonated
      ? await db.select({ at: users.lastConnectionAt }).from(users).where(eq(users.id, userId))
      : await db
          .select({ at: sessions.previousVisitAt })
          .from(sessions)
          .where(eq(sessions.tokenHash, sessionId));
    return row?.at ?? null;
  }

  return {
    async changes({ user, actor, sessionId, language }) {
      const since = await lastVisit(sessionId, user.id, actor.impersonatorId !== null);
      const nothing = { requests: 0, documents: 0, articles: 0 };
      if (!since) return { since: null, ...nothing };
      const seesRequests = holdsService('REQUESTS_BOARD').allows(user);
      const seesArticles = holdsService('HIGHLIGHTS').allows(user);
      const counts = await Promise.all([
        seesRequests
          ? db.$count(
              requests,
              and(
                gt(requests.updatedAt, since),
                ne(requests.lastUpdatedById, user.id),
                visibleRequests(db, user),
              ),
            )
          : 0,
        db.$count(
          documents,
          and(gt(documents.createdAt, since), ne(documents.authorId, user.id), visibleDocuments(db, user)),
        ),
        seesArticles
          ? db.$count(
              articles,
              and(
                gt(articles.publishedAt, since),
                lte(articles.publishedAt, clock()),
                eq(articles.language, language),
                eq(articles.isHidden, false),
              ),
            )
          : 0,
      ]);
      const [changedRequests, newDocuments, newArticles] = counts;
      return {
        since: since.toISOString(),
        requests: changedRequests,
        documents: newDocuments,
        articles: newArticles,
      };
    },
  };
}
