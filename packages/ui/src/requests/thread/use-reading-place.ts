import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

/** How near the end counts as being there, in px. */
const NEAR = 48;

/** Room for a conversation that scrolls alone above its form; with less, the page scrolls as one. */
const ROOMY = '(width >= 768px) and (height >= 640px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(ROOMY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the conversation scrolls in a box of its own. */
export const useScrollsAlone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(ROOMY).matches,
    () => true,
  );

interface Ends {
  first: string | undefined;
  last: string | undefined;
}

interface Place {
  /** What scrolls. */
  scroller: Element;
  /** Where what is seen of the lines begins and ends, from the top of the window. */
  top: number;
  bottom: number;
}

/**
 * Keeps the reader's place in a list that grows at both ends: opens where reading stopped, stays at the end for who is
 * there, and otherwise holds the line that is looked at where it stands, whatever comes above or below it. Lines out of
 * sight have a guessed height until they are drawn, so the place is held again whenever the content changes its size.
 * Without room for a box of its own the page scrolls: then the end is held where it stands, and with it the form under
 * it, and nothing moves for who is at the top of the page. The list must not be anchored by the browser
 * (`overflow-anchor: none`): two hands would pull.
 */
export function useReadingPlace(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { first, last, scrollsAlone }: Ends & { scrollsAlone: boolean },
  onAway: (isAway: boolean) => void,
) {
  const isAtEnd = useRef(true);
  const hasOpened = useRef(false);
  /** The line that is held, or the end of the list, and where it stood. */
  const anchor = useRef<{ line: Element; edge: 'top' | 'bottom'; at: number } | null>(null);

  const placeOf = (element: HTMLElement): Place => {
    if (!scrollsAlone)
      return { scroller: document.scrollingElement!, top: 0, bottom: document.documentElement.clientHeight };
    const { top, bottom } = element.getBoundingClientRect();
    return { scroller: element, top, bottom };
  };
  const onScroll = () => {
    const [element, list] = [box.current, content.current];
    if (!element || !list) return;
    const { top, bottom } = placeOf(element);
    const end = list.getBoundingClientRect().bottom;
    isAtEnd.current = end <= bottom + NEAR;
    onAway(!isAtEnd.current);
    if (isAtEnd.current) {
      anchor.current = { line: list, edge: 'bottom', at: end - (scrollsAlone ? bottom : 0) };
      return;
    }
    // Not a day, whose heading moves when older messages of it come; and rather the line that starts in view than one
    // that is cut by the edge, whose height may still be a guess.
    const lines = [...element.querySelectorAll('[data-entry]')];
    const line =
      lines.find((each) => each.getBoundingClientRect().top >= top) ??
      lines.findLast((each) => each.getBoundingClientRect().top < top);
    anchor.current = line ? { line, edge: 'top', at: line.getBoundingClientRect().top - top } : null;
  };
  const hold = () => {
    const element = box.current;
    if (!element || !hasOpened.current || !anchor.current?.line.isConnected) return;
    const { scroller, top, bottom } = placeOf(element);
    if (scrollsAlone && isAtEnd.current) {
      scroller.scrollTop = scroller.scrollHeight;
      return;
    }
    // Whoever looks at the head of the page is left there.
    if (!scrollsAlone && scroller.scrollTop === 0) return;
    const { line, edge, at } = anchor.current;
    const origin = edge === 'top' ? top : scrollsAlone ? bottom : 0;
    scroller.scrollTop += line.getBoundingClientRect()[edge] - origin - at;
  };
  const toEnd = () => {
    const [element, list] = [box.current, content.current];
    if (!element || !list) return;
    const { scroller, bottom } = placeOf(element);
    scroller.scrollTop += list.getBoundingClientRect().bottom - bottom;
    onScroll();
  };

  const isFilled = last !== undefined;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isFilled) return;
    const { scroller, top, bottom } = placeOf(element);
    const rule = element.querySelector<HTMLElement>('[data-rule]')?.getBoundingClientRect().top;
    if (rule !== undefined) {
      // On the page, only for a rule that is out of sight: its head tells what the conversation is about.
      if (scrollsAlone || rule > bottom - NEAR) scroller.scrollTop += rule - top - NEAR;
    } else if (scrollsAlone) scroller.scrollTop = scroller.scrollHeight;
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
    if (!scrollsAlone) window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps -- what it holds stands in refs
  }, [content, isFilled, scrollsAlone]);

  return { onScroll, toEnd };
}
