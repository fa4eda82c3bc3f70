import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { viewportOf } from './draw-page.js';
import type { Rotation } from './page-layout.js';

interface TextOfPage {
  pdf: PDFDocumentProxy;
  page: number;
  scale: number;
  rotation: Rotation;
  /** The text waits until the page is drawn: that is what the reader waits for. */
  isReady: boolean;
}

/** The elements of the pieces of a page's text, in the order of the text; null until they stand. */
export type TextElements = readonly HTMLElement[] | null;

/** Lays the text of a page, unseen, over its drawing, to be selected, copied and read aloud. */
export function useTextLayer({ pdf, page, scale, rotation, isReady }: TextOfPage): {
  container: RefObject<HTMLDivElement | null>;
  elements: TextElements;
} {
  const container = useRef<HTMLDivElement>(null);
  const [elements, setElements] = useState<TextElements>(null);
  const firstScale = useRef(scale);

  useEffect(() => {
    const element = container.current;
    if (!isReady || !element) return undefined;
    let isWanted = true;
    let layer: TextLayer | undefined;
    const lay = async () => {
      const proxy = await pdf.getPage(page + 1);
      const content = await proxy.getTextContent();
      if (!isWanted) return;
      element.replaceChildren();
      if (content.lang) element.lang = content.lang;
      layer = new TextLayer({
        textContentSource: content,
        container: element,
        viewport: viewportOf(proxy, firstScale.current, rotation),
        images: undefined,
      });
      await layer.render();
      if (isWanted) setElements(layer.textDivs);
    };
    // A page without readable text is still a page.
    lay().catch(() => {});
    return () => {
      isWanted = false;
      setElements(null);
      layer?.cancel();
    };
  }, [pdf, page, rotation, isReady]);

  return { container, elements };
}
