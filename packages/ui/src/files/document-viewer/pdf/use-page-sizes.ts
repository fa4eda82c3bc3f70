import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import type { PageSize } from './page-layout.js';

/** Pages requested at a time, so that the first pages show before the sizes of 500 are known. */
const BATCH = 50;

export interface PageSizes {
  /** Empty if even the first page cannot be read. */
  sizes: readonly PageSize[];
  /** All page sizes are known; until then, the first page's size stands in for the others. */
  isComplete: boolean;
}

const sizeOf = (page: PDFPageProxy): PageSize => {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
};

const isSame = (a: PageSize, b: PageSize) => a.width === b.width && a.height === b.height;

/** Returns the sizes of all pages in points: first that of page 1 for all, then the real ones as they are read. */
export function usePageSizes(pdf: PDFDocumentProxy): PageSizes | undefined {
  const [known, setKnown] = useState<PageSizes & { pdf: PDFDocumentProxy }>();

  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const read = async () => {
      const first = sizeOf(await pdf.getPage(1));
      let sizes: readonly PageSize[] = Array.from({ length: pdf.numPages }, () => first);
      if (!signal.aborted) setKnown({ pdf, sizes, isComplete: pdf.numPages === 1 });
      for (let start = 2; start <= pdf.numPages && !signal.aborted; start += BATCH) {
        const numbers = Array.from(
          { length: Math.min(BATCH, pdf.numPages - start + 1) },
          (_, offset) => start + offset,
        );
        const found = await Promise.all(
          // A page that cannot be read gets the size of the first page.
          numbers.map((number) => pdf.getPage(number).then(sizeOf, () => first)),
        );
        if (found.some((size) => !isSame(size, first)))
          sizes = sizes.map((size, index) => found[index + 1 - start] ?? size);
        const isComplete = start + BATCH > pdf.numPages;
        if (!signal.aborted)
          setKnown((now) => (now?.sizes === sizes && !isComplete ? now : { pdf, sizes, isComplete }));
      }
    };
    read().catch(() => {
      if (!signal.aborted) setKnown({ pdf, sizes: [], isComplete: false });
    });
    return () => closing.abort();
  }, [pdf]);

  return known?.pdf === pdf ? known : undefined;
}
