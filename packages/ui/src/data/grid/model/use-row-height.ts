import { useLayoutEffect, useState, type RefObject } from 'react';

const DEFAULT = 50;

/** Returns the row height in px: as given, or that of the current density (50 comfortable, 40 compact). */
export function useRowHeight(
  element: RefObject<HTMLElement | null>,
  rowHeight: number | undefined,
  density: string | undefined,
): number {
  const [measured, setMeasured] = useState(density === 'compact' ? 40 : DEFAULT);
  useLayoutEffect(() => {
    if (rowHeight !== undefined || !element.current) return undefined;
    const read = () => {
      if (!element.current) return;
      const height = Number.parseFloat(getComputedStyle(element.current).getPropertyValue('--row-height'));
      setMeasured(Number.isFinite(height) ? height : DEFAULT);
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-density'] });
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the grid's density changes the measured height
  }, [element, rowHeight, density]);
  return rowHeight ?? measured;
}
