import { FORECAST_TYPES } from '@atrium/contract/forecast-rules';
import {
  BALANCE_CATEGORIES,
  FINANCING_SUB_TYPE_CODES,
  RATE_TYPES,
} from '@atrium/contract/loans-and-deposits-rules';
import { char, date, index, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { legalEntities } from './clients.ts';
import { money, oneOf } from './columns.ts';
import { contracts } from './contracts.ts';

/** Exchange rates of the day with which the bank states amounts in euro. */
export const exchangeRates = pgTable('exchange_rates', {
  currency: char({ length: 3 }).primaryKey(),
  eurPerUnit: numeric({ precision: 18, scale: 8, mode: 'number' }).notNull(),
});

/** The bank's forecast for a legal entity in one currency, one amount per day from `startsOn` (DATA-026). */
export const cashForecasts = pgTable(
  'cash_forecasts',
  {
    ricosCode: text()
      .notNull()
      .references(() => legalEntities.ricosCode),
    forecastType: text({ enum: FORECAST_TYPES }).notNull(),
    currency: char({ length: 3 })
      .notNull()
      .references(() => exchangeRates.currency),
    startsOn: date({ mode: 'string' }).notNull(),
    /** Balances at the end of each day for the cash position, flows of each day for the rest. */
    amounts: money().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ricosCode, table.forecastType, table.currency] }),
    oneOf('cash_forecasts_type', table.forecastType, FORECAST_TYPES),
  ],
);

/**
 * A loan or a deposit with the sign of the bank's books (DATA-061, DATA-062): a deposit, which the bank owes, is negative and
 * a loan positive; the client sees the opposite sign (LD-011).
 */
export const financingPositions = pgTable(
  'financing_positions',
  {
    id: uuid().primaryKey(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    ricosCode: text()
      .notNull()
      .references(() => legalEntities.ricosCode),
    subType: text({ enum: FINANCING_SUB_TYPE_CODES }).notNull(),
    balanceCategory: text({ enum: BALANCE_CATEGORIES }).notNull(),
    reference: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    /** Null for a deposit at notice. */
    maturityDate: date({ mode: 'string' }),
    currency: char({ length: 3 }).notNull(),
    amount: money().notNull(),
    amountInEur: money().notNull(),
    extractedOn: date({ mode: 'string' }).notNull(),
    bank: text().notNull().default(''),
    /** The deal and its facility (LD-015); null for a position without a deal. */
    dealReference: text(),
    deal: text(),
    facility: text(),
    /** A position with this key and a reference has a detail view (LD-007). */
    aggregationKey: text(),
    /** In percent. */
    rate: numeric({ precision: 9, scale: 5, mode: 'number' }),
    rateType: text({ enum: RATE_TYPES }),
    rateIndex: text(),
    /** With the sign of the bank's books. */
    accruedInterest: money(),
    calculationBasis: text(),
    interestFrom: date({ mode: 'string' }),
  },
  (table) => [
    index().on(table.contractId, table.ricosCode),
    oneOf('financing_positions_sub_type', table.subType, FINANCING_SUB_TYPE_CODES),
    oneOf('financing_positions_category', table.balanceCategory, BALANCE_CATEGORIES),
    oneOf('financing_positions_rate_type', table.rateType, RATE_TYPES),
  ],
);

/** Repayments of a loan, in its currency and with the sign of the bank's books. */
export const financingAmortizations = pgTable(
  'financing_amortizations',
  {
    positionId: uuid()
      .notNull()
      .references(() => financingPositions.id, { onDelete: 'cascade' }),
    dueOn: date({ mode: 'string' }).notNull(),
    amount: money().notNull(),
  },
  (table) => [primaryKey({ columns: [table.positionId, table.dueOn] })],
);
