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
  /** Whether the page is drawn; the text layer is rendered after that, because the user waits for the drawing. */
  isReady: boolean;
}

/** One element per text piece, in text order; null until the layer is rendered. */
export type TextElements = readonly HTMLElement[] | null;

/** Renders the invisible text layer over the page canvas, for selection, copying and screen readers. */
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
    // A page is usable without its text layer.
    lay().catch(() => {});
    return () => {
      isWanted = false;
      setElements(null);
      layer?.cancel();
    };
  }, [pdf, page, rotation, isReady]);

  return { container, elements };
}
