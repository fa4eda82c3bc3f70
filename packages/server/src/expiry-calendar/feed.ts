import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { mustAcceptTerms } from '@atrium/contract/access';
import { addDays } from '@atrium/contract/calendar';
import type { ExpiryEntry, ExpiryFeed } from '@atrium/contract/expiry-calendar';
import { hasExpiryCalendar } from '@atrium/contract/expiry-calendar-page';
import { EXPIRY_DAYS_MAX, EXPIRY_ENTRIES_MAX } from '@atrium/contract/expiry-calendar-rules';
import type { User } from '@atrium/contract/users';
import { loadUser } from '../auth/index.ts';
import { bankDay } from '../bank-time.ts';
import type { Database } from '../database/index.ts';
import { expiryFeeds } from '../database/schema/index.ts';
import { notFound, rateLimit, type RateLimitRules } from '../http/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { writeCalendar } from './i-calendar.ts';
import type { CalendarEvent } from './i-calendar.ts';
import { readExpiries } from './sources.ts';

/** Number of past days that the feed includes. */
const PAST_DAYS = 31;
/** Rate limit of a feed: a burst of reads, then one a minute. All unknown addresses share one limit. */
const READ: RateLimitRules = { burst: 20, refillMs: 60_000 };
const UNKNOWN: RateLimitRules = { burst: 60, refillMs: 1_000 };
const NAME: Bilingual = { en: 'Expiry calendar', fr: 'Échéancier' };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const shown = ({ kinds, withNames, createdAt, lastReadAt }: typeof expiryFeeds.$inferSelect): ExpiryFeed => ({
  kinds,
  withNames,
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});

/** Returns the feed of a user; null if they have none. */
export async function feedOf(db: Database, userId: string): Promise<ExpiryFeed | null> {
  const [row] = await db.select().from(expiryFeeds).where(eq(expiryFeeds.userId, userId));
  return row ? shown(row) : null;
}

type Choice = Pick<ExpiryFeed, 'kinds' | 'withNames'>;

/** Creates a feed for the user, replacing the previous one. The secret is returned only here; its hash is stored. */
export async function createFeed(
  { write, clock, config }: Platform,
  call: WriteCall & { readonly user: User; readonly language: Language },
  { kinds, withNames }: Choice,
): Promise<{ address: string; feed: ExpiryFeed }> {
  const token = randomBytes(32).toString('base64url');
  const choice = { kinds, withNames, language: call.language, createdAt: clock(), lastReadAt: null };
  const row = await write(call, async (tx, audit) => {
    const set = { ...choice, tokenHash: hashOf(token) };
    const [made] = await tx
      .insert(expiryFeeds)
      .values({ userId: call.user.id, ...set })
      .onConflictDoUpdate({ target: expiryFeeds.userId, set })
      .returning();
    await audit({
      eventType: 'CREATE',
      entity: 'expiry-calendar',
      entityId: call.user.id,
      name: 'feed',
      newValue: { kinds, withNames },
    });
    return made!;
  });
  const address = `${config.publicUrl}/api/expiry-calendar/feed.ics?${new URLSearchParams({ token })}`;
  return { address, feed: shown(row) };
}

/** Deletes the feed of the user; its address no longer works. */
export async function revokeFeed(
  { write }: Platform,
  call: WriteCall & { readonly user: User },
): Promise<void> {
  await write(call, async (tx, audit) => {
    const gone = await tx
      .delete(expiryFeeds)
      .where(eq(expiryFeeds.userId, call.user.id))
      .returning({ userId: expiryFeeds.userId });
    if (gone.length === 0) return;
    await audit({ eventType: 'DELETE', entity: 'expiry-calendar', entityId: call.user.id, name: 'feed' });
  });
}

/** Converts an entry to an event: its kind and, if the owner chose so, names; no amount, reference or identifier. */
function eventOf(
  { id, date, kindName, title, entities }: ExpiryEntry,
  { userId, withNames, publicUrl }: { userId: string; withNames: boolean; publicUrl: string },
): CalendarEvent {
  const names = [title, ...entities.map(({ name }) => name).filter((name) => name !== title)];
  return {
    uid: hashOf(`${userId} ${id}`),
    day: date,
    summary: withNames ? `${kindName} - ${names.join(', ')}` : kindName,
    url: `${publicUrl}/expiry-calendar?${new URLSearchParams({ view: 'day', day: date })}`,
  };
}

/** Returns a handler that serves a feed by its secret, with the current rights of its owner; 404 without a feed. */
export function feedReader(platform: Platform) {
  const { db, clock, config } = platform;
  const limitFeed = rateLimit(platform, 'feed', READ);
  const limitUnknown = rateLimit(platform, 'unknown feeds', UNKNOWN);
  return async (token: string, ifNoneMatch: string | null): Promise<Response> => {
    const tokenHash = hashOf(token);
    const [feed] = await db.select().from(expiryFeeds).where(eq(expiryFeeds.tokenHash, tokenHash));
    if (!feed) {
      await limitUnknown('all');
      throw notFound();
    }
    await limitFeed(tokenHash);
    const { userId, language, withNames, kinds } = feed;
    const user = await loadUser(db, userId, language);
    // No feed if the owner has left, is disabled or may no longer see the calendar.
    if (!user || user.demoMode || mustAcceptTerms(user) || !hasExpiryCalendar.allows(user)) throw notFound();
    const now = clock();
    const today = bankDay(now);
    const from = addDays(today, -PAST_DAYS);
    const entries = await readExpiries(
      db,
      { user, language, today },
      { from, to: addDays(from, EXPIRY_DAYS_MAX), kinds, withLate: true, limit: EXPIRY_ENTRIES_MAX },
    );
    const facts = { userId, withNames, publicUrl: config.publicUrl };
    const events = entries.map((entry) => eventOf(entry, facts));
    const { text, tag } = writeCalendar({ name: NAME[language], language }, events, now);
    await db
      .update(expiryFeeds)
      .set({ lastReadAt: now })
      .where(sql`${expiryFeeds.tokenHash} = ${tokenHash}`);
    const headers = { etag: `"${tag}"`, 'cache-control': 'private, no-cache' };
    if (ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === headers.etag))
      return new Response(null, { status: 304, headers });
    return new Response(text, {
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="expiry-calendar.ics"',
        'content-security-policy': "sandbox; default-src 'none'",
      },
    });
  };
}
