import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** How near the end counts as being there, in px. */
const NEAR = 48;

interface Ends {
  first: string | undefined;
  last: string | undefined;
}

/**
 * Keeps the reader's place in a list that grows at both ends: opens where reading stopped, stays at the end for who is
 * there, and otherwise holds the line that is looked at where it stands, whatever comes above or below it. Lines out of
 * sight have a guessed height until they are drawn, so the place is held again whenever the content changes its size.
 * The scroller must not anchor by itself (`overflow-anchor: none`): two hands would pull.
 */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { first, last }: Ends,
  onAway: (isAway: boolean) => void,
) {
  const isAtEnd = useRef(true);
  const hasOpened = useRef(false);
  const anchor = useRef<{ line: Element; top: number } | null>(null);

  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR;
    onAway(!isAtEnd.current);
    const { top } = box.getBoundingClientRect();
    // Not a day, whose heading moves when older messages of it come; and rather the line that starts in view than one
    // that is cut by the edge, whose height may still be a guess.
    const lines = [...box.querySelectorAll('[data-entry]')];
    const line =
      lines.find((each) => each.getBoundingClientRect().top >= top) ??
      lines.findLast((each) => each.getBoundingClientRect().top < top);
    anchor.current = line ? { line, top: line.getBoundingClientRect().top - top } : null;
  };
  const hold = () => {
    const box = scroller.current;
    if (!box || !hasOpened.current) return;
    if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    else if (anchor.current?.line.isConnected) {
      const now = anchor.current.line.getBoundingClientRect().top - box.getBoundingClientRect().top;
      box.scrollTop += now - anchor.current.top;
    }
  };
  const toEnd = () => {
    isAtEnd.current = true;
    hold();
    onAway(false);
  };

  const isFilled = last !== undefined;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !isFilled) return;
    const rule = box.querySelector<HTMLElement>('[data-rule]');
    box.scrollTop = rule ? rule.offsetTop - NEAR : box.scrollHeight;
    hasOpened.current = true;
    onScroll();
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps -- opens once, when there is something to read
  }, [scroller, isFilled]);
  // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps -- what it holds stands in refs
  useLayoutEffect(hold, [first, last]);
  useEffect(() => {
    const node = content.current;
    if (!node || !isFilled) return;
    const observer = new ResizeObserver(hold);
    observer.observe(node);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- what it holds stands in refs
  }, [content, isFilled]);

  return { onScroll, toEnd };
}
