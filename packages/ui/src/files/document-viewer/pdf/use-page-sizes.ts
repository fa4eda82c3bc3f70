import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import type { PageSize } from './page-layout.js';

/** Pages asked for in one go; the reader is not kept waiting for the sizes of 500. */
const BATCH = 50;

export interface PageSizes {
  /** Empty when not even the first page can be read. */
  sizes: readonly PageSize[];
  /** Every page has told its size; before, the first page's stands in. */
  isComplete: boolean;
}

const sizeOf = (page: PDFPageProxy): PageSize => {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
};

const isSame = (a: PageSize, b: PageSize) => a.width === b.width && a.height === b.height;

/** Sizes of all pages in points: the first at once for all, the others as they become known. */
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
          // A page that cannot be read keeps the place of an ordinary one.
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
