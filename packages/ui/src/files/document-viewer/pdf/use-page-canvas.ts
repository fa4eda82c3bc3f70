import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../foundations/use-latest.js';
import { releaseCanvas } from '../canvas.js';
import { drawPage, type Drawing } from './draw-page.js';
import type { RenderQueue } from './render-queue.js';

interface PageCanvas extends Omit<Drawing, 'signal' | 'intent'> {
  queue: RenderQueue;
  /** Lower values are drawn sooner. */
  urgency: () => number;
}

/**
 * Renders a page into a canvas inside the returned `holder` ref. The old canvas stays, scaled, until the new one is
 * ready, so that zooming never blanks the page.
 */
export function usePageCanvas({ pdf, page, scale, rotation, density, queue, urgency }: PageCanvas) {
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const askUrgency = useLatest(urgency);

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const run = async () => {
      try {
        const drawing = { pdf, page, scale, rotation, signal };
        const canvas = await drawPage(density === undefined ? drawing : { ...drawing, density });
        const element = holder.current;
        if (signal.aborted || !element) {
          releaseCanvas(canvas);
          return;
        }
        canvas.className = 'absolute inset-0 size-full';
        const before = element.querySelector('canvas');
        element.replaceChildren(canvas);
        if (before) releaseCanvas(before);
        setState('drawn');
      } catch (error) {
        if (!signal.aborted) setState('failed');
        throw error;
      }
    };
    queue.add({ urgency: askUrgency, run, signal });
    return () => abort.abort();
  }, [pdf, page, scale, rotation, density, queue, askUrgency]);

  useEffect(() => {
    const element = holder.current;
    return () => {
      const last = element?.querySelector('canvas');
      if (last) releaseCanvas(last);
      // Frees the data that pdf.js decoded for drawing the page.
      void pdf.getPage(page + 1).then(
        (proxy) => proxy.cleanup(),
        () => {},
      );
    };
  }, [pdf, page]);

  return { holder, state };
}
