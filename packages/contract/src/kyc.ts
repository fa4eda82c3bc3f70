import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { KYC_PAGE_SIZE } from './kyc-rules.ts';

/** DATA-022: a legal entity and the day its file is reviewed next. */
export const KycRecord = z
  .object({
    ricosCode: z.string(),
    legalName: z.string(),
    nextReviewAt: Day.nullable(),
  })
  .meta({ id: 'KycRecord' });
export type KycRecord = z.output<typeof KycRecord>;

export const kyc = endpoints({
  list: {
    method: 'GET',
    path: '/kyc',
    tag: 'kyc',
    summary:
      'KYC records of the caller’s legal entities by the day of their next review, undated last (API-044)',
    query: z.object({
      sorting: z.enum(['ASC', 'DESC']).default('ASC'),
      requestId: Id.optional().describe('Only the legal entities of this request'),
      pageId: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce.number<number>().int().min(1).max(100).default(KYC_PAGE_SIZE),
    }),
    response: z.object({
      pageRecords: z.array(KycRecord),
      totalCount: z.number().int().min(0),
    }),
    errorKey: 'get-kyc',
    access: holdsService('KYC'),
  },
});
