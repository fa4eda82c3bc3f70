import { and, gte, max } from 'drizzle-orm';
import type { mtm as mtmContract } from '@atrium/contract/mtm';
import { DERIVATIVE_PRODUCTS } from '@atrium/contract/mtm-rules';
import { bankDay } from '../bank-time.ts';
import { derivativeTrades as trades } from '../database/schema/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { coveredBy } from '../contracts/index.ts';
import { countOf, sumOf } from '../database/index.ts';

export function mtmHandlers({ db, clock }: Platform): Handlers<typeof mtmContract> {
  return {
    async summary({ user }) {
      const live = and(coveredBy(db, user, 'MTM', trades), gte(trades.maturityDate, bankDay(clock())));
      const figures = {
        count: countOf(),
        notionalInEur: sumOf(trades.notionalInEur),
        valueInEur: sumOf(trades.valueInEur),
      };
      const rows = await db
        .select({ product: trades.product, ...figures })
        .from(trades)
        .where(live)
        .groupBy(trades.product);
      const [all] = await db
        .select({ ...figures, valuationDate: max(trades.valuedOn) })
        .from(trades)
        .where(live);
      return {
        valuationDate: all?.valuationDate ?? null,
        count: all?.count ?? 0,
        notionalInEur: all?.notionalInEur ?? 0,
        valueInEur: all?.valueInEur ?? 0,
        byProduct: DERIVATIVE_PRODUCTS.flatMap((product) => rows.filter((row) => row.product === product)),
      };
    },
  };
}
