import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import type { Rotation } from './page-layout.js';
import { printPdf } from './print-pdf.js';

/** Prints a document; returns the page being prepared, whether printing failed, and a way to cancel. */
export function usePrinting(pdf: PDFDocumentProxy, rotation: Rotation) {
  const [page, setPage] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const print = async () => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setHasFailed(false);
    try {
      await printPdf(pdf, { rotation, signal: abort.signal, onPage: setPage });
    } catch {
      if (!abort.signal.aborted) setHasFailed(true);
    }
    if (running.current === abort) setPage(null);
  };
  const cancel = () => {
    running.current?.abort();
    setPage(null);
  };
  return { page, hasFailed, print: () => void print(), cancel };
}
