/** The process that reads and writes PDFs, one after the other; see pdf-process.ts. */
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { serveFiles } from '../file-process/index.ts';
import type { PdfAnswer, PdfTask } from './pdf-process.ts';
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

serveFiles(answerTo);
