export { Counter } from './counter.js';
export type { CounterProps } from './counter.js';
