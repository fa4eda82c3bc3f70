/** The thread that reads and writes PDFs, one after the other; see pdf-thread.ts. */
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { parentPort } from 'node:worker_threads';
import type { PdfAnswer, PdfTask } from './pdf-thread.ts';
import { withSignaturePage } from './signature-page.ts';

async function answerTo(task: PdfTask): Promise<PdfAnswer> {
  try {
    if (task.page) return { signed: await withSignaturePage(task.bytes, task.page) };
    const pdf = await PDFDocument.load(task.bytes, { parseSpeed: ParseSpeeds.Fastest });
    return { pages: pdf.getPageCount() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

async function serve(task: PdfTask): Promise<void> {
  const answer = await answerTo(task);
  parentPort?.postMessage({ answer }, 'signed' in answer ? [answer.signed.buffer as ArrayBuffer] : []);
}

parentPort?.on('message', (task: PdfTask) => void serve(task));
