import { and, eq, gt, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { requests, sessions, users } from '../database/schema/index.ts';

/** The session of a request: its user, and the impersonator, if any. */
export interface Visit {
  user: User;
  actor: { impersonatorId: string | null };
  sessionId: string;
}

/** Returns the time of the user's previous visit, null on the first; an impersonator sees what the user would see. */
export async function lastVisit(db: Reads, { user, actor, sessionId }: Visit): Promise<Date | null> {
  const [row] =
    actor.impersonatorId !== null
      ? await db.select({ at: users.lastConnectionAt }).from(users).where(eq(users.id, user.id))
      : await db
          .select({ at: sessions.previousVisitAt })
          .from(sessions)
          .where(eq(sessions.tokenHash, sessionId));
  return row?.at ?? null;
}

/** Returns the condition for requests that somebody else has changed since a time. */
export const changedSince = (since: Date, user: User): SQL =>
  and(gt(requests.updatedAt, since), ne(requests.lastUpdatedById, user.id))!;
