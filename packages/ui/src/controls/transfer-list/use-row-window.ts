import { useState, type UIEvent } from 'react';
import { useMedia } from '../../foundations/use-media.js';

/** Rows rendered beyond both edges, so that a frame painted before the scroll event shows no gap. */
const OVERSCAN = 4;

/** Returns the height of a row in px: on a phone, controls are 44 high. */
export const useRowHeight = (): number => (useMedia('(width < 768px)', false) ? 48 : 40);

/**
 * Returns the range of rows in view for the scroll position; renders again only when that range changes. `height` is the
 * height of a row in px.
 */
export function useRowWindow(count: number, rows: number, height: number) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.min(top, count - rows) - OVERSCAN);
  return {
    first,
    end: Math.min(count, first + rows + 2 * OVERSCAN + 1),
    onScroll: (event: UIEvent<HTMLElement>) => setTop(Math.floor(event.currentTarget.scrollTop / height)),
  };
}
