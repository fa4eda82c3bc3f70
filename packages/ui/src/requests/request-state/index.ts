export { RequestState, useRequestStateLabel, useRequestStateText } from './request-state.js';
export type { RequestStateProps } from './request-state.js';
