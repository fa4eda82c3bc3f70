/** Types of forecast, in tab order (WID-032). */
export const FORECAST_TYPES = ['CASH_POSITION', 'MATURITIES', 'FEES_AND_INTEREST'] as const;
export type ForecastType = (typeof FORECAST_TYPES)[number];

/** Certainty of a column: confirmed by the bank, or expected. */
export const FORECAST_GROUPS = ['CONFIRMED', 'EXPECTED'] as const;
export type ForecastGroup = (typeof FORECAST_GROUPS)[number];
