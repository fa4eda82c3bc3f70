import { and, desc, eq, sql } from 'drizzle-orm';
import type { forecast as forecastContract } from '@atrium/contract/forecast';
import { FORECAST_TYPES } from '@atrium/contract/forecast-rules';
import type { ForecastType } from '@atrium/contract/forecast-rules';
import { bankDay } from '../bank-time.ts';
import { cashForecasts, exchangeRates } from '../database/schema/index.ts';
import { forbidden } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { sharedEntities } from '../contracts/index.ts';
import { firstCurrencies } from '../preferences/index.ts';
import { byCurrency, forecastOf } from './columns.ts';
import type { Series } from './columns.ts';

export function forecastHandlers({ db, clock }: Platform): Handlers<typeof forecastContract> {
  return {
    async list({ user }) {
      const entities = sharedEntities(db, user, 'TREASURY_REPORTING');
      const [shared] = await entities.limit(1);
      if (!shared) throw forbidden(NOT_SHARED);
      const mine = sql`${cashForecasts.ricosCode} in ${sharedEntities(db, user, 'TREASURY_REPORTING')}`;
      // Only the latest run of the bank's systems is used; rows left by earlier runs are ignored.
      const [run] = await db
        .select({
          startsOn: cashForecasts.startsOn,
          entities: sql<number>`count(distinct ${cashForecasts.ricosCode})::int`,
        })
        .from(cashForecasts)
        .where(mine)
        .groupBy(cashForecasts.startsOn)
        .orderBy(desc(cashForecasts.startsOn))
        .limit(1);
      if (!run) return [];
      const day = sql`days.ordinality`;
      const rows = await db
        .select({
          forecastType: cashForecasts.forecastType,
          currency: cashForecasts.currency,
          eurPerUnit: exchangeRates.eurPerUnit,
          amount: sql<number>`sum(days.amount)::float8`,
        })
        .from(cashForecasts)
        .innerJoin(exchangeRates, eq(exchangeRates.currency, cashForecasts.currency))
        .innerJoin(
          sql`lateral unnest(${cashForecasts.amounts}) with ordinality as days(amount, ordinality)`,
          sql`true`,
        )
        .where(and(mine, eq(cashForecasts.startsOn, run.startsOn)))
        .groupBy(cashForecasts.forecastType, cashForecasts.currency, exchangeRates.eurPerUnit, day)
        .orderBy(day);
      const byType = new Map<ForecastType, Map<string, Series>>();
      for (const { forecastType, currency, eurPerUnit, amount } of rows) {
        const ofType = byType.get(forecastType) ?? new Map<string, Series>();
        const series = ofType.get(currency) ?? { currency, eurPerUnit, amounts: [] };
        series.amounts.push(amount);
        ofType.set(currency, series);
        byType.set(forecastType, ofType);
      }
      const today = bankDay(clock());
      const { startsOn, entities: legalEntitiesCount } = run;
      const order = byCurrency(await firstCurrencies(db, user));
      return FORECAST_TYPES.flatMap((type) => {
        const series = [...(byType.get(type)?.values() ?? [])].sort(order);
        if (series.length === 0) return [];
        return [{ ...forecastOf(type, series, startsOn, today), legalEntitiesCount }];
      });
    },
  };
}

/** Error message for users who hold the service but have no contract that shares its figures. */
const NOT_SHARED = {
  en: 'None of your contracts shares its treasury figures with you.',
  fr: 'Aucun de vos contrats ne partage ses chiffres de trésorerie avec vous.',
};
