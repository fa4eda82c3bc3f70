import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import type { Transaction } from '../database/index.ts';
import { sessions, users } from '../database/schema/index.ts';
import type { Language, SignedIn } from '../http/index.ts';
import type { Identity } from './identities.ts';
import { countSignIn } from './sign-ins.ts';
import { loadUser, takesOver } from './user.ts';

/** A session ends 12 hours after sign-in, and earlier after 2 hours without use (decision 105). */
const LIFETIME_MS = 12 * 3_600_000;
const IDLE_MS = 2 * 3_600_000;
/** A sign-in within this time after another, in a second browser or after a pause, belongs to the same visit. */
const VISIT_MS = 4 * 3_600_000;
/** Minimum time between two updates of `lastSeenAt`. */
const TOUCH_MS = 60_000;

/** Maximum number of sessions whose user is cached; the oldest entry is evicted first. */
const REMEMBERED = 20_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface Sessions {
  /** Opens a session for a user and returns the secret for the cookie. */
  open(userId: string, identity?: Identity): Promise<string>;
  /**
   * Returns the session of a cookie; null when there is none or it has expired. Counts as use of the session, unless
   * the call is `isUnattended`.
   */
  read(token: string, language: Language, isUnattended: boolean): Promise<SignedIn | null>;
  /**
   * Returns the user of a cookie's session, even if it has expired; null for an unknown cookie. Cached, with one query for
   * concurrent calls; only to attribute load to a user.
   */
  holderOf(token: string): Promise<string | null>;
  /** Ends a session; returns the ID token, which the identity provider's logout needs. */
  close(token: string): Promise<{ idToken: string | null } | null>;
}

/** Returns the time of the visit before the one that a sign-in belongs to; null on the first visit. */
async function visitBefore(tx: Transaction, userId: string, now: Date): Promise<Date | null> {
  const [same] = await tx
    .select({ previousVisitAt: sessions.previousVisitAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.createdAt, new Date(now.getTime() - VISIT_MS))))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  if (same) return same.previousVisitAt;
  const [person] = await tx.select({ at: users.lastConnectionAt }).from(users).where(eq(users.id, userId));
  return person?.at ?? null;
}

/** Stores sessions in the database under a hash of the cookie: they survive a restart, and a leaked table opens none. */
export function createSessions(platform: Pick<Platform, 'db' | 'clock'>): Sessions {
  const { db, clock } = platform;
  const holders = new Map<string, Promise<string | null>>();

  async function findHolder(tokenHash: string): Promise<string | null> {
    const [row] = await db
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash))
      .limit(1);
    return row?.userId ?? null;
  }

  return {
    async open(userId, identity) {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await db.transaction(async (tx) => {
        const previousVisitAt = await visitBefore(tx, userId, now);
        await tx.update(users).set({ lastConnectionAt: now }).where(eq(users.id, userId));
        await countSignIn(tx, userId, now);
        await tx.insert(sessions).values({
          tokenHash: hashOf(token),
          userId,
          idToken: identity?.idToken ?? null,
          issuer: identity?.issuer ?? null,
          subject: identity?.subject ?? null,
          issuerSessionId: identity?.issuerSessionId ?? null,
          createdAt: now,
          lastSeenAt: now,
          previousVisitAt,
          expiresAt: new Date(now.getTime() + LIFETIME_MS),
        });
      });
      return token;
    },

    holderOf(token) {
      const tokenHash = hashOf(token);
      const known = holders.get(tokenHash);
      if (known) return known;
      const found = findHolder(tokenHash);
      holders.set(tokenHash, found);
      const forget = (): void => void holders.delete(tokenHash);
      found.then((userId) => userId ?? forget(), forget);
      if (holders.size > REMEMBERED) holders.delete(holders.keys().next().value!);
      return found;
    },

    async read(token, language, isUnattended) {
      const tokenHash = hashOf(token);
      const now = clock();
      const [row] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)).limit(1);
      if (!row || row.expiresAt <= now || now.getTime() - row.lastSeenAt.getTime() > IDLE_MS) return null;
      if (!isUnattended && now.getTime() - row.lastSeenAt.getTime() > TOUCH_MS) {
        await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
      }
      const impersonator =
        row.impersonatedUserId && (await takesOver(db, row.userId, row.impersonatedUserId));
      if (!row.impersonatedUserId || !impersonator) {
        if (row.impersonatedUserId)
          await db
            .update(sessions)
            .set({ impersonatedUserId: null })
            .where(eq(sessions.tokenHash, tokenHash));
        const user = await loadUser(db, row.userId, language);
        return user && { user, actor: { userId: user.id, impersonatorId: null }, sessionId: tokenHash };
      }
      const user = await loadUser(db, row.impersonatedUserId, language, impersonator);
      return user && { user, actor: { userId: user.id, impersonatorId: row.userId }, sessionId: tokenHash };
    },

    async close(token) {
      const [row] = await db
        .delete(sessions)
        .where(eq(sessions.tokenHash, hashOf(token)))
        .returning({ idToken: sessions.idToken });
      return row ?? null;
    },
  };
}
