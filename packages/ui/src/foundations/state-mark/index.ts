export { StateMark } from './state-mark.js';
export type { StateMarkProps, StateName } from './state-mark.js';
