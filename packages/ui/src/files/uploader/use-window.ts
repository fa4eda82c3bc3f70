import { useLayoutEffect, useState, type RefObject } from 'react';

/** Number of rows rendered above and below the visible ones. */
const OVERSCAN = 4;

export interface RowWindow {
  /** First rendered row, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Returns which rows of a scrolling list with equal row heights are in or near the viewport. */
export function useWindow(box: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const [range, setRange] = useState<RowWindow>({ from: 0, to: Math.min(count, 12) });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const update = () => {
      const from = Math.max(0, Math.floor(element.scrollTop / rowHeight) - OVERSCAN);
      const to = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + OVERSCAN;
      setRange((now) => (now.from === from && now.to === to ? now : { from, to }));
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [box, rowHeight]);
  return { from: range.from, to: Math.min(range.to, count) };
}
