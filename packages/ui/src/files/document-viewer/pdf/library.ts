import { getDocument, PDFWorker, VerbosityLevel, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { scriptAddress } from '../../../foundations/csp/internal.js';
import { pdfAddresses } from '../pdf-addresses.js';

interface SharedWorker {
  worker: PDFWorker;
  /** Rejects when the script cannot be loaded or crashes; never resolves. */
  broken: Promise<never>;
}

let shared: SharedWorker | undefined;

/** Returns the worker shared by all documents; the first call starts it (see `preloadDocumentViewer`). */
export function startWorker(): SharedWorker {
  if (shared) return shared;
  const address = pdfAddresses().worker;
  const port = new Worker(scriptAddress(address), { type: 'module', name: 'pdf' });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const broken = new Promise<never>((_, reject) => {
    port.addEventListener('error', (event) => {
      shared = undefined;
      port.terminate();
      reject(
        new Error(
          event.message ||
            `The document viewer found no worker of pdf.js ${version} at ${address}: serve it there, or say where it is with configurePdf({ worker }).`,
        ),
      );
    });
  });
  // oxlint-disable-next-line no-console -- for developers of the host app: in the viewer, users only get a retry
  broken.catch((error: unknown) => console.error(error));
  shared = { worker, broken };
  return shared;
}

/** Opens a document. Its scripts and forms are not executed, so that a file can only be viewed. */
export function openPdf(bytes: ArrayBuffer): { task: PDFDocumentLoadingTask; broken: Promise<never> } {
  const { worker, broken } = startWorker();
  const files = pdfAddresses().files ?? `/assets/pdf/${version}/`;
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    useWasm: false,
    enableXfa: false,
  });
  return { task, broken };
}
