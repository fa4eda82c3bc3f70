export { logHandlers } from './handlers.ts';
export { sweepLogEntries } from './sweep.ts';
