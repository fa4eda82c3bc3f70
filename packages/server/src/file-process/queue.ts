import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { READY } from './worker.ts';
import type { ProcessLimits } from './worker.ts';

/** Module and resource limits of a worker process. */
export interface ProcessOptions {
  /** The module that the process runs; it calls `serveFiles`. */
  readonly module: URL;
  readonly heapMb: number;
  /** Maximum resident memory of the process, in MB: memory outside the heap, such as unpacked bytes, has no limit of its own. */
  readonly memoryMb: number;
  /** An idle process is ended after this long, to free its memory. */
  readonly idleMs: number;
}

/** A file took too long or too much memory, or made its process crash: another attempt would end alike. */
export class LimitPassed extends Error {}

/** The process did not start, or was ended from outside, as when the server is stopped: the file is not to blame, and can be tried again. */
export class Interrupted extends Error {}

/** The process did not start: most likely it does not for the next file either. */
export class NotStarted extends Interrupted {}

interface Task {
  readonly bytes: Uint8Array<ArrayBuffer>;
}
/** Queues a task; when it is next, calls `bring` and runs the result in the process, for `patience` ms at most; null for no file. */
export type InTurn<T extends Task, A> = (
  bring: () => Promise<T | null>,
  patience: number,
) => Promise<A | null>;

/** Signals that end a process from outside; others, like an exit, come from the process itself. */
const OUTSIDE: ReadonlySet<NodeJS.Signals> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGKILL']);

/** A process that has not started by then is given up, in milliseconds. */
const START_MS = 60_000;

const notStarted = (why: string, cause?: Error): NotStarted =>
  new NotStarted(`the process of files did not start: ${why}`, { cause });

function reasonOfEnd(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal && OUTSIDE.has(signal)) return new Interrupted(`the process of files was ended by ${signal}`);
  if (signal === 'SIGABRT') return new LimitPassed('takes too much memory');
  return new LimitPassed(`makes its process end with ${signal ?? `code ${code}`}`);
}

/**
 * Creates a queue that processes files in a process of their own: a file of 50 MB takes seconds of CPU time, a malicious one
 * minutes or all memory, and an allocation that V8 cannot make ends the process, also when a worker thread asks for it. One
 * file is processed at a time, so that only one is held whole in memory. A task that exceeds a limit is ended with its
 * process, and the next file gets a new one. The process gets no environment, so that it knows no secret.
 */
export function fileProcess<T extends Task, A>({
  module,
  heapMb,
  memoryMb,
  idleMs,
}: ProcessOptions): InTurn<T, A> {
  let running: ChildProcess | null = null;
  /** Processes that have loaded their module: what happens to the others is not the fault of a file. */
  const ready = new WeakSet<ChildProcess>();
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function end(child: ChildProcess): void {
    if (running === child) running = null;
    child.kill('SIGKILL');
  }

  function begin(): ChildProcess {
    const limits: ProcessLimits = { memoryMb, server: process.pid };
    const child = fork(module, [JSON.stringify(limits)], {
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: {},
      // The report of a crash must not appear in the log of the server: it may quote the file.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    // An idle process must not keep the server from stopping.
    child.unref();
    child.channel?.unref();
    // A process that ends while idle needs no handling: the next file gets a new one.
    child.on('error', () => end(child)).on('exit', () => end(child));
    return child;
  }

  function ask(task: T, patience: number): Promise<A> {
    clearTimeout(idle);
    return new Promise<A>((resolve, reject) => {
      const child = (running ??= begin());
      const settle = () => {
        clearTimeout(deadline);
        child.off('message', heard).off('error', broke).off('exit', left);
      };
      const giveUp = (error: Error) => {
        settle();
        end(child);
        reject(error);
      };
      const broke = (error: Error) => giveUp(notStarted(error.message, error));
      const left = (code: number | null, signal: NodeJS.Signals | null) =>
        giveUp(
          ready.has(child)
            ? reasonOfEnd(code, signal)
            : notStarted(`it ended with ${signal ?? `code ${code}`}`),
        );
      let deadline: NodeJS.Timeout;
      const give = () => {
        deadline = setTimeout(() => giveUp(new LimitPassed('takes too long')), patience);
        // A process that ends before it has read the task reports an exit, which says why.
        child.send(task, () => {});
      };
      const heard = (message: unknown) => {
        if (message === READY) {
          clearTimeout(deadline);
          ready.add(child);
          return give();
        }
        settle();
        resolve(message as A);
      };
      child.on('message', heard).on('error', broke).on('exit', left);
      if (ready.has(child)) give();
      else deadline = setTimeout(() => giveUp(notStarted('it takes too long')), START_MS);
    }).finally(() => {
      idle = setTimeout(() => running && end(running), idleMs).unref();
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
