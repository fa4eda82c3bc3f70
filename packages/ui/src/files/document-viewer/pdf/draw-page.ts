import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MOST_PIXELS, releaseCanvas } from '../canvas.js';
import type { Rotation } from './page-layout.js';

export interface Drawing {
  pdf: PDFDocumentProxy;
  /** Index of the page, from 0. */
  page: number;
  /** Pixels (CSS) per point. */
  scale: number;
  rotation: Rotation;
  /** Device pixels per CSS pixel; default: those of the screen. */
  density?: number;
  intent?: 'display' | 'print';
  signal: AbortSignal;
}

export const viewportOf = (page: PDFPageProxy, scale: number, rotation: Rotation) =>
  page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 });

/** Draws a page on a new canvas; rejects if `signal` is aborted. */
export async function drawPage({
  pdf,
  page: index,
  scale,
  rotation,
  density = window.devicePixelRatio || 1,
  intent = 'display',
  signal,
}: Drawing): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(index + 1);
  signal.throwIfAborted();
  const plain = viewportOf(page, scale, rotation);
  const sharpness = Math.min(density, Math.sqrt(MOST_PIXELS / (plain.width * plain.height)));
  const viewport = viewportOf(page, scale * sharpness, rotation);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({ canvas, viewport, intent });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await task.promise;
  } catch (error) {
    releaseCanvas(canvas);
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return canvas;
}
