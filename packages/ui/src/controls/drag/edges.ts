import type { Point } from './active-drag.js';

/** Fraction of a scroll container, from each edge, in which a drag scrolls it. */
export const SCROLL_EDGE = 0.12;

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Returns the visible box of a scroll container; for the page's own scroller the whole viewport. */
function boxOf(element: Element): Box {
  if (element === document.scrollingElement)
    return { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
  return element.getBoundingClientRect();
}

const isNear = (element: Element, { top, bottom, left, right }: Box, { x, y }: Point): boolean => {
  const [dx, dy] = [(right - left) * SCROLL_EDGE, (bottom - top) * SCROLL_EDGE];
  return (
    (y < top + dy && element.scrollTop > 0) ||
    (y > bottom - dy && element.scrollTop + element.clientHeight < element.scrollHeight - 1) ||
    (x < left + dx && element.scrollLeft > 0) ||
    (x > right - dx && element.scrollLeft + element.clientWidth < element.scrollWidth - 1)
  );
};

/** Decides which moves matter for auto-scroll: those near an edge that can scroll, and the first one away from it. */
export function edgesOf(scrollers: () => readonly Element[]) {
  const boxes = new Map<Element, Box>();
  let wasNear = false;
  return {
    concern(point: Point): boolean {
      const near = scrollers().some((element) => {
        let box = boxes.get(element);
        if (!box) boxes.set(element, (box = boxOf(element)));
        return isNear(element, box, point);
      });
      const concerns = near || wasNear;
      wasNear = near;
      return concerns;
    },
  };
}
