/**
 * How large a document is shown: to the width of the view, a whole page of it, by a factor (1 is 100%), or, to begin with,
 * as the view allows without growing large.
 */
export type Zoom = 'auto' | 'width' | 'page' | number;
export const FITS = ['auto', 'width', 'page'] as const;

export const MIN_ZOOM = 0.25;
export const MAX_ZOOM = 5;
/** Steps of the two buttons and the keys. */
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5] as const;
/** Factors offered in the list. */
export const LISTED_ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 4] as const;

/** A page that is fitted into little room may be smaller than anybody would ask for. */
const SMALLEST_FIT = MIN_ZOOM / 2;

export const clampZoom = (factor: number): number => Math.min(Math.max(factor, MIN_ZOOM), MAX_ZOOM);

/** The next step up or down from any factor, such as that of a fitted page; beyond the ends it stays. */
export function stepZoom(factor: number, direction: 1 | -1): number {
  const near = 0.005;
  const next =
    direction > 0
      ? STEPS.find((step) => step > factor + near)
      : STEPS.findLast((step) => step < factor - near);
  return next ?? factor;
}

/** The factor in what a person types: “125”, “125 %”, “87,5%”; nothing when there is none. */
export function parseZoom(typed: string): number | undefined {
  const digits = /^\s*(\d+(?:[.,]\d+)?)\s*%?\s*$/u.exec(typed.replaceAll(/[\u00a0\u202f]/g, ' '))?.[1];
  const percent = Number(digits?.replace(',', '.'));
  return digits && percent > 0 ? clampZoom(percent / 100) : undefined;
}

interface Box {
  width: number;
  height: number;
}

/** What `auto` is: the fit it starts from, and the factor it does not go beyond. */
export interface AutoZoom {
  fit: 'width' | 'page';
  largest: number;
}

/** The factor at which content of this size, in px, is shown in a view. */
export function zoomFactor(zoom: Zoom, content: Box, view: Box, auto: AutoZoom): number {
  if (typeof zoom === 'number') return Math.min(Math.max(zoom, SMALLEST_FIT), MAX_ZOOM);
  if (content.width <= 0 || content.height <= 0 || view.width <= 0) return 1;
  const byWidth = view.width / content.width;
  const fit = zoom === 'auto' ? auto.fit : zoom;
  const factor = fit === 'width' ? byWidth : Math.min(byWidth, view.height / content.height);
  return Math.min(Math.max(factor, SMALLEST_FIT), zoom === 'auto' ? auto.largest : MAX_ZOOM);
}
