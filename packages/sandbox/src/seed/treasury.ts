import { addDays, dayOf } from '@atrium/contract/calendar';
import type { ForecastType } from '@atrium/contract/forecast-rules';
import { FINANCING_SUB_TYPES } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingSubType } from '@atrium/contract/loans-and-deposits-rules';
import type { schema } from '@atrium/server';
import type { BankClock } from './clock.ts';
import { NO_TERMS, amortizationsOf, dealOf, termsOf } from './financing-terms.ts';
import { EUR_PER_UNIT, cents, currencyOf, inEur } from './currencies.ts';
import { HALDEN_FINANCING, HALDEN_POSITIONS } from './halden-treasury.ts';
import type { Organisation, SeededContract } from './organisation.ts';
import { chance } from './random.ts';
import type { Chance } from './random.ts';

type PositionRow = typeof schema.financingPositions.$inferInsert;
type ForecastRow = typeof schema.cashForecasts.$inferInsert;

export interface Treasury {
  rates: (typeof schema.exchangeRates.$inferInsert)[];
  positions: PositionRow[];
  amortizations: (typeof schema.financingAmortizations.$inferInsert)[];
  forecasts: ForecastRow[];
}

/** Days of a forecast: three months of columns, plus one month during which the sandbox may go without a new seed. */
const FORECAST_DAYS = 120;
const HALDEN_FINANCING_CONTRACT = '00391';

type Anchor = readonly [day: number, amount: number];

/** Returns daily balances through given points, with small random deviations on the working days between them. */
function course(random: Chance, anchors: readonly Anchor[], firstDay: Date): number[] {
  const amounts: number[] = [];
  for (let day = 0; day < FORECAST_DAYS; day += 1) {
    const after = anchors.findIndex(([at]) => at >= day);
    const [toDay, to] = anchors[after < 0 ? anchors.length - 1 : after]!;
    const [fromDay, from] = anchors[Math.max(0, (after < 0 ? anchors.length : after) - 1)]!;
    const weekday = new Date(firstDay.getTime() + day * 86_400_000).getUTCDay();
    if ((weekday === 0 || weekday === 6) && day > 0 && toDay !== day) {
      amounts.push(amounts[day - 1]!);
      continue;
    }
    const share = toDay === fromDay ? 1 : Math.min(1, (day - fromDay) / (toDay - fromDay));
    const waver =
      day === toDay || day === fromDay ? 0 : (random.int(-100, 100) / 100) * Math.abs(from) * 0.03;
    amounts.push(cents(from + (to - from) * share + waver));
  }
  return amounts;
}

/** Generates loans and deposits of a contract other than Halden’s. */
function positionsOf(random: Chance, contract: SeededContract, today: string): PositionRow[] {
  const weights: Record<FinancingSubType, number> = {
    EmprDAT: 5,
    CptDepNP: 2,
    TermLoan: 4,
    PretRCF: 3,
    RCFSsNP: 2,
    AutCrean: 1,
  };
  return Array.from({ length: random.int(6, 14) }, (_, index): PositionRow => {
    const entity = random.pick(contract.entities);
    const subType = random.weighted(weights);
    const currency = random.odds(0.75) ? 'EUR' : currencyOf(entity.countryCode);
    const amount = random.int(2, 180) * 250_000 * (FINANCING_SUB_TYPES[subType] === 'LOAN' ? 1 : -1);
    return {
      id: random.id(),
      contractId: contract.row.id,
      ricosCode: entity.ricosCode,
      subType,
      balanceCategory: subType === 'RCFSsNP' ? 'HBG' : 'BA',
      reference: `${subType === 'EmprDAT' || subType === 'CptDepNP' ? 'DEP' : 'LN'}-${contract.row.number}-${String(index + 1).padStart(2, '0')}`,
      startDate: addDays(today, -random.int(20, 700)),
      maturityDate:
        subType === 'CptDepNP' ? null : addDays(today, random.int(2, random.odds(0.6) ? 170 : 1500)),
      currency,
      amount,
      amountInEur: inEur(amount, currency),
      extractedOn: today,
      ...dealOf(contract.row.number, entity.longName, subType),
    };
  });
}

/** Returns the maturities of each day from the client’s point of view: deposits come in, loans go out. */
function maturityForecasts(positions: readonly PositionRow[], today: string): ForecastRow[] {
  const rows = new Map<string, ForecastRow & { amounts: number[] }>();
  for (const { ricosCode, currency, balanceCategory, maturityDate, amount } of positions) {
    if (balanceCategory !== 'BA' || !maturityDate) continue;
    const day = Math.round((Date.parse(maturityDate) - Date.parse(today)) / 86_400_000);
    const key = `${ricosCode} ${currency}`;
    const row = rows.get(key) ?? emptyForecast(ricosCode, 'MATURITIES', currency, today);
    rows.set(key, row);
    if (day >= 0 && day < FORECAST_DAYS) row.amounts[day] = cents(row.amounts[day]! - amount);
  }
  return [...rows.values()];
}

const emptyForecast = (
  ricosCode: string,
  forecastType: ForecastType,
  currency: string,
  startsOn: string,
) => ({
  ricosCode,
  forecastType,
  currency,
  startsOn,
  amounts: Array.from({ length: FORECAST_DAYS }, () => 0),
});

/** Returns fees, always outgoing, every 30 days, and one interest payment, which may be a credit. */
function feeForecast(random: Chance, ricosCode: string, currency: string, today: string): ForecastRow {
  const row = emptyForecast(ricosCode, 'FEES_AND_INTEREST', currency, today);
  const first = random.int(1, 12);
  for (let day = first; day < FORECAST_DAYS; day += 30) row.amounts[day] = -random.int(20_000, 900_000) / 100;
  row.amounts[first + 40] = random.int(-4_000_000, 2_500_000) / 100;
  return row;
}

/** Generates loans, deposits and forecasts; Halden’s are those of the design mock-ups, relative to the first start. */
export function generateTreasury(clock: BankClock, organisation: Organisation): Treasury {
  const random = chance('treasury');
  const today = dayOf(clock.now);
  const { contracts, ricosOf } = organisation;
  const lends = contracts.filter(({ services }) => services.includes('LOANS_AND_DEPOSITS'));
  const positions = lends.flatMap((contract) =>
    contract.row.number === HALDEN_FINANCING_CONTRACT
      ? HALDEN_FINANCING.map(({ entity, matures, terms, ...facts }, index): PositionRow => ({
          ...facts,
          ...terms,
          id: random.id(),
          contractId: contract.row.id,
          ricosCode: ricosOf(entity),
          startDate: addDays(today, -200 - 37 * index),
          maturityDate: matures === null ? null : addDays(today, matures),
          amount: cents(facts.amountInEur / EUR_PER_UNIT[facts.currency]),
          extractedOn: today,
        }))
      : positionsOf(random, contract, today),
  );
  const terms = chance('financing-terms');
  const countries = new Map(organisation.entities.map((entity) => [entity.ricosCode, entity.countryCode]));
  for (const position of positions) {
    const country = countries.get(position.ricosCode)!;
    Object.assign(position, { ...NO_TERMS, ...position, ...termsOf(terms, position, country, today) });
  }

  const reported = new Set(
    contracts
      .filter(({ services }) => services.includes('TREASURY_REPORTING'))
      .flatMap(({ entities }) => entities.map(({ ricosCode }) => ricosCode)),
  );
  const forecasts: ForecastRow[] = [];
  const ofHalden = new Set<string>();
  for (const { entity, currency, anchors } of HALDEN_POSITIONS) {
    const ricosCode = ricosOf(entity);
    ofHalden.add(ricosCode);
    forecasts.push({
      ...emptyForecast(ricosCode, 'CASH_POSITION', currency, today),
      amounts: course(random, anchors, clock.now),
    });
    forecasts.push(feeForecast(random, ricosCode, currency, today));
  }
  for (const entity of organisation.entities) {
    if (!reported.has(entity.ricosCode) || ofHalden.has(entity.ricosCode)) continue;
    for (const currency of new Set(['EUR', currencyOf(entity.countryCode)])) {
      const start = random.int(200, 9000) * 1000;
      const anchors = [0, 3, 7, 14, 28, 60, FORECAST_DAYS].map((day): Anchor => [
        day,
        cents((start * random.int(-10, 180)) / 100),
      ]);
      forecasts.push({
        ...emptyForecast(entity.ricosCode, 'CASH_POSITION', currency, today),
        amounts: course(random, anchors, clock.now),
      });
    }
    forecasts.push(feeForecast(random, entity.ricosCode, 'EUR', today));
  }
  forecasts.push(...maturityForecasts(positions, today).filter(({ ricosCode }) => reported.has(ricosCode)));
  return {
    rates: Object.entries(EUR_PER_UNIT).map(([currency, eurPerUnit]) => ({ currency, eurPerUnit })),
    positions,
    amortizations: positions.flatMap((position) => amortizationsOf(position, today)),
    forecasts,
  };
}
