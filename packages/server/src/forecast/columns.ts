import { addDays } from '@atrium/contract/calendar';
import type { Forecast } from '@atrium/contract/forecast';
import { FORECAST_GROUPS } from '@atrium/contract/forecast-rules';
import type { ForecastGroup, ForecastType } from '@atrium/contract/forecast-rules';
import { placeIn } from '../preferences/index.ts';

/** First and last day of a column, both included, as offsets from the first day of the forecast. */
type Span = readonly [from: number, to: number];

interface Layout {
  nbDecimal: number;
  groups: Readonly<Record<ForecastGroup, readonly Span[]>>;
  /** Balances have a daily trend; flows are only shown as sums. */
  hasTrend: boolean;
}

const FLOWS = { CONFIRMED: [[0, 6], [7, 13]], EXPECTED: [[14, 29], [30, 59], [60, 89]] } as const; // prettier-ignore

/** Columns of the forecast of each type (WID-033). */
const LAYOUTS: Readonly<Record<ForecastType, Layout>> = {
  CASH_POSITION: {
    nbDecimal: 2,
    groups: { CONFIRMED: [[0, 0], [3, 3]], EXPECTED: [[7, 7], [14, 14], [28, 28]] }, // prettier-ignore
    hasTrend: true,
  },
  MATURITIES: { nbDecimal: 0, groups: FLOWS, hasTrend: false },
  FEES_AND_INTEREST: { nbDecimal: 2, groups: FLOWS, hasTrend: false },
};
const LONGEST = 90;
const TREND_DAYS = 30;
/** The usual market order of currencies; all others follow by code. */
const CURRENCY_ORDER = ['EUR', 'USD', 'GBP', 'CHF'];

const cents = (amount: number): number => Math.round(amount * 100);

/** Daily amounts of one currency, summed over all legal entities. */
export interface Series {
  currency: string;
  eurPerUnit: number;
  amounts: number[];
}

/** Returns the order of series by currency: those that the user chose to see first, then the usual market order. */
export function byCurrency(first: readonly string[]): (a: Series, b: Series) => number {
  const order = [...new Set([...first, ...CURRENCY_ORDER])];
  const place = placeIn(order);
  return (a, b) => place(a.currency) - place(b.currency) || a.currency.localeCompare(b.currency);
}

/** Returns the balance or flow of a span of days, in cents. */
function inSpan(amounts: readonly number[], first: number, [from, to]: Span): number {
  return amounts.slice(first + from, first + to + 1).reduce((sum, amount) => sum + cents(amount), 0);
}

/** Divides the series of one type into columns, starting today, with the total of all currencies in euro. */
export function forecastOf(
  forecastType: ForecastType,
  series: readonly Series[],
  startsOn: string,
  today: string,
): Omit<Forecast, 'legalEntitiesCount'> {
  const { nbDecimal, groups, hasTrend } = LAYOUTS[forecastType];
  const length = Math.min(...series.map(({ amounts }) => amounts.length));
  const elapsed = Math.round((Date.parse(today) - Date.parse(startsOn)) / 86_400_000);
  // A forecast that was not renewed shows its last full span instead of running out of days.
  const first = Math.max(0, Math.min(elapsed, length - LONGEST));
  const base = addDays(startsOn, first);
  const spans = [...groups.CONFIRMED, ...groups.EXPECTED];
  const days = hasTrend ? Array.from({ length: TREND_DAYS }, (_, day): Span => [day, day]) : [];
  const lines = series.map(({ currency, eurPerUnit, amounts }) => {
    const inCents = (span: Span) => inSpan(amounts, first, span);
    return {
      currency,
      values: spans.map(inCents),
      trend: days.map(inCents),
      valuesInEur: spans.map((span) => Math.round(inCents(span) * eurPerUnit)),
      trendInEur: days.map((span) => Math.round(inCents(span) * eurPerUnit)),
    };
  });
  const sum = (figures: readonly number[][], index: number) =>
    figures.reduce((total, line) => total + line[index]!, 0) / 100;
  const columns = (spansOf: readonly Span[]) =>
    spansOf.map(([from, to]) => ({ from: addDays(base, from), to: addDays(base, to) }));
  return {
    forecastType,
    nbDecimal,
    groupedColums: FORECAST_GROUPS.map((group) => ({
      group,
      columns: columns(groups[group]),
    })),
    dataLines: lines.map(({ currency, values, trend }) => ({
      currency,
      values: values.map((value) => value / 100),
      trend: trend.map((value) => value / 100),
    })),
    total: {
      currency: 'EUR',
      values: spans.map((_, index) =>
        sum(
          lines.map((line) => line.valuesInEur),
          index,
        ),
      ),
      trend: days.map((_, index) =>
        sum(
          lines.map((line) => line.trendInEur),
          index,
        ),
      ),
    },
  };
}
