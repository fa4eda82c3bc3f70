export { RequestActions } from './request-actions.js';
export type { RequestActionsProps } from './request-actions.js';
export type { AddressedAct } from './next-act.js';
