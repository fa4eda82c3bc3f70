import { useLayoutEffect, useState, type RefObject } from 'react';

const DEFAULT = 50;

/** Row height in px: as told, or that of the density around the grid (50 comfortable, 40 compact), also when it changes. */
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the density of the grid changes what is read
  }, [element, rowHeight, density]);
  return rowHeight ?? measured;
}
