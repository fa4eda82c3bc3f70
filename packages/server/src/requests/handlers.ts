import { and, eq, sql } from 'drizzle-orm';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import type { ListWindow } from '@atrium/contract/list-rules';
import { FULL_REQUESTS_LIMIT } from '@atrium/contract/request-rules';
import type {
  requests as requestsContract,
  RequestListQuery,
  RequestSummary,
} from '@atrium/contract/requests';
import type { User } from '@atrium/contract/users';
import { requestMarks, requests } from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { visibleRequests } from './access.ts';
import { readRequest, withFacts } from './detail.ts';
import { countRequests, requestFacets, requestFilter, requestIds, requireOwnFields } from './listing.ts';
import type { RequestFilter } from './listing.ts';
import { countByTab, summariesOf } from './rows.ts';
import type { Reader } from './rows.ts';

/** Whether the caller asked for summaries only (`Prefer: return=minimal`, RFC 7240). */
const prefersMinimal = (request: Request): boolean =>
  /(?:^|[,;\s])return\s*=\s*"?minimal\b/i.test(request.headers.get('prefer') ?? '');

export function requestHandlers({ db, clock, write }: Platform): Handlers<typeof requestsContract> {
  /** Throws 404 if the user may not see the request. */
  async function requireVisible(user: User, id: string): Promise<void> {
    const [row] = await db
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.id, id), visibleRequests(db, user)));
    if (!row) throw notFound();
  }

  async function setFavorite(call: WriteCall & { user: User }, id: string, favorite: boolean): Promise<void> {
    await requireVisible(call.user, id);
    await write(call, async (tx, audit) => {
      await tx
        .insert(requestMarks)
        .values({ userId: call.user.id, requestId: id, favorite })
        .onConflictDoUpdate({ target: [requestMarks.userId, requestMarks.requestId], set: { favorite } });
      await audit({
        eventType: 'UPDATE',
        entity: 'requests',
        entityId: id,
        name: 'favorite',
        newValue: favorite,
      });
    });
  }

  const readWindow = async (
    reader: Reader,
    filter: RequestFilter,
    order: RequestListQuery['order'],
    window: ListWindow,
  ): Promise<RequestSummary[]> =>
    summariesOf(db, reader, await requestIds(db, reader, filter, order, window));

  return {
    async list({ user, actor, sessionId, language, query, request }) {
      const { limit, page, changedSinceLastVisit, ...asked } = query;
      const reader = { user, language };
      const isMinimal = prefersMinimal(request);
      const most = isMinimal ? limit : Math.min(limit, FULL_REQUESTS_LIMIT);
      const filter = {
        ...(await requestFilter(db, { user, actor, sessionId }, { changedSinceLastVisit })),
        state: asked.requestStates,
        service: asked.services,
        legalEntities: asked.entities,
        countries: asked.countries,
        currencies: asked.currencies,
        favorite: asked.favoritesOnly,
        status: asked.status,
      };
      const rows = await readWindow(reader, filter, [], windowOf(page, most));
      const isAll = page === 1 && rows.length < most;
      const total = isAll ? rows.length : (await countRequests(db, reader, filter)).matching;
      const summaries = new Map(rows.map((row) => [row.id, row]));
      const facts = isMinimal ? [] : await withFacts(db, reader, rows);
      return pageOf(
        isMinimal ? rows : facts.map((fact) => ({ ...summaries.get(fact.id)!, ...fact })),
        total,
        most,
      );
    },

    async search({ user, actor, sessionId, language, body }) {
      const reader = { user, language };
      const { order, offset, limit } = body;
      requireOwnFields(user, body);
      const readAt = clock().toISOString();
      const filter = await requestFilter(db, { user, actor, sessionId }, body.filters);
      return {
        records: await readWindow(reader, filter, order, { offset, limit }),
        totals: body.totals ? await countRequests(db, reader, filter) : null,
        facets: await requestFacets(db, reader, filter, body.facets),
        readAt,
      };
    },

    counters: ({ user }) => countByTab(db, user),

    rights: ({ user }) => ({ canCreateRequest: user.rights.requests.canCreateRequest }),

    get: ({ user, language, params }) => readRequest(db, { user, language }, params.id),

    async markSeen({ user, actor, params }) {
      await requireVisible(user, params.id);
      // Reading during impersonation does not mark anything as read for the impersonated user.
      if (actor.impersonatorId !== null) return;
      const now = clock();
      await db
        .insert(requestMarks)
        .values({ userId: user.id, requestId: params.id, lastSeenAt: now })
        .onConflictDoUpdate({
          target: [requestMarks.userId, requestMarks.requestId],
          set: { lastSeenAt: sql`greatest(${requestMarks.lastSeenAt}, excluded.last_seen_at)` },
        });
    },

    addFavorite: (call) => setFavorite(call, call.params.id, true),
    removeFavorite: (call) => setFavorite(call, call.params.id, false),
  };
}
