export { PersonTakeover } from './person-takeover.js';
export type { PersonTakeoverProps } from './person-takeover.js';
