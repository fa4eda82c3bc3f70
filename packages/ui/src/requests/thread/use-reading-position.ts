import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useMedia } from '../../foundations/use-media.js';

/** How near the end counts as being there, in px. */
const NEAR = 48;

/** Room for a conversation that scrolls alone above its form; with less, the page scrolls as one. */
const ROOMY = '(width >= 768px) and (height >= 640px)';

/** How much of the window the bar at its top covers, in px. */
const barHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar-height')) || 0;

/** Whether the conversation scrolls in a box of its own, above its form. */
export const useScrollsAlone = (): boolean => useMedia(ROOMY, true);

interface Ends {
  first: string | undefined;
  last: string | undefined;
}

interface Viewport {
  /** What scrolls. */
  scroller: Element;
  /** Where what is seen of the lines begins and ends, from the top of the window. */
  top: number;
  bottom: number;
}

/**
 * Keeps the reader's place in a list that grows at both ends: in a box of its own it opens where reading stopped, stays at
 * the end for who is there, and otherwise holds the line that is looked at where it stands, whatever comes above or below
 * it. Without room for a box the page scrolls and the newest line comes first: whoever sees the head of the list is left
 * there, so that what comes is seen. Lines out of sight have a guessed height until they are drawn, so the place is held
 * again whenever the content changes its size. The list must not be anchored by the browser (`overflow-anchor: none`): two
 * hands would pull.
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
  /** The line that is held, and where it stood. */
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
    // Not a day, whose heading moves when older messages of it come; and rather the line that starts in view than one
    // that is cut by the edge, whose height may still be a guess.
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
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps -- opens once, when there is something to read
  }, [box, isFilled]);
  // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps -- what it holds stands in refs
  useLayoutEffect(hold, [first, last]);
  useEffect(() => {
    const node = content.current;
    if (!node || !isFilled) return;
    // Where the page now scrolls instead of the box, or the other way round, the place is another one.
    onScroll();
    const observer = new ResizeObserver(hold);
    observer.observe(node);
    // The box grows and shrinks with its form.
    if (scrollsAlone && box.current) observer.observe(box.current);
    if (!scrollsAlone) window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps -- what it holds stands in refs
  }, [content, isFilled, scrollsAlone]);

  return { onScroll, toNewest };
}
