import { useEffect, useRef, useState } from 'react';

/**
 * Lets the keyboard scroll a region that has more than it shows: `tabIndex` 0 while its content is higher than itself, so
 * that it is no stop on the way when there is nothing to scroll (axe: scrollable-region-focusable).
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
