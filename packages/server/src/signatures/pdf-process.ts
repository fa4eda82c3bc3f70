import { fileProcess, LimitPassed } from '../file-process/index.ts';
import type { PageFacts } from './signature-page.ts';

/** Checks and signs PDFs in a separate process. */

export interface PdfTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The signature page to add; without it, the pages are counted. */
  readonly page?: PageFacts;
}
export type PdfAnswer =
  | { readonly pages: number }
  | { readonly signed: Uint8Array }
  | { readonly failed: string };

/** Reads the file when its turn in the queue comes. */
type Read = () => Promise<Uint8Array<ArrayBuffer> | null>;

/** Time limits for checking a document, and for signing it, which has no fallback. */
const CHECK_MS = 30_000;
const SIGN_MS = 120_000;

const inTurn = fileProcess<PdfTask, PdfAnswer>({
  module: new URL('./pdf-worker.ts', import.meta.url),
  heapMb: 1024,
  memoryMb: 2048,
  idleMs: 30_000,
});

/** Runs a task on a file in the process; null if the file does not exist. */
async function answerOf(read: Read, patience: number, page?: PageFacts): Promise<PdfAnswer | null> {
  try {
    return await inTurn(async () => {
      const bytes = await read();
      return bytes && { bytes, ...(page && { page }) };
    }, patience);
  } catch (error) {
    if (error instanceof LimitPassed) return { failed: error.message };
    throw error;
  }
}

/** Returns the number of pages of a PDF; null if it is missing, damaged, protected, or crafted to overload the server. */
export async function pagesOfPdf(read: Read, patience = CHECK_MS): Promise<number | null> {
  const answer = await answerOf(read, patience);
  return answer && 'pages' in answer ? answer.pages : null;
}

/** Returns the PDF with its signature page at the end; null if the file does not exist. */
export async function signedPdf(read: Read, page: PageFacts): Promise<Uint8Array | null> {
  const answer = await answerOf(read, SIGN_MS, page);
  if (answer === null) return null;
  if ('signed' in answer) return answer.signed;
  throw new Error(`no signature page: ${'failed' in answer ? answer.failed : 'unexpected response'}`);
}
