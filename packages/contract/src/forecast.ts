import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { FORECAST_GROUPS, FORECAST_TYPES } from './forecast-rules.ts';

/** One column: a balance at the end of `to`, or the flows from `from` to `to`, inclusive. */
const ForecastColumn = z.object({ from: Day, to: Day });

/** One row of amounts, in the order of the columns of all groups. */
const ForecastLine = z.object({
  currency: z.string().length(3),
  values: z.array(z.number()),
  trend: z
    .array(z.number())
    .describe('Daily amounts over thirty days; empty for forecast types that only have sums'),
});

/** DATA-026; `groupedColums` is spelled as in the specification. */
export const Forecast = z
  .object({
    forecastType: z.enum(FORECAST_TYPES),
    nbDecimal: z.number().int().min(0).max(6),
    groupedColums: z.array(z.object({ group: z.enum(FORECAST_GROUPS), columns: z.array(ForecastColumn) })),
    dataLines: z.array(ForecastLine),
    total: ForecastLine.describe('Sum of all lines in euro, at the rates of the forecast'),
    legalEntitiesCount: z.number().int().min(0),
  })
  .meta({ id: 'Forecast' });
export type Forecast = z.output<typeof Forecast>;

export const forecast = endpoints({
  list: {
    method: 'GET',
    path: '/forecast',
    tag: 'forecast',
    summary:
      'List one forecast per type for the caller’s legal entities; 403 if no contract shares its figures with the caller (API-035)',
    response: z.array(Forecast),
    errorKey: 'get-forecast',
    access: holdsService('TREASURY_REPORTING'),
  },
});
