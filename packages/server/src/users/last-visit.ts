import { and, eq, gt, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { requests, sessions, users } from '../database/schema/index.ts';

/** Who is here, and in whose place. */
export interface Visit {
  user: User;
  actor: { impersonatorId: string | null };
  sessionId: string;
}

/** When the person was here before, null on the first visit; whoever takes their place sees what they would. */
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

/** Requests that somebody else changed since. */
export const changedSince = (since: Date, user: User): SQL =>
  and(gt(requests.updatedAt, since), ne(requests.lastUpdatedById, user.id))!;
