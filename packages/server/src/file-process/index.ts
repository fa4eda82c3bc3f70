export { fileProcess, Interrupted, LimitPassed } from './queue.ts';
export { serveFiles } from './worker.ts';
