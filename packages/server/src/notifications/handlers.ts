import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import type { notifications as notificationsContract } from '@atrium/contract/notifications';
import { SERVICE_CODES, type ServiceCode } from '@atrium/contract/services';
import { notifications } from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import type { Reader } from './subject.ts';

/** @param subjectNames returns the names of what notification paths lead to, if the reader may open it. */
export function notificationHandlers(
  { db, clock }: Platform,
  subjectNames: (
    db: Platform['db'],
    reader: Reader,
    urls: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>,
): Handlers<typeof notificationsContract> {
  return {
    async list({ user, language, query: { page, size, notSeenOnly } }) {
      const mine = and(
        eq(notifications.userId, user.id),
        // Notifications of a service that is no longer in the catalogue lead nowhere.
        inArray(notifications.serviceCode, [...SERVICE_CODES]),
        notSeenOnly ? isNull(notifications.seenAt) : undefined,
      );
      const rows = await db
        .select()
        .from(notifications)
        .where(mine)
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(size)
        .offset(windowOf(page, size).offset);
      const [counted] = await db.select({ total: count() }).from(notifications).where(mine);
      const total = counted?.total ?? 0;
      const subject = await subjectNames(
        db,
        { user, language, now: clock() },
        rows.map(({ url }) => url),
      );
      return pageOf(
        rows.map((row) => ({
          notificationId: row.id,
          serviceId: row.serviceCode as ServiceCode,
          type: row.type,
          subject: subject.get(row.url) ?? '',
          url: row.url,
          count: row.count,
          createdAt: row.createdAt.toISOString(),
          isSeen: row.seenAt !== null,
        })),
        total,
        size,
      );
    },

    async markAllSeen({ user, actor }) {
      // Reading during impersonation does not mark anything as read for the impersonated user.
      if (actor.impersonatorId !== null) return;
      await db
        .update(notifications)
        .set({ seenAt: clock() })
        .where(and(eq(notifications.userId, user.id), isNull(notifications.seenAt)));
    },

    async markSeen({ user, actor, params }) {
      const [own] = await db
        .select({ seenAt: notifications.seenAt })
        .from(notifications)
        .where(and(eq(notifications.id, params.id), eq(notifications.userId, user.id)));
      if (!own) throw notFound();
      if (actor.impersonatorId !== null || own.seenAt) return;
      await db
        .update(notifications)
        .set({ seenAt: clock() })
        .where(and(eq(notifications.id, params.id), isNull(notifications.seenAt)));
    },
  };
}
