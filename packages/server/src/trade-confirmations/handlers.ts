import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import type { tradeConfirmations as tradeConfirmationsContract } from '@atrium/contract/trade-confirmations';
import { legalEntities, tradeConfirmations as trades } from '../database/schema/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { coveredBy } from '../contracts/index.ts';

export function tradeConfirmationHandlers({
  db,
  clock,
}: Platform): Handlers<typeof tradeConfirmationsContract> {
  return {
    async list({ user, query: { page, size } }) {
      const where = and(coveredBy(db, user, 'ONE_CLICK_CONFIRMATION', trades), isNull(trades.confirmedAt));
      const [counted] = await db.select({ total: count() }).from(trades).where(where);
      const rows = await db
        .select({ trade: trades, longName: legalEntities.longName })
        .from(trades)
        .innerJoin(legalEntities, eq(legalEntities.ricosCode, trades.ricosCode))
        .where(where)
        .orderBy(asc(trades.dueAt), asc(trades.reference))
        .limit(size)
        .offset(windowOf(page, size).offset);
      const now = clock();
      const total = counted?.total ?? 0;
      return pageOf(
        rows.map(({ trade, longName }) => ({
          id: trade.id,
          reference: trade.reference,
          product: trade.product,
          legalEntity: { ricosCode: trade.ricosCode, longName },
          currency: trade.currency,
          amount: trade.amount,
          tradeDate: trade.tradeDate,
          valueDate: trade.valueDate,
          dueAt: trade.dueAt.toISOString(),
          isLate: trade.dueAt < now,
        })),
        total,
        size,
      );
    },
  };
}
