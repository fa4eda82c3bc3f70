import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { DERIVATIVE_PRODUCTS } from './mtm-rules.ts';

/** WID-081: market value of the live derivatives of the caller’s legal entities, from the client’s point of view. */
export const MtmSummary = z
  .object({
    valuationDate: Day.nullable(),
    count: z.number().int().min(0),
    notionalInEur: z.number(),
    valueInEur: z.number(),
    byProduct: z.array(
      z.object({
        product: z.enum(DERIVATIVE_PRODUCTS),
        count: z.number().int().min(1),
        notionalInEur: z.number(),
        valueInEur: z.number(),
      }),
    ),
  })
  .meta({ id: 'MtmSummary' });
export type MtmSummary = z.output<typeof MtmSummary>;

export const mtm = endpoints({
  summary: {
    method: 'GET',
    path: '/mtm/summary',
    tag: 'mtm',
    summary: 'Get the mark-to-market value of the live derivatives, by product',
    response: MtmSummary,
    errorKey: 'get-mtm',
    access: holdsService('MTM'),
  },
});
