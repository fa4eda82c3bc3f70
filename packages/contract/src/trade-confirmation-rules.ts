/** Constants of trade confirmations shared by server and interface. */

/** Kinds of trade that are confirmed individually. */
export const CONFIRMED_PRODUCTS = ['FX_SPOT', 'FX_FORWARD', 'FX_SWAP', 'RATE_SWAP', 'DEPOSIT'] as const;
export type ConfirmedProduct = (typeof CONFIRMED_PRODUCTS)[number];
