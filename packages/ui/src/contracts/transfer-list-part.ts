import { lazyPart } from '../foundations/index.js';

/** Loaded on demand: large, and needed only once there is something to move. */
export const TransferListPart = lazyPart(
  async () => (await import('../controls/transfer-list/transfer-list.js')).TransferList,
);
