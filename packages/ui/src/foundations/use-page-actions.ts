import { useLayoutEffect, type RefObject } from 'react';

/**
 * Publishes the height that a sticky action bar takes at the bottom of the page: focused elements scroll above it, and
 * toasts are placed above it (`--page-bottom` in utilities.css). The bar has the attribute `data-page-actions`.
 */
export function usePageActions(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const tell = () => {
      const { top, height } = element.getBoundingClientRect();
      const bottom = height === 0 ? 0 : Math.max(0, window.innerHeight - top);
      style.setProperty('--page-bottom', `${bottom}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    window.addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', tell);
      style.removeProperty('--page-bottom');
    };
  }, [bar]);
}
