import { and, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { KYC_NOTICE_MONTHS } from '@atrium/contract/notification-rules';
import { bankDay } from '../bank-time.ts';
import { kycRecords } from '../database/schema/index.ts';
import { notify } from '../notifications/index.ts';
import type { Platform } from '../platform.ts';
import { recordSubject } from './subject.ts';

/**
 * Notifies the users of legal entities of a KYC review two months before it (preference `kycReview`), once per review
 * date. Overdue reviews are not announced.
 */
export async function announceReviews(platform: Platform): Promise<void> {
  const today = bankDay(platform.clock());
  await platform.db.transaction(async (tx) => {
    const due = await tx
      .update(kycRecords)
      .set({ announcedReviewAt: sql`${kycRecords.nextReviewAt}` })
      .where(
        and(
          isNotNull(kycRecords.nextReviewAt),
          sql`${kycRecords.announcedReviewAt} is distinct from ${kycRecords.nextReviewAt}`,
          gte(kycRecords.nextReviewAt, today),
          lte(
            kycRecords.nextReviewAt,
            sql`(${today}::date + make_interval(months => ${KYC_NOTICE_MONTHS}))::date`,
          ),
        ),
      )
      .returning({ ricosCode: kycRecords.ricosCode });
    for (const { ricosCode } of due) {
      await notify(tx, platform, {
        about: recordSubject(ricosCode),
        types: ['KYC_REVIEW_DUE'],
        byId: null,
      });
    }
  });
}
