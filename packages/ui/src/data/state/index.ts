export { State, StateLegend } from './state.js';
export type { StateProps, TurnVerb } from './state.js';
