import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day, Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { page, paging } from './paging.ts';
import { CONFIRMED_PRODUCTS } from './trade-confirmation-rules.ts';

/** A trade that the client has yet to confirm, which they do in the service itself. */
export const TradeConfirmation = z
  .object({
    id: Id,
    reference: z.string(),
    product: z.enum(CONFIRMED_PRODUCTS),
    legalEntity: z.object({ ricosCode: z.string(), longName: z.string() }),
    currency: z.string().length(3),
    amount: z.number().describe('Positive if the client receives it, negative if the client pays it'),
    tradeDate: Day,
    valueDate: Day,
    dueAt: Moment.describe('When the bank expects the confirmation'),
    isLate: z.boolean(),
  })
  .meta({ id: 'TradeConfirmation' });
export type TradeConfirmation = z.output<typeof TradeConfirmation>;

export const tradeConfirmations = endpoints({
  list: {
    method: 'GET',
    path: '/trade-confirmations',
    tag: 'trade-confirmations',
    summary: 'List the trades of the caller’s contracts that wait for confirmation, most urgent first',
    query: z.object(paging(5)),
    response: page(TradeConfirmation),
    errorKey: 'get-trade-confirmations',
    access: holdsService('ONE_CLICK_CONFIRMATION'),
  },
});
