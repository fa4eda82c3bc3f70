/** Words of trade confirmations that server and interface share. */

/** Kinds of trade that are confirmed one by one. */
export const CONFIRMED_PRODUCTS = ['FX_SPOT', 'FX_FORWARD', 'FX_SWAP', 'RATE_SWAP', 'DEPOSIT'] as const;
export type ConfirmedProduct = (typeof CONFIRMED_PRODUCTS)[number];
