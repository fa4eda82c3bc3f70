import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { countedPage, windowOf } from '@atrium/contract/list-rules';
import type { kyc as kycContract } from '@atrium/contract/kyc';
import { kycRecords, legalEntities } from '../database/schema/index.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { entitiesWith } from '../contracts/access.ts';
import { entitiesOfRequest } from '../requests/access.ts';

export function kycHandlers({ db }: Platform): Handlers<typeof kycContract> {
  return {
    async list({ user, query: { sorting, requestId, pageId, pageSize } }) {
      const visible = and(
        sql`${kycRecords.ricosCode} in ${entitiesWith(db, user, 'KYC')}`,
        requestId ? sql`${kycRecords.ricosCode} in ${entitiesOfRequest(db, user, requestId)}` : undefined,
      );
      const day = kycRecords.nextReviewAt;
      const pageRecords = await db
        .select({
          ricosCode: kycRecords.ricosCode,
          legalName: legalEntities.longName,
          nextReviewAt: day,
        })
        .from(kycRecords)
        .innerJoin(legalEntities, eq(legalEntities.ricosCode, kycRecords.ricosCode))
        .where(visible)
        .orderBy(
          // KYC-028: undated records last, whichever way the dates go.
          sql`${day} is null`,
          sorting === 'ASC' ? asc(day) : desc(day),
          asc(legalEntities.longName),
          asc(kycRecords.ricosCode),
        )
        .limit(pageSize)
        .offset(windowOf(pageId, pageSize).offset);
      const [counted] = await db.select({ total: count() }).from(kycRecords).where(visible);
      return countedPage(pageRecords, counted?.total ?? 0);
    },
  };
}
