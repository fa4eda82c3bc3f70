import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  offsetOf,
  PAGE_GAP,
  pagesWithin,
  positionAt,
  type PageLayout,
  type PagePosition,
} from './page-layout.js';

/** The visible pages, and the current one. */
interface Shown {
  first: number;
  last: number;
  current: number;
}

/** Returns the page with the largest visible share; on a tie the page navigated to, otherwise the first. */
function mainPage(layout: PageLayout, from: number, to: number, wanted: number | null): number {
  const [first, last] = pagesWithin(layout, from, to);
  let main = first;
  let most = -1;
  for (let page = first; page <= last; page += 1) {
    const top = layout.tops[page]!;
    const { height } = layout.sizes[page]!;
    const share = (Math.min(to, top + height) - Math.max(from, top)) / height;
    if (share > most + 0.001 || (page === wanted && share > most - 0.001)) {
      main = page;
      most = share;
    }
  }
  return main;
}

/**
 * Scroll state of the pages: the visible pages, navigation to a page, and keeping the position when the layout changes
 * (zoom, rotation, view size, newly known page sizes). `read` updates the position from the scroll offset.
 */
export function usePageScroll(layout: PageLayout, onScroll: (scroller: HTMLElement) => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const position = useRef<(PagePosition & { across: number }) | null>(null);
  const [shown, setShown] = useState<Shown>({ first: 0, last: 0, current: 0 });
  const latest = useRef({ layout, onScroll });
  useLayoutEffect(() => {
    latest.current = { layout, onScroll };
  });

  const read = useCallback(() => {
    const area = scroller.current;
    const { layout: now, onScroll: tell } = latest.current;
    if (!area || now.tops.length === 0) return;
    const { scrollTop: from, clientHeight, scrollLeft, clientWidth } = area;
    const to = from + clientHeight;
    const [first, last] = pagesWithin(now, from, to);
    const current = mainPage(now, from, to, wanted.current);
    if (current !== wanted.current) wanted.current = null;
    // The middle of the view keeps its position, except at the very start.
    const middle = from <= PAGE_GAP ? 0 : from + clientHeight / 2;
    const width = Math.max(now.width, clientWidth);
    position.current =
      middle === 0 && scrollLeft === 0
        ? null
        : { ...positionAt(now, middle), across: (scrollLeft + clientWidth / 2) / width };
    setShown((before) =>
      before.first === first && before.last === last && before.current === current
        ? before
        : { first, last, current },
    );
    tell(area);
  }, []);

  useLayoutEffect(() => {
    const area = scroller.current;
    if (!area) return;
    if (position.current) {
      const width = Math.max(layout.width, area.clientWidth);
      area.scrollTop = offsetOf(layout, position.current) - area.clientHeight / 2;
      area.scrollLeft = position.current.across * width - area.clientWidth / 2;
    }
    read();
  }, [layout, read]);

  useEffect(() => {
    const area = scroller.current;
    if (!area) return undefined;
    area.addEventListener('scroll', read, { passive: true });
    return () => area.removeEventListener('scroll', read);
  }, [read]);

  /** Scrolls to the top of a page, or to an offset on it in px. */
  const goTo = useCallback(
    (page: number, below = 0) => {
      const area = scroller.current;
      if (!area) return;
      wanted.current = page;
      area.scrollTop = (latest.current.layout.tops[page] ?? 0) + below - PAGE_GAP;
      read();
    },
    [read],
  );

  return { scroller, shown, goTo, read };
}
