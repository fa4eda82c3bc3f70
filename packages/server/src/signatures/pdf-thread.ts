import { Worker } from 'node:worker_threads';
import type { PageFacts } from './signature-page.ts';

/**
 * PDFs are read and written in a thread of their own: one of 50 MB takes seconds of a processor, and one that is made to
 * harm takes minutes or all memory there is. One thread works on one file at a time, so that no more than one is held
 * whole; what lasts too long or needs too much ends with its thread, and the next file has a new one.
 */

export interface PdfTask {
  readonly bytes: Uint8Array;
  /** The signature page to add; without it, the pages are counted. */
  readonly page?: PageFacts;
}
export type PdfAnswer =
  | { readonly pages: number }
  | { readonly signed: Uint8Array }
  | { readonly failed: string };

/** Brings the file once it is its turn. */
type Read = () => Promise<Uint8Array<ArrayBuffer> | null>;

const HEAP_MB = 1024;
/** A document takes at most this long to be checked, and to be signed, which has no other way out. */
const CHECK_MS = 30_000;
const SIGN_MS = 120_000;
/** A thread that has nothing to do gives its memory back after this long. */
const IDLE_MS = 30_000;

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let queue: Promise<unknown> = Promise.resolve();

function end(worker: Worker): void {
  if (thread === worker) thread = null;
  void worker.terminate();
}

function begin(): Worker {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // The server may stop while the thread waits for its next file.
  worker.unref();
  // One that ends with nothing to do, or after it was given up, harms nobody: the next file has a new one.
  worker.on('error', () => end(worker)).on('exit', () => end(worker));
  return worker;
}

function ask(task: PdfTask & { bytes: Uint8Array<ArrayBuffer> }, patience: number): Promise<PdfAnswer> {
  clearTimeout(idle);
  const worker = (thread ??= begin());
  return new Promise<PdfAnswer>((resolve, reject) => {
    const settle = (outcome: PdfAnswer | Error) => {
      clearTimeout(deadline);
      worker.off('message', heard).off('error', broke).off('exit', left);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    const giveUp = (outcome: PdfAnswer | Error) => {
      end(worker);
      settle(outcome);
    };
    // Under `node --watch` a thread also reports the modules it loads; those messages are not for us.
    const heard = ({ answer }: { answer?: PdfAnswer }) => answer && settle(answer);
    const broke = (error: NodeJS.ErrnoException) =>
      giveUp(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { failed: 'takes too much memory' } : error);
    const left = (code: number) => giveUp(new Error(`the thread of PDFs ended with code ${code}`));
    const deadline = setTimeout(() => giveUp({ failed: 'takes too long' }), patience);
    worker.on('message', heard).on('error', broke).on('exit', left);
    worker.postMessage(task, [task.bytes.buffer]);
  }).finally(() => {
    idle = setTimeout(() => thread && end(thread), IDLE_MS).unref();
  });
}

/** Waits for its turn, reads the file, and has the thread work on it; null when there is no such file. */
function inTurn(read: Read, patience: number, page?: PageFacts): Promise<PdfAnswer | null> {
  const turn = queue.then(async () => {
    const bytes = await read();
    return bytes && ask({ bytes, ...(page && { page }) }, patience);
  });
  queue = turn.catch(() => {});
  return turn;
}

/** How many pages a PDF has; null for one that is gone, damaged, protected, or made to keep the server busy. */
export async function pagesOfPdf(read: Read, patience = CHECK_MS): Promise<number | null> {
  const answer = await inTurn(read, patience);
  return answer && 'pages' in answer ? answer.pages : null;
}

/** The PDF with its signature page at its end; null when there is no such file. */
export async function signedPdf(read: Read, page: PageFacts): Promise<Uint8Array | null> {
  const answer = await inTurn(read, SIGN_MS, page);
  if (answer === null) return null;
  if ('signed' in answer) return answer.signed;
  throw new Error(`no signature page: ${'failed' in answer ? answer.failed : 'another answer'}`);
}
