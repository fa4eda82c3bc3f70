/** What is forecast, in the order of the tabs (WID-032). */
export const FORECAST_TYPES = ['CASH_POSITION', 'MATURITIES', 'FEES_AND_INTEREST'] as const;
export type ForecastType = (typeof FORECAST_TYPES)[number];

/** How sure a column is: the bank knows it, or expects it. */
export const FORECAST_GROUPS = ['CONFIRMED', 'EXPECTED'] as const;
export type ForecastGroup = (typeof FORECAST_GROUPS)[number];
