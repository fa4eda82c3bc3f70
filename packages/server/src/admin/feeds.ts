import { eq } from 'drizzle-orm';
import type { ExpiryKind } from '@atrium/contract/expiry-calendar-rules';
import { ConfigError } from '../config.ts';
import type { Database } from '../database/index.ts';
import { auditEvents, expiryFeeds, users } from '../database/schema/index.ts';

/** The private calendar address of a person, as far as it is kept. */
export interface KnownFeed {
  readonly createdAt: Date;
  readonly lastReadAt: Date | null;
  /** Empty for everything. */
  readonly kinds: readonly ExpiryKind[];
  readonly withNames: boolean;
}

async function personOf(db: Pick<Database, 'select'>, email: string | undefined): Promise<{ id: string }> {
  const address = email?.trim().toLowerCase() ?? '';
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, address));
  if (!person) throw new ConfigError(`nobody has the address '${email ?? ''}'`);
  return person;
}

/** Whether programs can read the expiry calendar of the person with this address, and since when; null where none can. */
export async function feedOfPerson(db: Database, email: string | undefined): Promise<KnownFeed | null> {
  const { id } = await personOf(db, email);
  const [feed] = await db.select().from(expiryFeeds).where(eq(expiryFeeds.userId, id));
  if (!feed) return null;
  const { createdAt, lastReadAt, kinds, withNames } = feed;
  return { createdAt, lastReadAt, kinds, withNames };
}

/** Takes the private calendar address of a person away; false where there is none, which changes nothing. */
export function revokeFeedOfPerson(db: Database, email: string | undefined, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { id } = await personOf(tx, email);
    const gone = await tx.delete(expiryFeeds).where(eq(expiryFeeds.userId, id)).returning();
    if (gone.length === 0) return false;
    // Nobody is signed in here: the correlation id says that it was the command, not the person.
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
