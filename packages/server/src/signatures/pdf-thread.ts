import { fileThread, LimitPassed } from '../files/index.ts';
import type { PageFacts } from './signature-page.ts';

/** PDFs are checked and signed in a thread of their own. */

export interface PdfTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The signature page to add; without it, the pages are counted. */
  readonly page?: PageFacts;
}
export type PdfAnswer =
  | { readonly pages: number }
  | { readonly signed: Uint8Array }
  | { readonly failed: string };

/** Brings the file once it is its turn. */
type Read = () => Promise<Uint8Array<ArrayBuffer> | null>;

/** A document takes at most this long to be checked, and to be signed, which has no other way out. */
const CHECK_MS = 30_000;
const SIGN_MS = 120_000;

const inTurn = fileThread<PdfTask, PdfAnswer>({
  module: new URL('./pdf-worker.ts', import.meta.url),
  heapMb: 1024,
  idleMs: 30_000,
});

/** Has the thread work on a file; null when there is no such file. */
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

/** How many pages a PDF has; null for one that is gone, damaged, protected, or made to keep the server busy. */
export async function pagesOfPdf(read: Read, patience = CHECK_MS): Promise<number | null> {
  const answer = await answerOf(read, patience);
  return answer && 'pages' in answer ? answer.pages : null;
}

/** The PDF with its signature page at its end; null when there is no such file. */
export async function signedPdf(read: Read, page: PageFacts): Promise<Uint8Array | null> {
  const answer = await answerOf(read, SIGN_MS, page);
  if (answer === null) return null;
  if ('signed' in answer) return answer.signed;
  throw new Error(`no signature page: ${'failed' in answer ? answer.failed : 'another answer'}`);
}
