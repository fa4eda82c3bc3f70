import { useCallback, useRef, type RefObject } from 'react';

const DURATION = 220;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/**
 * Animates cells from their old to their new positions (220 ms; none with reduced motion): call `remember` just before
 * the board changes, and `glide` once the change is in the DOM.
 */
export function useReorderMotion(grid: RefObject<HTMLElement | null>) {
  const before = useRef<Map<HTMLElement, DOMRect> | null>(null);
  const running = useRef(new Map<HTMLElement, Animation>());
  const remember = useCallback(() => {
    if (!grid.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    before.current = new Map(
      [...grid.current.querySelectorAll<HTMLElement>(':scope > [data-widget]')].map((cell) => [
        cell,
        cell.getBoundingClientRect(),
      ]),
    );
  }, [grid]);
  const glide = useCallback(() => {
    const old = before.current;
    before.current = null;
    if (!old) return;
    for (const animation of running.current.values()) animation.cancel();
    running.current.clear();
    for (const [cell, from] of old) {
      if (!cell.isConnected || cell.dataset['floating'] !== undefined) continue;
      const to = cell.getBoundingClientRect();
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
      if (!isInView(from) && !isInView(to)) continue;
      const animation = cell.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: DURATION,
        easing: EASING,
      });
      running.current.set(cell, animation);
    }
  }, []);
  return { remember, glide };
}

/** Animations out of view would cost as much per frame, so they are skipped. */
const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;
