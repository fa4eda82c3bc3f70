import { allowScript } from '../../foundations/csp/internal.js';

/** Where the host serves what the document viewer loads by itself. */
export interface PdfAddresses {
  /**
   * The worker of pdf.js, a module script of the same origin: `pdf.worker.min.mjs` of the installed `pdfjs-dist`. Default:
   * `/assets/scripts/pdfworker.js` (DOC-030, DS-017).
   */
  worker?: string;
  /**
   * The folder, with a slash at its end, of the character tables (`cmaps`), fonts (`standard_fonts`) and decoders (`wasm`) of
   * `pdfjs-dist`; fetched only by documents that need them. Default: `/assets/pdf/<version>/`.
   */
  files?: string;
}

let addresses: PdfAddresses & { worker: string } = { worker: '/assets/scripts/pdfworker.js' };

/** Says, before the first document is opened, where the host serves the worker of pdf.js and its files. */
export function configurePdf(own: PdfAddresses): void {
  // On a server nothing is opened; the page says it again.
  if (own.worker && typeof location !== 'undefined') allowScript(own.worker);
  addresses = { ...addresses, ...own };
}

/** What was configured; only the viewer itself asks. */
export const pdfAddresses = (): Readonly<typeof addresses> => addresses;
