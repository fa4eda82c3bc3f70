import type * as pdfView from './pdf/pdf-view.js';

type PdfViewModule = typeof pdfView;

let loading: Promise<PdfViewModule> | undefined;

/** pdf.js and all that draws with it, fetched once; a failed fetch is tried again the next time. */
export function loadPdfView(): Promise<PdfViewModule> {
  loading ??= import('./pdf/pdf-view.js').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Starts pdf.js and its worker before a document is asked for: on the way of the pointer, or with the page. */
export function preloadDocumentViewer(): void {
  loadPdfView().then(
    ({ startWorker }) => void startWorker(),
    () => {},
  );
}
