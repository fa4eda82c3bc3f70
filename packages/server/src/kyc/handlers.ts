import { and, count, eq, sql } from 'drizzle-orm';
import { countedPage, windowOf } from '@atrium/contract/list-rules';
import type { kyc as kycContract } from '@atrium/contract/kyc';
import { bankDay } from '../bank-time.ts';
import { kycRecords, legalEntities } from '../database/schema/index.ts';
import { download } from '../files/index.ts';
import { notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { entitiesOfRequest } from '../requests/index.ts';
import { visibleRecords } from './access.ts';
import { kycFilterBlocks } from './filter-blocks.ts';
import { reviewOrder, searchRecords } from './listing.ts';
import { documentsOfRecord, kycDetails, kycFile } from './rows.ts';

export function kycHandlers({ db, clock, blobs }: Platform): Handlers<typeof kycContract> {
  const today = () => bankDay(clock());
  return {
    async list({ user, query: { sorting, requestId, pageId, pageSize } }) {
      const visible = and(
        visibleRecords(db, user),
        requestId ? sql`${kycRecords.ricosCode} in ${entitiesOfRequest(db, user, requestId)}` : undefined,
      );
      const pageRecords = await db
        .select({
          ricosCode: kycRecords.ricosCode,
          legalName: legalEntities.longName,
          nextReviewAt: kycRecords.nextReviewAt,
        })
        .from(kycRecords)
        .innerJoin(legalEntities, eq(legalEntities.ricosCode, kycRecords.ricosCode))
        .where(visible)
        .orderBy(...reviewOrder(sorting === 'DESC'))
        .limit(pageSize)
        .offset(windowOf(pageId, pageSize).offset);
      const [counted] = await db.select({ total: count() }).from(kycRecords).where(visible);
      return countedPage(pageRecords, counted?.total ?? 0);
    },

    search: ({ user, body }) => searchRecords(db, { user, today: today() }, body),

    filters: ({ user, language, body }) => kycFilterBlocks(db, { user, language, today: today() }, body),

    get: ({ user, params }) => kycDetails(db, user, params.id),

    documents: ({ user, params }) => documentsOfRecord(db, user, params.id),

    async readDocument({ user, params: { id, documentId } }) {
      const found = await kycFile(db, user, { ricosCode: id, documentId });
      const file = found && (await blobs.get(found.sha256));
      if (!file || found.filename === null) throw notFound();
      return download({ filename: found.filename, mime: found.mime, ...file });
    },
  };
}
