import { useState, type UIEvent } from 'react';

/** px; rows of selectors are 40 high. */
export const ROW = 40;
/** Rows drawn beyond both edges, so that a frame painted before the scroll event shows no gap. */
const OVERSCAN = 4;

/** The rows that a scroller shows, from its scroll position: drawn anew only when other rows come into view. */
export function useRowWindow(count: number, rows: number) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.min(top, count - rows) - OVERSCAN);
  return {
    first,
    end: Math.min(count, first + rows + 2 * OVERSCAN + 1),
    onScroll: (event: UIEvent<HTMLElement>) => setTop(Math.floor(event.currentTarget.scrollTop / ROW)),
  };
}
