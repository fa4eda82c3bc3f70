export { TransferList } from './transfer-list.js';
export type { TransferListProps } from './transfer-list.js';
export type { TransferColumn } from './transfer-column.js';
export type { TransferItem, TransferValue } from './transfer.js';
