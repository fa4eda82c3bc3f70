import { Worker } from 'node:worker_threads';

/** Where a thread is started from, and what it may use. */
export interface ThreadOptions {
  /** The module that it runs; it answers each task with `{ answer }`. */
  readonly module: URL;
  readonly heapMb: number;
  /** Most bytes by which the process may grow during a task: what stands outside of the heap has no limit of its own. */
  readonly growth?: number;
  /** A thread that has nothing to do gives its memory back after this long. */
  readonly idleMs: number;
}

/** A task that lasted too long or needed too much memory; its thread has ended. */
export class LimitPassed extends Error {}

interface Task {
  /** The file; handed over, not copied. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}
/** Waits for its turn, brings the task, and has the thread work on it; null when there is no such file. */
export type InTurn<T extends Task, A> = (
  bring: () => Promise<T | null>,
  patience: number,
) => Promise<A | null>;

const WATCH_MS = 100;

/**
 * Files are worked on in a thread of their own: one of 50 MB takes seconds of a processor, and one that is made to harm takes
 * minutes or all memory there is. One thread works on one file at a time, so that no more than one is held whole; what passes
 * a limit ends with its thread, and the next file has a new one.
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
    // The server may stop while the thread waits for its next file.
    worker.unref();
    // One that ends with nothing to do, or after it was given up, harms nobody: the next file has a new one.
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
      // Under `node --watch` a thread also reports the modules it loads; those messages are not for us.
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
