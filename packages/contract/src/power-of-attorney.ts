import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { page } from './paging.ts';

/** DATA-066: a legal entity whose powers of attorney the bank holds. */
export const PowerOfAttorneyItem = z
  .object({
    ricosCode: z.string(),
    normalizedLegalName: z.string(),
    legalAddress: z.object({
      line1: z.string(),
      zipCode: z.string(),
      city: z.string(),
      country: z.string().describe('ISO 3166-1 alpha-2'),
    }),
    hasSpartData: z.boolean().describe('Structured data exists, so that the detail can be shown'),
    hasPdf: z.boolean(),
    hasExpiredInformationInTwoMonth: z.boolean(),
    firstToExpire: z
      .object({ fullName: z.string(), lastValidityDate: Day })
      .nullable()
      .describe('The signatory whose power ends, or ended, first'),
  })
  .meta({ id: 'PowerOfAttorneyItem' });
export type PowerOfAttorneyItem = z.output<typeof PowerOfAttorneyItem>;

export const powerOfAttorney = endpoints({
  list: {
    method: 'GET',
    path: '/power-of-attorney',
    tag: 'power-of-attorney',
    summary:
      'Powers of attorney of the caller’s legal entities by the day the first of them ends, undated last (API-161)',
    query: z.object({
      sorting: z.enum(['ASC', 'DESC']).default('ASC'),
      requestId: Id.optional().describe('Only the legal entities of this request'),
      pageId: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce.number<number>().int().min(1).max(100).default(10),
    }),
    response: page(PowerOfAttorneyItem),
    errorKey: 'get-power-of-attorney',
    access: holdsService('POWER_OF_ATTORNEY'),
  },
});
