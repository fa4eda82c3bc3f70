import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useMedia } from '../../foundations/use-media.js';

/** Distance to the end, in px, that still counts as being at the end. */
const NEAR = 48;

/** Window size from which the conversation scrolls on its own above its form; in smaller ones the page scrolls. */
const ROOMY = '(width >= 768px) and (height >= 640px)';

/** Height of the bar that covers the top of the window, in px. */
const barHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar-height')) || 0;

/** Whether the conversation scrolls in its own box, above its form. */
export const useScrollsAlone = (): boolean => useMedia(ROOMY, true);

interface Ends {
  first: string | undefined;
  last: string | undefined;
}

interface Viewport {
  /** The element that scrolls. */
  scroller: Element;
  /** Top and bottom edge of the visible area, in px from the top of the window. */
  top: number;
  bottom: number;
}

/**
 * Keeps the reading position in a list that grows at both ends. In its own box the list opens where reading stopped,
 * stays at the end if the user is there, and otherwise keeps the line in view in place when lines are added above or
 * below. Without room for a box the page scrolls and the newest line comes first: at the top of the list the position
 * is not corrected, so that new lines are visible. Lines out of view have an estimated height until they are rendered,
 * so the position is corrected whenever the content is resized. The browser's scroll anchoring must be off for the list
 * (`overflow-anchor: none`), or both would correct the position.
 */
export function useReadingPosition(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { first, last, scrollsAlone }: Ends & { scrollsAlone: boolean },
  onAway: (isAway: boolean) => void,
) {
  /** Whether the newest line is in view. */
  const isAtNewest = useRef(true);
  const hasOpened = useRef(false);
  /** The line kept in place, and its distance in px from the top of the visible area. */
  const anchor = useRef<{ line: Element; at: number } | null>(null);

  const viewportOf = (element: HTMLElement): Viewport => {
    if (!scrollsAlone) return { scroller: document.scrollingElement!, top: barHeight(), bottom: innerHeight };
    const { top, bottom } = element.getBoundingClientRect();
    return { scroller: element, top, bottom };
  };
  const onScroll = () => {
    const [element, list] = [box.current, content.current];
    if (!element || !list) return;
    const { top, bottom } = viewportOf(element);
    const edges = list.getBoundingClientRect();
    isAtNewest.current = scrollsAlone ? edges.bottom <= bottom + NEAR : edges.top >= top - NEAR;
    onAway(!isAtNewest.current);
    anchor.current = null;
    if (isAtNewest.current) return;
    // Not a day heading, which moves when older messages of that day load; and rather a line that starts in view than
    // one cut off at the edge, whose height may still be an estimate.
    const lines = [...element.querySelectorAll('[data-entry]')];
    const line =
      lines.find((each) => each.getBoundingClientRect().top >= top) ??
      lines.findLast((each) => each.getBoundingClientRect().top < top);
    if (line) anchor.current = { line, at: line.getBoundingClientRect().top - top };
  };
  const hold = () => {
    const element = box.current;
    if (!element || !hasOpened.current) return;
    const { scroller, top } = viewportOf(element);
    if (isAtNewest.current) {
      if (scrollsAlone) scroller.scrollTop = scroller.scrollHeight;
      return;
    }
    if (!anchor.current?.line.isConnected) return;
    const { line, at } = anchor.current;
    scroller.scrollTop += line.getBoundingClientRect().top - top - at;
  };
  const toNewest = () => {
    const [element, list] = [box.current, content.current];
    if (!element || !list) return;
    const { scroller, top, bottom } = viewportOf(element);
    const edges = list.getBoundingClientRect();
    scroller.scrollTop += scrollsAlone ? edges.bottom - bottom : edges.top - top;
    onScroll();
  };

  const isFilled = last !== undefined;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isFilled) return;
    const { scroller, top } = viewportOf(element);
    const rule = element.querySelector<HTMLElement>('[data-rule]')?.getBoundingClientRect().top;
    if (scrollsAlone && rule !== undefined) scroller.scrollTop += rule - top - NEAR;
    else if (scrollsAlone) scroller.scrollTop = scroller.scrollHeight;
    hasOpened.current = true;
    onScroll();
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps -- runs once, when the first messages are there
  }, [box, isFilled]);
  // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps -- reads only refs, which need no dependency
  useLayoutEffect(hold, [first, last]);
  useEffect(() => {
    const node = content.current;
    if (!node || !isFilled) return;
    // The scrolling element may have changed between box and page, so the position is read again.
    onScroll();
    const observer = new ResizeObserver(hold);
    observer.observe(node);
    // The box is resized when the form is.
    if (scrollsAlone && box.current) observer.observe(box.current);
    if (!scrollsAlone) window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps -- reads only refs, which need no dependency
  }, [content, isFilled, scrollsAlone]);

  return { onScroll, toNewest };
}
