import { describe, expect, it, onTestFinished } from 'vitest';
import { FORECAST_TYPES } from '@atrium/contract/forecast-rules';
import { as, entitiesOf, failureOf } from './support.ts';

const cents = (amount: number) => Math.round(amount * 100);

describe('API-035 GET /forecast', () => {
  it('WID-032 DATA-026 returns one forecast per type, grouped columns and one figure per column', async () => {
    const forecasts = await as('client').forecast.list();
    expect(forecasts.map(({ forecastType }) => forecastType)).toEqual([...FORECAST_TYPES]);
    for (const { groupedColums, dataLines, total } of forecasts) {
      expect(groupedColums.map(({ group }) => group)).toEqual(['CONFIRMED', 'EXPECTED']);
      const columns = groupedColums.flatMap((group) => group.columns);
      expect(columns).toHaveLength(5);
      for (const { from, to } of columns) expect(from <= to).toBe(true);
      for (const line of [...dataLines, total]) expect(line.values).toHaveLength(columns.length);
    }
    expect(forecasts.map(({ nbDecimal }) => nbDecimal)).toEqual([2, 0, 2]);
  });

  it('WID-033 adds up the legal entities of a currency and returns the total in euros', async () => {
    const [position] = await as('client').forecast.list();
    expect(position!.dataLines.map(({ currency }) => currency)).toEqual(['EUR', 'USD', 'GBP', 'CHF', 'SEK']);
    expect(position!.dataLines[0]!.trend).toHaveLength(30);
    const rates = { EUR: 1, USD: 0.921, GBP: 1.1874, CHF: 1.0632, SEK: 0.0897 } as Record<string, number>;
    const expected = position!.dataLines.reduce(
      (sum, { currency, values }) => sum + Math.round(cents(values[0]!) * rates[currency]!),
      0,
    );
    expect(cents(position!.total.values[0]!)).toBe(expected);
    expect(position!.legalEntitiesCount).toBe(9);
  });

  it('starts with the currencies that the user prefers, as do the filters of the grids', async () => {
    const client = as('client');
    const prefer = (values: string[]) =>
      client.preferences.save({ body: { preferenceId: 'reportingCurrencies', values } });
    const before = await client.preferences.get({ params: { name: 'reportingCurrencies' } });
    onTestFinished(() => prefer(before.values));
    await prefer(['SEK', 'GBP']);
    const [position] = await client.forecast.list();
    expect(position!.dataLines.map(({ currency }) => currency)).toEqual(['SEK', 'GBP', 'EUR', 'USD', 'CHF']);
    const { headers } = await client.serviceGrids.grid({ params: { id: 'MTM' }, query: {} });
    expect(headers.find(({ id }) => id === 'currency')!.firstValues).toEqual(['SEK', 'GBP']);
  });

  it('contains no data of other clients: the sums equal those of the user’s contract', async () => {
    const [mine, colleague, bank] = await Promise.all(
      (['client', 'client-admin', 'super-admin'] as const).map((persona) => as(persona).forecast.list()),
    );
    expect(colleague).toEqual(mine);
    expect(bank![0]!.legalEntitiesCount).toBeGreaterThan(mine![0]!.legalEntitiesCount);
  });

  it('DATA-064 a provider sees the figures of the contract that shares them only', async () => {
    const own = await entitiesOf('osa');
    const [position] = await as('osa').forecast.list();
    expect(position!.legalEntitiesCount).toBe(6);
    expect(own.codes.size).toBeGreaterThan(6);
  });

  it('refuses users without treasury reporting', async () => {
    for (const persona of ['restricted', 'marketing', 'demo', 'it-support'] as const) {
      expect((await failureOf(as(persona).forecast.list())).status).toBe(403);
    }
  });
});
