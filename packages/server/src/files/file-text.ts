import { Worker } from 'node:worker_threads';
import { MIME } from './content-type.ts';

/**
 * The words of files are read in a thread of their own, one file after the other: what lasts too long or needs too much memory
 * ends with its thread, and the next file has a new one (docs/decisions/0058-file-contents.md).
 */

/** How a file of a media type is read. */
const KINDS: Readonly<Record<string, FileTextTask['kind']>> = {
  [MIME.pdf]: 'pdf',
  [MIME.docx]: 'docx',
  [MIME.xlsx]: 'xlsx',
  [MIME.txt]: 'text',
};
/** Media types whose words are read. */
export const READABLE_TYPES = Object.keys(KINDS);

export interface FileTextTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: 'pdf' | 'docx' | 'xlsx' | 'text';
}
/** The words; null where the file cannot be read. */
export interface FileTextAnswer {
  readonly text: string | null;
}

/** A larger file is not read, in bytes. */
export const MOST_READ = 50 * 1024 * 1024;
/** A file takes at most this long. */
const MOST_MS = 20_000;
const MB = 1024 * 1024;
const HEAP_MB = 256;
/** Most by which the process grows while a file is read: unpacked bytes stand outside of the heap, which alone has a limit. */
const GROWTH = 768 * MB;
const WATCH_MS = 100;
/** A thread that has nothing to do gives its memory back after this long. */
const IDLE_MS = 5000;

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let queue: Promise<unknown> = Promise.resolve();

function end(worker: Worker): void {
  if (thread === worker) thread = null;
  void worker.terminate();
}

function begin(): Worker {
  const worker = new Worker(new URL('./file-text-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // The server may stop while the thread waits for its next file.
  worker.unref();
  worker.on('error', () => end(worker)).on('exit', () => end(worker));
  return worker;
}

function ask(task: FileTextTask, patience: number): Promise<string | null> {
  clearTimeout(idle);
  const worker = (thread ??= begin());
  return new Promise<string | null>((resolve) => {
    const most = process.memoryUsage.rss() + GROWTH;
    const settle = (text: string | null) => {
      clearTimeout(deadline);
      clearInterval(watch);
      worker.off('message', heard).off('error', giveUp).off('exit', giveUp);
      resolve(text);
    };
    const giveUp = () => {
      end(worker);
      settle(null);
    };
    // Under `node --watch` a thread also reports the modules it loads; those messages are not for us.
    const heard = ({ answer }: { answer?: FileTextAnswer }) => answer && settle(answer.text);
    const deadline = setTimeout(giveUp, patience);
    const watch = setInterval(() => process.memoryUsage.rss() > most && giveUp(), WATCH_MS);
    worker.on('message', heard).on('error', giveUp).on('exit', giveUp);
    worker.postMessage(task, [task.bytes.buffer]);
  }).finally(() => {
    idle = setTimeout(() => thread && end(thread), IDLE_MS).unref();
  });
}

/** The words of a file, once it is its turn; null where it cannot be read, or is made to keep the server busy. */
export function textOfFile(
  bytes: Uint8Array<ArrayBuffer>,
  mime: string,
  patience = MOST_MS,
): Promise<string | null> {
  const kind = KINDS[mime];
  if (!kind || bytes.length > MOST_READ) return Promise.resolve(null);
  const turn = queue.then(() => ask({ bytes, kind }, patience));
  queue = turn.catch(() => {});
  return turn;
}
