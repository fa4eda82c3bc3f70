import { and, eq, isNull, lte } from 'drizzle-orm';
import { REVIEW_NOTICE_DAYS } from '@atrium/contract/access-review-rules';
import { addDays } from '@atrium/contract/calendar';
import type { NotificationType } from '@atrium/contract/notification-rules';
import { bankDay } from '../bank-time.ts';
import type { Transaction } from '../database/index.ts';
import { accessReviews, contracts } from '../database/schema/index.ts';
import { notify } from '../notifications/index.ts';
import type { Notifier } from '../notifications/index.ts';
import type { Platform } from '../platform.ts';
import { reviewSubjects } from './subject.ts';

/** Returns how many of the reminders for a due date fall on `today` or earlier. */
export const noticesBy = (today: string, dueDate: string): number =>
  REVIEW_NOTICE_DAYS.filter((days) => addDays(dueDate, -days) <= today).length;

/** Notifies the reviewers, each with a link to the page where they decide. */
export async function tellReviewers(
  tx: Transaction,
  platform: Notifier,
  review: { readonly id: string; readonly contractId: string },
  type: NotificationType,
  byId: string | null,
): Promise<void> {
  for (const about of reviewSubjects(review)) await notify(tx, platform, { about, types: [type], byId });
}

/**
 * Reminds the reviewers of open reviews a week and a day before the due date and once it has passed. Each reminder is
 * sent once; if several are due, only the latest. Read-only contracts are skipped: nobody can decide there.
 */
export async function remindReviewers(platform: Platform): Promise<void> {
  const today = bankDay(platform.clock());
  await platform.db.transaction(async (tx) => {
    const near = await tx
      .select({ review: accessReviews })
      .from(accessReviews)
      .innerJoin(contracts, eq(contracts.id, accessReviews.contractId))
      .where(
        and(
          isNull(accessReviews.closedAt),
          eq(contracts.isReadOnly, false),
          lte(accessReviews.dueDate, addDays(today, REVIEW_NOTICE_DAYS[0])),
        ),
      )
      .for('update', { of: accessReviews });
    for (const { review } of near) {
      const noticesTold = noticesBy(today, review.dueDate);
      if (noticesTold <= review.noticesTold) continue;
      await tx.update(accessReviews).set({ noticesTold }).where(eq(accessReviews.id, review.id));
      await tellReviewers(tx, platform, review, 'ACCESS_REVIEW_DUE', null);
    }
  });
}
