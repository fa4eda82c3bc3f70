import type * as pdfView from './pdf/pdf-view.js';

type PdfViewModule = typeof pdfView;

let loading: Promise<PdfViewModule> | undefined;

/** Loads pdf.js and the PDF view once; after a failure, the next call tries again. */
export function loadPdfView(): Promise<PdfViewModule> {
  loading ??= import('./pdf/pdf-view.js').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads pdf.js and starts its worker before a document is opened, for example on hover or on page load. */
export function preloadDocumentViewer(): void {
  loadPdfView().then(
    ({ startWorker }) => void startWorker(),
    () => {},
  );
}
