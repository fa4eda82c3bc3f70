import type { analytics } from '@atrium/contract/analytics';
import { analyticsEvents } from '../database/schema/index.ts';
import { requireContract } from '../contracts/index.ts';
import { notFound, rateLimit } from '../http/index.ts';
import type { Handlers, RateLimitRules } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { exportActivity } from './export.ts';
import { activityOfContract, activityOfUser } from './user-activity.ts';

/** Batches of events per user: more than any number of tabs sends, too few to fill the disk. */
const BATCHES: RateLimitRules = { burst: 120, refillMs: 2_000 };

/** The path of an address: its query and fragment may hold the words of a search, which are nobody's business. */
const pathOf = (url: string): string => URL.parse(url, 'http://portal')?.pathname ?? '';

export function analyticsHandlers(platform: Platform): Handlers<typeof analytics> {
  const { db, clock } = platform;
  const limitUser = rateLimit(platform, 'analytics of a person', BATCHES);
  return {
    async send({ user, body }) {
      if (body.length === 0) return;
      await limitUser(user.id);
      const receivedAt = clock();
      await db.insert(analyticsEvents).values(
        body.map((event) => ({
          ...event,
          url: pathOf(event.url),
          userId: user.id,
          createdAt: new Date(event.createdAt),
          receivedAt,
        })),
      );
    },

    async activity({ query: { userId } }) {
      const found = await activityOfUser(db, clock(), userId);
      if (!found) throw notFound();
      return found;
    },

    contractActivity: async ({ user, query: { contractId } }) =>
      activityOfContract(db, clock(), await requireContract(db, user, contractId)),

    globalActivity: ({ user, language, query }) => exportActivity(platform, { user, language }, query),
  };
}
