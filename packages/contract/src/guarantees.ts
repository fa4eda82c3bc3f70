import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { GUARANTEE_KINDS } from './guarantee-rules.ts';
import { Id } from './ids.ts';
import { nextRows } from './paging.ts';

/** WID-067: guarantees in force for the caller's legal entities. */
export const GuaranteesSummary = z
  .object({
    count: z.number().int().min(0),
    amountInEur: z.number(),
    byKind: z.array(
      z.object({ kind: z.enum(GUARANTEE_KINDS), count: z.number().int().min(1), amountInEur: z.number() }),
    ),
    nextToExpire: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        kind: z.enum(GUARANTEE_KINDS),
        company: z.string(),
        beneficiary: z.string(),
        currency: z.string().length(3),
        amount: z.number(),
        expiresOn: Day,
      }),
    ),
  })
  .meta({ id: 'GuaranteesSummary' });
export type GuaranteesSummary = z.output<typeof GuaranteesSummary>;

export const guarantees = endpoints({
  summary: {
    method: 'GET',
    path: '/guarantees/summary',
    tag: 'guarantees',
    summary: 'Get the guarantees in force by kind, and the next to expire',
    query: z.object({ next: nextRows() }),
    response: GuaranteesSummary,
    errorKey: 'get-guarantees',
    access: holdsService('GUARANTEES'),
  },
});
