import { eq } from 'drizzle-orm';
import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import { ConfigError } from '../config.ts';
import type { Database } from '../database/index.ts';
import { auditEvents, expiryFeeds, users } from '../database/schema/index.ts';

/** The private calendar feed of a user, without its address, which is stored as a hash only. */
export interface KnownFeed {
  readonly createdAt: Date;
  readonly lastReadAt: Date | null;
  /** Kinds of entries in the feed; empty for all. */
  readonly kinds: readonly ExpiryKind[];
  readonly withNames: boolean;
}

async function personOf(db: Pick<Database, 'select'>, email: string | undefined): Promise<{ id: string }> {
  const address = email?.trim().toLowerCase() ?? '';
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, address));
  if (!person) throw new ConfigError(`there is no user with the address '${email ?? ''}'`);
  return person;
}

/** Returns the calendar feed of the user with this email address; null without one. Throws ConfigError for an unknown user. */
export async function feedOfPerson(db: Database, email: string | undefined): Promise<KnownFeed | null> {
  const { id } = await personOf(db, email);
  const [feed] = await db.select().from(expiryFeeds).where(eq(expiryFeeds.userId, id));
  if (!feed) return null;
  const { createdAt, lastReadAt, kinds, withNames } = feed;
  return { createdAt, lastReadAt, kinds, withNames };
}

/** Revokes the calendar feed of a user; returns false when there is none. Throws ConfigError for an unknown user. */
export function revokeFeedOfPerson(db: Database, email: string | undefined, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { id } = await personOf(tx, email);
    const gone = await tx.delete(expiryFeeds).where(eq(expiryFeeds.userId, id)).returning();
    if (gone.length === 0) return false;
    // Nobody is signed in here: the correlation id shows that the command did it, not the user.
    await tx.insert(auditEvents).values({
      createdAt: now,
      userId: id,
      eventType: 'DELETE',
      entity: 'expiry-calendar',
      entityId: id,
      name: 'feed',
      correlationId: 'npm-run-admin',
    });
    return true;
  });
}
