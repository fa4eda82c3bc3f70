import { getDocument, PDFWorker, VerbosityLevel, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { scriptAddress } from '../../../foundations/csp/internal.js';

/** Where the host serves the worker of pdf.js (DOC-030, DS-017). */
const WORKER = '/assets/scripts/pdfworker.js';
/** Fonts, character tables and decoders that a document may need; fetched only then. */
const FILES = `/assets/pdf/${version}/`;

interface SharedWorker {
  worker: PDFWorker;
  /** Rejects when the script cannot be loaded or breaks down; never resolves. */
  broken: Promise<never>;
}

let shared: SharedWorker | undefined;

/** One worker serves every document of the page; it starts with the first, or before (`preloadDocumentViewer`). */
export function startWorker(): SharedWorker {
  if (shared) return shared;
  const port = new Worker(scriptAddress(WORKER), { type: 'module', name: 'pdf' });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const broken = new Promise<never>((_, reject) => {
    port.addEventListener('error', (event) => {
      shared = undefined;
      port.terminate();
      reject(new Error(event.message || 'the worker of the document viewer did not start'));
    });
  });
  broken.catch(() => {});
  shared = { worker, broken };
  return shared;
}

/** Opens a document. Its scripts and forms do not run: the reader looks, and nothing in a file may act. */
export function openPdf(bytes: ArrayBuffer): { task: PDFDocumentLoadingTask; broken: Promise<never> } {
  const { worker, broken } = startWorker();
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    useWasm: false,
    enableXfa: false,
  });
  return { task, broken };
}
