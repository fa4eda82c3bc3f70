export { fileProcess, LimitPassed } from './queue.ts';
export { serveFiles } from './worker.ts';
