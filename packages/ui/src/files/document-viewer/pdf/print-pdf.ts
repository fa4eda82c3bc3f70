import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { imageOf, releaseCanvas } from '../canvas.js';
import { printSheets, sheetOf } from '../print.js';
import { drawPage } from './draw-page.js';
import type { Rotation } from './page-layout.js';

/** 150 dpi (PDF points are 72 dpi): sharp text on paper, without images of 30 MB. */
const PRINT_SCALE = 150 / 72;

interface PrintOptions {
  rotation: Rotation;
  signal: AbortSignal;
  /** Called when the preparation of a page (from 1) starts. */
  onPage: (page: number) => void;
}

/** Draws all pages for print, one after the other, then prints them. Rejects if `signal` is aborted. */
export async function printPdf(
  pdf: PDFDocumentProxy,
  { rotation, signal, onPage }: PrintOptions,
): Promise<void> {
  const addresses: string[] = [];
  try {
    for (let page = 0; page < pdf.numPages; page += 1) {
      onPage(page + 1);
      const drawing = {
        pdf,
        page,
        rotation,
        signal,
        scale: PRINT_SCALE,
        density: 1,
        intent: 'print',
      } as const;
      const canvas = await drawPage(drawing);
      addresses.push(URL.createObjectURL(await imageOf(canvas)));
      releaseCanvas(canvas);
      signal.throwIfAborted();
    }
    await printSheets(addresses.map(sheetOf));
  } finally {
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}
