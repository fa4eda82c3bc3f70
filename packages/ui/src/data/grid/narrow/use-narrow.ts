import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width in px from which the rows are shown as a grid (breakpoint xs). */
const GRID_FROM = 768;

/** Returns whether the grid's container is too narrow for columns. */
export function useNarrow(element: RefObject<HTMLElement | null>, enabled: boolean): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!enabled || !element.current) return undefined;
    const measure = () => {
      const width = element.current?.clientWidth ?? 0;
      setNarrow(width > 0 && width < GRID_FROM);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, enabled]);
  return enabled && narrow;
}
