import { useState, type UIEvent } from 'react';

/** Row height in px. */
export const ROW = 40;
/** Rows rendered beyond both edges, so that a frame painted before the scroll event shows no gap. */
const OVERSCAN = 4;

/** Returns the range of rows in view for the scroll position; renders again only when that range changes. */
export function useRowWindow(count: number, rows: number) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.min(top, count - rows) - OVERSCAN);
  return {
    first,
    end: Math.min(count, first + rows + 2 * OVERSCAN + 1),
    onScroll: (event: UIEvent<HTMLElement>) => setTop(Math.floor(event.currentTarget.scrollTop / ROW)),
  };
}
