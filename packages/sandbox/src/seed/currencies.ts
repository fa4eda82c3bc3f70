/** Value of one unit in euro, at the exchange rates of the seeded bank. */
export const EUR_PER_UNIT = {
  EUR: 1,
  USD: 0.921,
  GBP: 1.1874,
  CHF: 1.0632,
  SEK: 0.0897,
} as const;
export type SeededCurrency = keyof typeof EUR_PER_UNIT;

const OF_COUNTRY: Record<string, SeededCurrency> = { GB: 'GBP', CH: 'CHF', SE: 'SEK', US: 'USD' };

/** Returns the accounting currency of companies in a country. */
export const currencyOf = (country: string): SeededCurrency => OF_COUNTRY[country] ?? 'EUR';

/** Rounds to the cent. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100;

export const inEur = (amount: number, currency: SeededCurrency): number =>
  cents(amount * EUR_PER_UNIT[currency]);
