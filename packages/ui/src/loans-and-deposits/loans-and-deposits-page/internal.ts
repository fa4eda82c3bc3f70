/** Parts shared within this package; not public. */
export type { ContractFormProps } from './contract-form.js';
export { NewRequestAction } from '../new-request-action.js';
export { FinancingListHead, type FinancingListState } from './financing-list-head.js';
export { UndrawnMark } from './undrawn-mark.js';
export { useRoomForAmounts } from './use-room-for-amounts.js';
