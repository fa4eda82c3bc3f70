import { Worker } from 'node:worker_threads';

/** The limits that a process of files puts on itself, as its first argument in JSON. */
export interface ProcessLimits {
  readonly memoryMb: number;
  /** Process id of the server: the one at the start of this process may be gone before it looks. */
  readonly server: number;
}

/** What a process says first, once it can take tasks. */
export const READY = 'ready';

/**
 * Runs in a thread beside the work, which may keep its own thread busy: ends the process when it takes too much memory, with
 * the signal of a heap that is full, or when the server that started it is gone.
 */
const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid !== workerData.server) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > workerData.most) process.kill(process.pid, 'SIGABRT');
}, 50);
`;

/** Answers the tasks that the server sends to this process, one at a time; see queue.ts. */
export function serveFiles<T, A>(answerTo: (task: T) => Promise<A>): void {
  const { memoryMb, server } = JSON.parse(process.argv[2]!) as ProcessLimits;
  const workerData = { server, most: memoryMb * 1024 * 1024 };
  new Worker(WATCH, { eval: true, workerData }).unref();
  process.on('message', (task) => void answerTo(task as T).then((answer) => process.send?.(answer)));
  process.send?.(READY);
}
