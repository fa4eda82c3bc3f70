import { describe, expect, it } from 'vitest';
import { addDays } from '@atrium/contract/calendar';
import { bankClock } from '../../../sandbox/src/seed/clock.ts';
import { EUR_PER_UNIT } from '../../../sandbox/src/seed/currencies.ts';
import { HALDEN_POSITIONS } from '../../../sandbox/src/seed/halden-treasury.ts';
import { generateOrganisation } from '../../../sandbox/src/seed/organisation.ts';
import { generateTreasury } from '../../../sandbox/src/seed/treasury.ts';
import { byCurrency, forecastOf } from './columns.ts';
import type { Series } from './columns.ts';

const FIRST_DAY = '2026-11-20';

/** Returns the cash positions of Halden’s entities, summed by currency like the query of the handler. */
function haldenSeries(): Series[] {
  const clock = bankClock(new Date(`${FIRST_DAY}T14:32:00Z`));
  const organisation = generateOrganisation(clock, 0.1);
  const codes = new Set(HALDEN_POSITIONS.map(({ entity }) => organisation.ricosOf(entity)));
  const series = new Map<string, Series>();
  for (const row of generateTreasury(clock, organisation).forecasts) {
    if (row.forecastType !== 'CASH_POSITION' || !codes.has(row.ricosCode)) continue;
    const known = series.get(row.currency);
    series.set(row.currency, {
      currency: row.currency,
      eurPerUnit: EUR_PER_UNIT[row.currency as keyof typeof EUR_PER_UNIT],
      amounts: row.amounts.map((amount, day) => amount + (known?.amounts[day] ?? 0)),
    });
  }
  return [...series.values()].sort(byCurrency([]));
}

const position = (today: string) => forecastOf('CASH_POSITION', haldenSeries(), FIRST_DAY, today);

describe('WID-033 forecast columns', () => {
  it('add up the legal entities of a currency by date', () => {
    const { dataLines, groupedColums } = position(FIRST_DAY);
    const line = (currency: string) => dataLines.find((each) => each.currency === currency)!;
    expect(line('EUR').values[0]).toBe(42_118_904.1);
    expect(line('USD').values[0]).toBe(18_204_660.75);
    expect(line('GBP').values[2]).toBe(-1_118_447.71);
    expect(groupedColums[0]!.columns[0]).toEqual({ from: FIRST_DAY, to: FIRST_DAY });
  });

  it('start with the current day', () => {
    const today = addDays(FIRST_DAY, 7);
    const { dataLines, groupedColums } = position(today);
    expect(groupedColums[0]!.columns[0]).toEqual({ from: today, to: today });
    expect(dataLines.find(({ currency }) => currency === 'GBP')!.values[0]).toBe(-1_118_447.71);
  });

  it('keep the last full period if the forecast has not been updated', () => {
    const { groupedColums, dataLines } = position(addDays(FIRST_DAY, 400));
    const lastFirstDay = addDays(FIRST_DAY, 30);
    expect(groupedColums[0]!.columns[0]!.from).toBe(lastFirstDay);
    expect(dataLines[0]!.trend).toHaveLength(30);
  });
});
