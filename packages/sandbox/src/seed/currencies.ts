/** What one unit is worth in euro at the rates of the seeded bank. */
export const EUR_PER_UNIT = {
  EUR: 1,
  USD: 0.921,
  GBP: 1.1874,
  CHF: 1.0632,
  SEK: 0.0897,
} as const;
export type SeededCurrency = keyof typeof EUR_PER_UNIT;

const OF_COUNTRY: Record<string, SeededCurrency> = { GB: 'GBP', CH: 'CHF', SE: 'SEK', US: 'USD' };

/** Currency in which a company of a country keeps its books. */
export const currencyOf = (country: string): SeededCurrency => OF_COUNTRY[country] ?? 'EUR';

/** Rounded to the cent. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100;

export const inEur = (amount: number, currency: SeededCurrency): number =>
  cents(amount * EUR_PER_UNIT[currency]);
