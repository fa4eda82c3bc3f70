import { allowScript } from '../../foundations/csp/internal.js';

/** Where the host serves the files that the document viewer loads itself. */
export interface PdfAddresses {
  /**
   * URL of the pdf.js worker, a module script of the same origin: `pdf.worker.min.mjs` of the installed `pdfjs-dist`.
   * Default: `/assets/scripts/pdfworker.js` (DOC-030, DS-017).
   */
  worker?: string;
  /**
   * URL of the folder, with a trailing slash, of the character tables (`cmaps`), fonts (`standard_fonts`) and decoders
   * (`wasm`) of `pdfjs-dist`; loaded only for documents that need them. Default: `/assets/pdf/<version>/`.
   */
  files?: string;
}

let addresses: PdfAddresses & { worker: string } = { worker: '/assets/scripts/pdfworker.js' };

/** Sets where the host serves the pdf.js worker and files; call it before the first document is opened. */
export function configurePdf(own: PdfAddresses): void {
  // Not during server rendering, which opens no document; the browser calls this again.
  if (own.worker && typeof location !== 'undefined') allowScript(own.worker);
  addresses = { ...addresses, ...own };
}

/** Returns the configuration; internal to the viewer. */
export const pdfAddresses = (): Readonly<typeof addresses> => addresses;
