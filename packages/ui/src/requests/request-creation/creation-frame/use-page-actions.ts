import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the page how high the bar of actions is that stays at its foot: what takes the focus is scrolled above it, and
 * toasts stand above it (`--page-bottom` in styles.css).
 */
export function usePageActions(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--page-bottom', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--page-bottom');
    };
  }, [bar]);
}
