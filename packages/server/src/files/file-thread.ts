import { Worker } from 'node:worker_threads';

/** Module and resource limits of a worker thread. */
export interface ThreadOptions {
  /** The module that the thread runs; it posts `{ answer }` for each task. */
  readonly module: URL;
  readonly heapMb: number;
  /** Maximum growth of the process's memory during a task, in bytes, as memory outside the heap has no limit of its own. */
  readonly growth?: number;
  /** An idle thread is ended after this long, to free its memory. */
  readonly idleMs: number;
}

/** A task took too long or too much memory; its thread was terminated. */
export class LimitPassed extends Error {}

interface Task {
  /** Content of the file; transferred to the thread, not copied. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}
/** Queues a task; when it is next, calls `bring` and runs the result in the thread, for `patience` ms at most; null for no file. */
export type InTurn<T extends Task, A> = (
  bring: () => Promise<T | null>,
  patience: number,
) => Promise<A | null>;

const WATCH_MS = 100;

/**
 * Creates a queue that processes files in a worker thread: a file of 50 MB takes seconds of CPU time, and a malicious one
 * minutes or all memory. One file is processed at a time, so that only one is held whole in memory; a task that exceeds a
 * limit is terminated with its thread, and the next file gets a new thread.
 */
export function fileThread<T extends Task, A>({
  module,
  heapMb,
  growth,
  idleMs,
}: ThreadOptions): InTurn<T, A> {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function end(worker: Worker): void {
    if (thread === worker) thread = null;
    void worker.terminate();
  }

  function begin(): Worker {
    const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    // An idle thread must not keep the server from stopping.
    worker.unref();
    // A thread that ends while idle or after termination needs no handling: the next file gets a new one.
    worker.on('error', () => end(worker)).on('exit', () => end(worker));
    return worker;
  }

  function ask(task: T, patience: number): Promise<A> {
    clearTimeout(idle);
    const worker = (thread ??= begin());
    const most = growth === undefined ? Infinity : process.memoryUsage.rss() + growth;
    return new Promise<A>((resolve, reject) => {
      const settle = () => {
        clearTimeout(deadline);
        clearInterval(watch);
        worker.off('message', heard).off('error', broke).off('exit', left);
      };
      const giveUp = (error: Error) => {
        end(worker);
        settle();
        reject(error);
      };
      // Under `node --watch` a thread also reports the modules it loads; ignore those messages.
      const heard = ({ answer }: { answer?: A }) => {
        if (answer === undefined) return;
        settle();
        resolve(answer);
      };
      const needsTooMuch = () => giveUp(new LimitPassed('takes too much memory'));
      const broke = (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? needsTooMuch() : giveUp(error);
      const left = (code: number) => giveUp(new Error(`the thread of files ended with code ${code}`));
      const deadline = setTimeout(() => giveUp(new LimitPassed('takes too long')), patience);
      const watch =
        growth === undefined
          ? undefined
          : setInterval(() => process.memoryUsage.rss() > most && needsTooMuch(), WATCH_MS);
      worker.on('message', heard).on('error', broke).on('exit', left);
      worker.postMessage(task, [task.bytes.buffer]);
    }).finally(() => {
      idle = setTimeout(() => thread && end(thread), idleMs).unref();
    });
  }

  return (bring, patience) => {
    const turn = queue.then(async () => {
      const task = await bring();
      return task && ask(task, patience);
    });
    queue = turn.catch(() => {});
    return turn;
  };
}
