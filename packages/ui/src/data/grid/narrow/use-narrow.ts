import { useLayoutEffect, useState, type RefObject } from 'react';

/** px from which the rows stand in a grid (breakpoint xs). */
const GRID_FROM = 768;

/** Whether the place of the grid is too narrow for columns. */
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
