import { and, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { contractUsers, requestParticipants, requests, users } from '../database/schema/index.ts';
import type { Subject, SubjectKind } from '../notifications/index.ts';
import { visibleRequests } from './access.ts';

const SERVICE = 'REQUESTS_BOARD';

/** Path of a request inside the portal. */
export const requestPath = (id: string): string => `/requests-board/requests/${id}`;

/** Returns a request as the subject of notifications to its participants. */
export const requestSubject = (id: string): Subject => ({
  service: SERVICE,
  path: () => requestPath(id),
  concerned: (db) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(requestParticipants)
        .innerJoin(requests, eq(requests.id, requestParticipants.requestId))
        .leftJoin(
          contractUsers,
          and(eq(contractUsers.contractId, requests.contractId), eq(contractUsers.userId, users.id)),
        )
        .where(
          and(
            eq(requestParticipants.requestId, id),
            eq(requestParticipants.userId, users.id),
            requestParticipants.isActive,
            // Clients who have left the contract may no longer see its requests.
            or(users.isInternal, isNotNull(contractUsers.userId)),
          ),
        ),
    ),
});

export const requestSubjects: SubjectKind = {
  service: SERVICE,
  read: (url) => /^\/requests-board\/requests\/([0-9a-f-]{36})$/.exec(url)?.[1] ?? null,
  names: (db, { user }, ids) =>
    db
      .select({ id: requests.id, name: requests.title })
      .from(requests)
      .where(and(inArray(requests.id, [...ids]), visibleRequests(db, user))),
};
