import { and, eq, gt, ne } from 'drizzle-orm';
import { holdsService } from '@atrium/contract/access';
import type { home as homeContract } from '@atrium/contract/home';
import { articles, documents, requests } from '../database/schema/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { visibleDocuments } from '../documents/index.ts';
import { isPublished } from '../highlights/index.ts';
import { changedSince, lastVisit } from '../users/index.ts';
import { visibleRequests } from '../requests/index.ts';

export function homeHandlers({ db, clock }: Platform): Handlers<typeof homeContract> {
  return {
    async changes(visit) {
      const { user, language } = visit;
      const since = await lastVisit(db, visit);
      const nothing = { requests: 0, documents: 0, articles: 0 };
      if (!since) return { since: null, ...nothing };
      const seesRequests = holdsService('REQUESTS_BOARD').allows(user);
      const seesArticles = holdsService('HIGHLIGHTS').allows(user);
      const counts = await Promise.all([
        seesRequests ? db.$count(requests, and(changedSince(since, user), visibleRequests(db, user))) : 0,
        db.$count(
          documents,
          and(gt(documents.createdAt, since), ne(documents.authorId, user.id), visibleDocuments(db, user)),
        ),
        seesArticles
          ? db.$count(
              articles,
              and(
                gt(articles.publishedAt, since),
                isPublished(clock()),
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
