/** Kinds of derivative valued by the bank. */
export const DERIVATIVE_PRODUCTS = [
  'INTEREST_RATE_SWAP',
  'INTEREST_RATE_CAP',
  'FX_FORWARD',
  'FX_OPTION',
  'CROSS_CURRENCY_SWAP',
] as const;
export type DerivativeProduct = (typeof DERIVATIVE_PRODUCTS)[number];
