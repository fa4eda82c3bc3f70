export { RequestState, useRequestStateLabel } from './request-state.js';
export type { RequestStateProps } from './request-state.js';
