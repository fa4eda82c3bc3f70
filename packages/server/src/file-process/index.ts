export { fileProcess, Interrupted, LimitPassed, NotStarted } from './queue.ts';
export { serveFiles } from './worker.ts';
