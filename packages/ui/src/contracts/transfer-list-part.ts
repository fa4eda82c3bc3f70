import { lazyPart } from '../foundations/index.js';

/** Weighs more than the rest, and is needed once there is something to move. */
export const TransferListPart = lazyPart(
  async () => (await import('../controls/transfer-list/transfer-list.js')).TransferList,
);
