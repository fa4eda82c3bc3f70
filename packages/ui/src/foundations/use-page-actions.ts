import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the page how much of its foot a bar of actions takes that stays there: what takes the focus is scrolled above it,
 * and toasts stand above it (`--page-bottom` in styles.css). The bar has the attribute `data-page-actions`.
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
