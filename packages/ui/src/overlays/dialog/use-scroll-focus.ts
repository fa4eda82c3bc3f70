import { useEffect, useRef, useState } from 'react';

/**
 * Makes a scrollable region reachable by keyboard: `tabIndex` 0 while its content is taller than the region, so that it
 * is no tab stop when there is nothing to scroll (axe: scrollable-region-focusable).
 */
export function useScrollFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const measure = () => setScrolls(region.scrollHeight > region.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: scrolls ? 0 : undefined };
}
