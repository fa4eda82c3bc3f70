/**
 * The zoom of a document: fit to width, fit to page, a factor (1 is 100%), or `auto`, the initial fit, which is limited
 * so that small content is not enlarged too much.
 */
export type Zoom = 'auto' | 'width' | 'page' | number;
export const FITS = ['auto', 'width', 'page'] as const;

export const MIN_ZOOM = 0.25;
export const MAX_ZOOM = 5;
/** Zoom steps of the two buttons and the keys. */
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5] as const;
/** Factors offered in the list. */
export const LISTED_ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 4] as const;

/** Smallest factor of a fit; it may be below the smallest factor that can be chosen. */
const SMALLEST_FIT = MIN_ZOOM / 2;

export const clampZoom = (factor: number): number => Math.min(Math.max(factor, MIN_ZOOM), MAX_ZOOM);

/** Returns the next zoom step up or down from any factor, such as a fitted one; at either end the factor stays. */
export function stepZoom(factor: number, direction: 1 | -1): number {
  const near = 0.005;
  const next =
    direction > 0
      ? STEPS.find((step) => step > factor + near)
      : STEPS.findLast((step) => step < factor - near);
  return next ?? factor;
}

/** Parses a typed factor: “125”, “125 %”, “87,5%”; undefined if there is none. */
export function parseZoom(typed: string): number | undefined {
  const digits = /^\s*(\d+(?:[.,]\d+)?)\s*%?\s*$/u.exec(typed.replaceAll(/[\u00a0\u202f]/g, ' '))?.[1];
  const percent = Number(digits?.replace(',', '.'));
  return digits && percent > 0 ? clampZoom(percent / 100) : undefined;
}

interface Box {
  width: number;
  height: number;
}

/** Meaning of `auto`: the fit, and the largest factor it may reach. */
export interface AutoZoom {
  fit: 'width' | 'page';
  largest: number;
}

/** Returns the factor at which content of this size, in px, is shown in a view. */
export function zoomFactor(zoom: Zoom, content: Box, view: Box, auto: AutoZoom): number {
  if (typeof zoom === 'number') return Math.min(Math.max(zoom, SMALLEST_FIT), MAX_ZOOM);
  if (content.width <= 0 || content.height <= 0 || view.width <= 0) return 1;
  const byWidth = view.width / content.width;
  const fit = zoom === 'auto' ? auto.fit : zoom;
  const factor = fit === 'width' ? byWidth : Math.min(byWidth, view.height / content.height);
  return Math.min(Math.max(factor, SMALLEST_FIT), zoom === 'auto' ? auto.largest : MAX_ZOOM);
}
